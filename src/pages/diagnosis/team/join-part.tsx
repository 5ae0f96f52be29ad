import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Sharing } from '#domain/team/sharing.ts'
import { invitationIn } from '#domain/team/invitation.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import { QrScanner } from '#ui/qr/qr-scanner.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { SharingChoice } from './sharing-choice.tsx'

type Failure = keyof ReturnType<typeof texts<'team'>>['reasons']

/** Joins a team by a code from the URL, a pasted link or a QR code. */
export function JoinPart() {
  const words = texts('team')
  const { hash } = useLocation()
  const [found, setFound] = useState<string | null>(null)
  const code = found ?? invitationIn(hash)
  const { team } = useServices()
  const [missing, setMissing] = useState<Failure | null>(null)
  useEffect(() => void team.findServer().then(setMissing), [team])
  if (missing === 'no-server') {
    return <VerdictCard title={<h2>{words.join.needed}</h2>}>{words.reasons[missing]}</VerdictCard>
  }
  if (missing !== null) return <Notice kind="note" title={words.reasons[missing]} />
  return code === null ? <FindInvitation onFound={setFound} /> : <JoinForm code={code} />
}

function FindInvitation({ onFound }: { readonly onFound: (code: string) => void }) {
  const words = texts('team').join
  const [isScanning, setScanning] = useState(false)
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const take = (text: string) => {
    const code = invitationIn(text)
    setWrong(code === null)
    setScanning(false)
    if (code !== null) onFound(code)
  }
  return (
    <div className="stack gap-4">
      <p>{words.lead}</p>
      <Act small icon="qr_code_scanner" onClick={() => setScanning(true)}>
        {words.scan}
      </Act>
      <Card as="section">
        <InputField
          label={words.link}
          hint={words.linkHint}
          wrong={isWrong ? words.notALink : null}
          type="url"
          value={link}
          onChange={setLink}
        />
        <Button kind="tonal" onClick={() => take(link)}>
          {words.next}
        </Button>
      </Card>
      <Dialog title={words.scan} open={isScanning} onClose={() => setScanning(false)}>
        <QrScanner accepts={(text) => invitationIn(text) !== null} onRead={take} />
      </Dialog>
    </div>
  )
}

function JoinForm({ code }: { readonly code: string }) {
  const { join: words, reasons } = texts('team')
  const { team } = useServices()
  const navigate = useNavigate()
  const [memberName, setMemberName] = useState('')
  const [deviceName, setDeviceName] = useState(guessedDeviceName)
  const [sharing, setSharing] = useState<Sharing>({ kind: 'all' })
  const [isJoining, setJoining] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const join = async () => {
    const names = { memberName: memberName.trim(), deviceName: deviceName.trim() }
    const isMissing = names.memberName === '' || names.deviceName === ''
    setWrong(isMissing)
    if (isMissing || isJoining) return
    setJoining(true)
    const joined = await team.join({ code, sharing, ...names })
    setJoining(false)
    if (!joined.ok) setFailure(joined.reason)
    else {
      // Removes the code from the URL, so that it is not shared with the page.
      void navigate('/diag?view=team', { replace: true })
      const name = team.store.getState().membership?.team.name ?? ''
      showToast({ text: words.joined(name) })
    }
  }
  return (
    <div className="stack gap-4">
      <Card as="section">
        <InputField
          label={words.memberName}
          wrong={isWrong && memberName.trim() === '' ? words.missing : null}
          autoComplete="name"
          maxLength={60}
          value={memberName}
          onChange={setMemberName}
        />
        <InputField
          label={words.deviceName}
          wrong={isWrong && deviceName.trim() === '' ? words.missing : null}
          maxLength={60}
          value={deviceName}
          onChange={setDeviceName}
        />
        <SharingChoice sharing={sharing} onChange={setSharing} />
      </Card>
      {failure !== null && <Notice kind="error" title={reasons[failure]} />}
      <Act
        small
        icon="group"
        detail={words.detail}
        aria-disabled={isJoining}
        onClick={() => void join()}
      >
        {isJoining ? words.joining : words.act}
      </Act>
    </div>
  )
}

function guessedDeviceName() {
  const { deviceNames } = texts('team').join
  return window.matchMedia('(pointer: coarse)').matches ? deviceNames.phone : deviceNames.computer
}
