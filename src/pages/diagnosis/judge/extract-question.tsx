import { movedToLaboratory } from '#domain/diagnosis/input/typed-values.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { shortJudgedName } from './decision-text.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'

/**
 * Asks what was measured where phosphate or potassium was typed and nobody said how the soil was extracted: without that, neither
 * is judged. Nothing where it is known.
 */
export function ExtractQuestion({ form }: { readonly form: DiagnosisForm }) {
  const { source, answer, typed, type } = form
  const words = texts('judge').typed
  const asked = answer?.decision?.items.filter(
    ({ verdict }) => verdict.kind === 'not-judged' && verdict.reason === 'other-liquid',
  )
  if (source.kind !== 'typed' || asked === undefined || asked.length === 0) return null
  const ofLaboratory = movedToLaboratory(typed)
  const question = words.whichValue(asked.map(shortJudgedName))
  return (
    <Card as="section" kind="tonal" aria-label={question}>
      <h3 className="label">{question}</h3>
      <div className="buttons">
        <Button kind="tonal" onClick={() => type({ ...typed, isWater: true })}>
          {words.waterSoluble}
        </Button>
        {ofLaboratory !== null && (
          <Button kind="tonal" onClick={() => type(ofLaboratory)}>
            {words.laboratory}
          </Button>
        )}
      </div>
      <small className="muted">{words.waterHint}</small>
    </Card>
  )
}
