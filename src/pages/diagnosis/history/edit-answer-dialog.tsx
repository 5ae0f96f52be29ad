import { useState } from 'react'
import type { ChangeFailure } from '#app/records.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AnswerField } from './answer-field.tsx'
import { answerIn, formAnswer } from './answer-options.ts'
import { SaveTrouble } from './save-trouble.tsx'
import type { Change } from './use-change.ts'

interface EditAnswerDialogProps {
  readonly analyte: Analyte
  readonly reading: Reading
  readonly change: Change
  readonly onClose: () => void
}

/** Another answer for a reading; the time of the look stays. */
export function EditAnswerDialog({ analyte, reading, change, onClose }: EditAnswerDialogProps) {
  const words = texts('history')
  const [answer, setAnswer] = useState(() => formAnswer(reading.answer))
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const value = answerIn(answer)
  const save = async () => {
    if (value === undefined || value === null) return
    const { sample, analyte: id } = reading
    const failed = await change([{ field: 'reading', sample, analyte: id, value }])
    setFailure(failed)
    if (failed === null) onClose()
  }
  return (
    <Dialog
      title={words.record.editAnswerOf(analyte.name)}
      open
      onClose={onClose}
      actions={
        <>
          <SaveTrouble failure={failure} />
          <Button kind="filled" icon="save" aria-disabled={!value} onClick={() => void save()}>
            {words.edit.save}
          </Button>
        </>
      }
    >
      <AnswerField
        label={words.edit.answer}
        analyte={analyte}
        answer={answer}
        onChange={setAnswer}
      />
    </Dialog>
  )
}
