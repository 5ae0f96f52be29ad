import type { Analyte } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { AnswerPicker } from './answer-picker.tsx'
import { useBands } from './use-bands.ts'

/** A reading about to be corrected. */
export interface PendingCorrection {
  readonly reading: Reading
  readonly analyte: Analyte
  /** The sample's name. */
  readonly sample: string
}

interface CorrectDialogProps {
  /** Id of the kit. */
  readonly kit: string
  readonly correction: PendingCorrection
  readonly onClose: () => void
}

/** Changes the answer of a reading; the time of the reading stays. */
export function CorrectDialog({ kit, correction, onClose }: CorrectDialogProps) {
  const { session } = useServices()
  const { reading, analyte, sample } = correction
  const { bands, isGuarded } = useBands(kit, analyte, true)
  return (
    <Dialog
      test
      title={texts('live').results.correctTitle(sample, analyte.name)}
      open
      onClose={onClose}
    >
      <AnswerPicker
        analyte={analyte}
        bands={bands}
        bleeds={false}
        answer={reading.answer}
        onAnswer={(answer) => {
          if (isGuarded) return
          void session.correct(reading.sample, reading.analyte, answer)
          onClose()
        }}
      />
    </Dialog>
  )
}
