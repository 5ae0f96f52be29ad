import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'

interface LeaveDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly hasReadings: boolean
}

/** Leaving a test is the one thing asked twice: reactions cannot be started again. */
export function LeaveDialog({ open, onClose, hasReadings }: LeaveDialogProps) {
  const { session } = useServices()
  const words = texts('live').leave
  const end = (keepReadings: boolean) => {
    onClose()
    void session.end({ keepReadings })
  }
  return (
    <Dialog
      title={words.title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" size="huge" onClick={onClose}>
            {words.stay}
          </Button>
          {hasReadings && (
            <Button size="huge" onClick={() => end(true)}>
              {words.keep}
            </Button>
          )}
          <Button kind="danger" size="huge" onClick={() => end(false)}>
            {hasReadings ? words.discard : texts('live').run.leave}
          </Button>
        </>
      }
    >
      <p>{words.running}</p>
    </Dialog>
  )
}
