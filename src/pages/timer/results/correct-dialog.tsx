import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { AnswerPicker } from '#pages/timer/run/answer-picker.tsx'
import { useBands } from '#pages/timer/run/use-bands.ts'
import type { Correction } from './correction.ts'

interface CorrectDialogProps {
  /** Its id. */
  readonly kit: string
  readonly correction: Correction
  readonly onClose: () => void
}

/** Another answer for a reading; the time of the look stays. */
export function CorrectDialog({ kit, correction, onClose }: CorrectDialogProps) {
  const { session } = useServices()
  const { reading, analyte, sample } = correction
  const { bands, isGuarded } = useBands(kit, analyte, true)
  const correct = (answer: Answer) => {
    if (isGuarded) return
    void session.correct(reading.sample, reading.analyte, answer)
    onClose()
  }
  return (
    <Dialog title={texts('live').results.correctTitle(sample, analyte.name)} open onClose={onClose}>
      <AnswerPicker analyte={analyte} bands={bands} onAnswer={correct} />
    </Dialog>
  )
}
