import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { useStore } from 'zustand'
import { invitationPath } from '#domain/team/invitation.ts'
import type { TeamInvitation, TeamPerson, TeamRole } from '#domain/team/team.ts'
import { instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { useServices } from '#ui/services.tsx'
import { LinkButtons } from '#ui/share/link-buttons.tsx'
import { dayText } from '#ui/text/day-text.ts'
import { formatDateTime } from '#ui/text/format-time.ts'
import { showToast } from '#ui/toast.tsx'

type Failure = keyof ReturnType<typeof texts<'team'>>['reasons']

/** The members; an owner can invite, restrict and remove them. */
export function PeoplePart() {
  const words = texts('team')
  const { team } = useServices()
  const role = useStore(team.store, (state) => state.membership?.member.role)
  const own = useStore(team.store, (state) => state.membership?.member.id)
  const [found, setFound] = useState<Awaited<ReturnType<typeof team.people>> | null>(null)
  const [opened, setOpened] = useState<TeamPerson | TeamInvitation | 'new' | null>(null)
  useEffect(() => void team.people().then(setFound), [team])
  const close = () => {
    setOpened(null)
    void team.people().then(setFound)
  }
  const people = found?.ok === true ? found.value : null
  const isOwner = role === 'owner'
  /** The office tells the roles of others to owners alone. */
  const roleText = (person: TeamPerson) => {
    if (person.id === own) return role && words.roles[role]
    return isOwner ? words.roles[person.role] : undefined
  }
  const waiting = people?.invitations.filter(({ isUsed }) => !isUsed) ?? []
  return (
    <section className="stack gap-4" aria-labelledby="team-people">
      <h2 id="team-people">{words.people.title}</h2>
      {found?.ok === false && <Notice kind="note" title={words.reasons[found.reason.reason]} />}
      {people !== null && (
        <Card kind="flush">
          <Rows>
            {people.members.map((person) => (
              <Row
                key={person.id}
                lead={initialOf(person.name)}
                title={person.name}
                detail={person.id === own ? words.people.thisDevice : lastSeenOf(person)}
                end={person.isRevoked ? words.people.stopped : roleText(person)}
                onClick={isOwner && person.id !== own ? () => setOpened(person) : undefined}
              />
            ))}
            {waiting.map((invitation) => (
              <Row
                key={invitation.id}
                lead={initialOf(invitation.name)}
                title={invitation.name || words.people.nameless}
                detail={words.people.invited(dayText(instant(invitation.expiresAt), 0))}
                end={words.people.waiting}
                onClick={isOwner ? () => setOpened(invitation) : undefined}
              />
            ))}
            {isOwner && (
              <Row icon="add" title={words.invite.open} onClick={() => setOpened('new')} />
            )}
          </Rows>
        </Card>
      )}
      {opened === 'new' && <InviteDialog onClose={close} />}
      {opened !== null && opened !== 'new' && 'devices' in opened && (
        <PersonDialog person={opened} onClose={close} />
      )}
      {opened !== null && opened !== 'new' && 'expiresAt' in opened && (
        <InvitationDialog invitation={opened} onClose={close} />
      )}
    </section>
  )
}

const initialOf = (name: string) => Array.from(name.trim())[0] ?? '?'

function lastSeenOf({ devices }: TeamPerson) {
  const words = texts('team').people
  const seen = devices.map(({ lastSeen }) => lastSeen ?? 0)
  const last = Math.max(0, ...seen)
  if (devices.length === 0) return undefined
  return last === 0 ? words.never : formatDateTime(instant(last), 0)
}

/** State of a role and the farmers that a member is restricted to. */
function useRights(start: { readonly role: TeamRole; readonly farmers: readonly string[] | null }) {
  const [role, setRole] = useState(start.role)
  const [farmers, setFarmers] = useState(start.farmers?.join('、') ?? '')
  const named = farmers
    .split(/[、,]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return { role, setRole, farmers, setFarmers, limited: named.length === 0 ? null : named }
}

function RightsFields({ rights }: { readonly rights: ReturnType<typeof useRights> }) {
  const { people: words, roles } = texts('team')
  return (
    <>
      <Segments
        legend={words.role}
        options={(['writer', 'reader', 'owner'] as const).map((value) => ({
          value,
          label: roles[value],
        }))}
        value={rights.role}
        onChange={rights.setRole}
      />
      {rights.role !== 'owner' && (
        <InputField
          label={words.onlyFarmers}
          hint={words.onlyFarmersHint}
          value={rights.farmers}
          onChange={(text) => rights.setFarmers(text)}
        />
      )}
    </>
  )
}

const rightsOf = ({ role, limited }: ReturnType<typeof useRights>) => ({
  role,
  farmers: role === 'owner' ? null : limited,
})

interface PersonProps {
  readonly person: TeamPerson
  readonly onClose: () => void
}

function PersonDialog({ person, onClose }: PersonProps) {
  const { people: words, reasons } = texts('team')
  const { team } = useServices()
  const rights = useRights(person)
  const done = async (asked: ReturnType<typeof team.changeMember>) => {
    const answer = await asked
    showToast({ text: answer.ok ? words.saved : reasons[answer.reason.reason] })
    onClose()
  }
  const setRevoked = (isRevoked: boolean) => void done(team.changeMember(person.id, { isRevoked }))
  return (
    <Dialog
      title={person.name}
      open
      onClose={onClose}
      actions={
        <Button
          kind="filled"
          onClick={() => void done(team.changeMember(person.id, rightsOf(rights)))}
        >
          {words.save}
        </Button>
      }
    >
      <RightsFields rights={rights} />
      {person.devices
        .filter(({ isRevoked }) => !isRevoked)
        .map((device) => (
          <Button
            key={device.id}
            kind="text"
            onClick={() => void done(team.revokeDevice(device.id))}
          >
            {words.stopDevice(device.name)}
          </Button>
        ))}
      <Button
        kind={person.isRevoked ? 'tonal' : 'danger'}
        onClick={() => setRevoked(!person.isRevoked)}
      >
        {person.isRevoked ? words.resume : words.stop}
      </Button>
    </Dialog>
  )
}

function InvitationDialog({
  invitation,
  onClose,
}: {
  readonly invitation: TeamInvitation
  readonly onClose: () => void
}) {
  const { people: words, reasons } = texts('team')
  const { team } = useServices()
  const withdraw = async () => {
    const answer = await team.withdraw(invitation.id)
    showToast({ text: answer.ok ? words.saved : reasons[answer.reason.reason] })
    onClose()
  }
  return (
    <Dialog title={invitation.name || words.nameless} open onClose={onClose}>
      <p>{words.invited(dayText(instant(invitation.expiresAt), 0))}</p>
      <Button kind="danger" onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
    </Dialog>
  )
}

type Hours = keyof ReturnType<typeof texts<'team'>>['invite']['hourChoices']

/** Asks for the invited member's details, then shows the code once: the office keeps only what is needed to verify it. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { invite: words, reasons } = texts('team')
  const { team } = useServices()
  const rights = useRights({ role: 'writer', farmers: null })
  const [name, setName] = useState('')
  const [hours, setHours] = useState<Hours>('72')
  const [code, setCode] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const make = async () => {
    const made = await team.invite({
      ...rightsOf(rights),
      name: name.trim(),
      expiresInHours: Number(hours),
    })
    setFailure(made.ok ? null : made.reason.reason)
    if (made.ok) setCode(made.value.code)
  }
  if (code !== null) return <InvitationCode name={name.trim()} code={code} onClose={onClose} />
  return (
    <Dialog
      title={words.open}
      open
      onClose={onClose}
      actions={
        <Button kind="filled" onClick={() => void make()}>
          {words.make}
        </Button>
      }
    >
      <InputField label={words.name} maxLength={60} value={name} onChange={setName} />
      <RightsFields rights={rights} />
      <Segments
        legend={words.hours}
        options={(['24', '72', '720'] as const).map((value) => ({
          value,
          label: words.hourChoices[value],
        }))}
        value={hours}
        onChange={setHours}
      />
      {failure !== null && <Notice kind="error" title={reasons[failure]} />}
    </Dialog>
  )
}

interface CodeProps {
  readonly name: string
  readonly code: string
  readonly onClose: () => void
}

function InvitationCode({ name, code, onClose }: CodeProps) {
  const { invite: words, people } = texts('team')
  const address = new URL(useHref(invitationPath(code)), window.location.href).href
  const title = words.show(name || people.nameless)
  return (
    <Dialog title={title} open onClose={onClose}>
      <Card kind="low">
        <QrCode text={address} name={title} />
      </Card>
      <p>{words.how}</p>
      <LinkButtons address={address} title={title} text={words.text} />
    </Dialog>
  )
}
