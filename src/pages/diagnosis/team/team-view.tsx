import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isOwnStream, plotStream, recordStream } from '#app/records/event-streams.ts'
import { instant } from '#domain/units.ts'
import { localeTags } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { language } from '#locales/words.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { formatDateTime } from '#ui/text/format-time.ts'
import { showToast } from '#ui/toast.tsx'
import { JoinPart } from './join-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { SharingDialog, sharingText } from './sharing-choice.tsx'

/** The team of an office: joining, what is shared and its state, the members. Needs the catalog `team`. */
export function TeamView() {
  const words = texts('team')
  const { team, plots } = useServices()
  const phase = useStore(team.store, (state) => state.phase)
  const name = useStore(team.store, (state) => state.membership?.team.name)
  useEffect(() => {
    void team.start()
    void plots.start()
  }, [team, plots])
  return (
    <section className="stack gap-4">
      <PageHead
        title={phase === 'member' ? (name ?? words.title) : words.title}
        back={{ to: '/diag?view=backup', label: words.back }}
      />
      {phase === 'unread' && <output>{words.loading}</output>}
      {phase === 'none' && <JoinPart />}
      {phase === 'member' && <MemberPart />}
      {phase === 'ended' && <EndedPart />}
    </section>
  )
}

function EndedPart() {
  const words = texts('team')
  return (
    <>
      <Notice kind="error" title={words.state.ended}>
        <p>{words.reasons.revoked}</p>
      </Notice>
      <JoinPart />
      <LeavePart />
    </>
  )
}

function MemberPart() {
  return (
    <div className="columns">
      <div className="stack gap-4">
        <TeamStatus />
        <RefusedPart />
        <SharingPart />
      </div>
      <div className="stack gap-4">
        <PeoplePart />
        <LeavePart />
      </div>
    </div>
  )
}

/** What this device sends, collapsed to one row. */
function SharingPart() {
  const words = texts('team').sharing
  const { team } = useServices()
  const membership = useStore(team.store, (state) => state.membership)
  const [isOpen, setOpen] = useState(false)
  if (membership === null) return null
  if (membership.member.role === 'reader') return <Notice kind="note" title={words.reader} />
  return (
    <Card kind="flush">
      <Rows>
        <Row
          icon="share"
          title={words.title}
          detail={sharingText(membership.sharing)}
          onClick={() => setOpen(true)}
        />
      </Rows>
      {isOpen && (
        <SharingDialog
          sharing={membership.sharing}
          onClose={() => setOpen(false)}
          onChoose={(sharing) => {
            setOpen(false)
            void team.share(sharing).then(() => showToast({ text: words.kept }))
          }}
        />
      )}
    </Card>
  )
}

/** Lists what the office refused, by name, with the reason. */
function RefusedPart() {
  const words = texts('team').refused
  const { team, plots, records } = useServices()
  const refused = useStore(team.store, (state) => state.membership?.refused)
  const allPlots = useStore(plots.store, (state) => state.plots)
  const index = useStore(records.store, (state) => state.index.summaries)
  const count = refused?.length ?? 0
  useEffect(() => {
    if (count > 0) void records.openIndex()
  }, [count, records])
  if (refused === undefined || count === 0) return null
  const nameOf = (stream: string) => {
    if (stream === plotStream) return allPlots.length === 1 ? allPlots[0]?.name : words.things.plots
    if (isOwnStream(stream)) return words.things[stream]
    return (
      index.find(({ id }) => recordStream(id) === stream)?.samples[0]?.name || words.things.record
    )
  }
  return (
    <Card kind="flush" as="section" aria-label={words.list}>
      <Rows>
        {refused.slice(0, shownRefused).map(({ id, stream, code }) => (
          <Row key={id} icon="block" title={nameOf(stream)} detail={words.reasons[code]} />
        ))}
        <Row icon="restart_alt" title={words.retry} onClick={() => void team.retryRefused()} />
      </Rows>
    </Card>
  )
}

const shownRefused = 20

function LeavePart() {
  const words = texts('team').leave
  const { team } = useServices()
  const [isAsked, setAsked] = useState(false)
  const leave = async () => {
    setAsked(false)
    await team.leave()
    showToast({ text: words.done })
  }
  return (
    <div>
      <Button kind="text" onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      <Dialog
        title={words.title}
        open={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button kind="filled" onClick={() => setAsked(false)}>
              {words.stay}
            </Button>
            <Button kind="danger" onClick={() => void leave()}>
              {words.act}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </Dialog>
    </div>
  )
}

/** State of sharing: shared, waiting, refused, and why. Needs the catalog `team`. */
function TeamStatus() {
  const { state: words, reasons } = texts('team')
  const { team } = useServices()
  const { membership, waiting, ahead, sharedAt, problem, arriving } = useStore(team.store)
  if (membership === null) return null
  if (membership.isEnded) return <Notice kind="error" title={words.ended} />
  const refused = membership.refused.length
  const count = new Intl.NumberFormat(localeTags[language()])
  const hasProblem = problem !== null && problem !== 'offline'
  return (
    <output aria-label={words.open}>
      {arriving !== null && <Notice kind="note" title={words.arriving(count.format(arriving))} />}
      {arriving === null && waiting === 0 && !hasProblem && sharedAt !== null && (
        <Notice kind="done" title={words.shared}>
          <p>{words.at(formatDateTime(instant(sharedAt), 0))}</p>
        </Notice>
      )}
      {waiting > 0 && (
        <Notice kind="note" title={words.waiting(waiting)}>
          <p>{ahead > 0 ? words.ahead : problem === null ? words.sending : words.later}</p>
        </Notice>
      )}
      {hasProblem && <Notice kind="warning" title={reasons[problem]} />}
      {refused > 0 && <Notice kind="error" title={words.refused(refused)} />}
    </output>
  )
}
