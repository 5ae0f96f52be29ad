import type { LiveSession } from '#app/session/session-state.ts'
import { texts } from '#locales/texts.ts'
import { KeptLine } from '#pages/timer/results/kept-line.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'

interface LeaveDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly live: LiveSession
}

/** Leaving a test is the only action that needs confirmation: reactions cannot be restarted. */
export function LeaveDialog({ open, onClose, live }: LeaveDialogProps) {
  const { session } = useServices()
  const words = texts('live').leave
  const hasReadings = live.run.readings.length > 0
  const isSaving = live.recordStatus === 'saving'
  const stay = () => {
    if (!isSaving) onClose()
  }
  return (
    <Dialog
      test
      title={words.title}
      open={open}
      onClose={stay}
      actions={
        <>
          <Button kind="filled" block test aria-disabled={isSaving} onClick={stay}>
            {words.stay}
          </Button>
          {hasReadings && (
            <Button block test onClick={() => void session.end({ keepReadings: true })}>
              {words.keep}
            </Button>
          )}
          <Button
            kind="danger"
            block
            test
            onClick={() => void session.end({ keepReadings: false })}
          >
            {hasReadings ? words.discard : texts('live').run.leave}
          </Button>
        </>
      }
    >
      {live.recordStatus !== 'open' && <KeptLine status={live.recordStatus} />}
      <p>{words.running}</p>
    </Dialog>
  )
}
