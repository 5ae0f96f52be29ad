import type { LiveSession } from '#app/session/session-state.ts'
import type { Run } from '#domain/run/run.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { formatClockSeconds, formatLength } from '#ui/text/format-time.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { LossNotice } from '#ui/storage-notice.tsx'
import { StatusGuard } from '#ui/status-guard.tsx'
import { trackOf } from '#domain/run/run.ts'
import { infeasibilityText } from '#pages/timer/setup/infeasibility-text.ts'
import { sampleName } from './sample-name.ts'

/** What the user must know while the test runs: another tab, no sound, an unreliable clock, nothing being saved. */
export function RunNotices({ live }: { readonly live: LiveSession }) {
  const { session } = useServices()
  const words = texts('live').notices
  if (live.isElsewhere) {
    return (
      <>
        <Notice kind="warning" title={words.elsewhere}>
          <Button kind="tonal" test onClick={() => void session.takeOver()}>
            {words.takeOver}
          </Button>
        </Notice>
        <StatusGuard notPersisted={live.notPersisted} compact />
      </>
    )
  }
  return (
    <>
      {live.clockCandidates !== null && (
        <AmbiguousClock live={live} candidates={live.clockCandidates} />
      )}
      <StatusGuard notPersisted={live.notPersisted} />
      <LossNotice />
      {live.infeasibility !== null && (
        <Notice kind="warning" title={words.noPlan}>
          {infeasibilityText(live.infeasibility, live.run.kit)}
        </Notice>
      )}
      <LateReadings live={live} />
      <UnsavedPhotoNotice run={live.run} />
    </>
  )
}

/** Maximum number of readings named, so that the notice can be read at a glance. */
const maxNamed = 3

/** Readings that can no longer be taken in time, and by how much they miss it. */
function LateReadings({ live: { plan, run } }: { readonly live: LiveSession }) {
  const words = texts('live').notices
  if (plan === null || plan.late.length === 0) return null
  return (
    <Notice kind="warning" title={words.lateTitle}>
      {plan.late.slice(0, maxNamed).map(({ sample, lane, step, by }) => (
        <p key={`${sample} ${lane} ${step}`}>
          {words.late(
            sampleName(run, sample),
            trackOf(run, { sample, lane })?.steps[step]?.title ?? '',
            formatLength(by),
          )}
        </p>
      ))}
      <p>{words.lateHint}</p>
    </Notice>
  )
}

/** Concerns the latest reading only, until the next one: the notice appears and disappears with a tap, never under the finger. */
export function UnsavedPhotoNotice({ run: { readings } }: { readonly run: Run }) {
  const last = readings.at(-1)
  const isUnkept = readings.some(
    ({ sample, dueAt, camera }) =>
      camera?.photo === null && sample === last?.sample && dueAt === last.dueAt,
  )
  return isUnkept && <Notice kind="warning">{texts('live').notices.photoNotKept}</Notice>
}

interface AmbiguousClockProps {
  readonly live: LiveSession
  readonly candidates: NonNullable<LiveSession['clockCandidates']>
}

function AmbiguousClock({ live, candidates }: AmbiguousClockProps) {
  const { session } = useServices()
  const words = texts('live').notices
  return (
    <Notice kind="warning" title={words.clockChanged}>
      <p>{words.whichTime}</p>
      {candidates.map((candidate) => (
        <Button key={candidate} kind="tonal" test onClick={() => session.resolveClock(candidate)}>
          {formatClockSeconds(candidate, live.run.wallOffset)}
        </Button>
      ))}
    </Notice>
  )
}
