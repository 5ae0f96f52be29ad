import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { AnswerPicker } from '#pages/timer/run/answer-picker.tsx'
import type { Correction } from './correction.ts'

interface CorrectDialogProps {
  readonly correction: Correction
  readonly onClose: () => void
}

/** Another answer for a reading; the time of the look stays. */
export function CorrectDialog({ correction, onClose }: CorrectDialogProps) {
  const { session } = useServices()
  const { reading, analyte, sample } = correction
  const correct = (answer: Answer) => {
    void session.correct(reading.sample, reading.analyte, answer)
    onClose()
  }
  return (
    <Dialog title={texts('live').results.correctTitle(sample, analyte.name)} open onClose={onClose}>
      <AnswerPicker analyte={analyte} onAnswer={correct} />
    </Dialog>
  )
}
