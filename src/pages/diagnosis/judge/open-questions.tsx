import type { ReactNode } from 'react'
import { keepForm, keepWaterExtraction } from '#app/diagnosis/keep-about-kit.ts'
import { quantities, type Species } from '#domain/diagnosis/input/diagnosis-input.ts'
import { recognizedAnalyte } from '#domain/diagnosis/input/quantity-of.ts'
import { formsOf, movedToLaboratory } from '#domain/diagnosis/input/typed-values.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { isLiquidOfUser } from '#knowledge/diagnosis/kit-liquids.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useServices } from '#ui/services.tsx'
import { toastOutcome } from '#ui/toast-undo.ts'
import { shortJudgedName } from './decision-text.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'

interface FormProps {
  readonly form: DiagnosisForm
}

/** Questions that the answer depends on, each answered by one tap beside it. */
export const OpenQuestions = ({ form, onRatio }: FormProps & { readonly onRatio: () => void }) => (
  <>
    <FormQuestions form={form} />
    <RatioQuestion form={form} onEnter={onRatio} />
    <FlowerQuestion form={form} />
    <ExtractQuestion form={form} />
  </>
)

/** The color that is wanted of a flower which the soil colors: it decides whether lime is given. */
function FlowerQuestion({ form: { answer, changeField } }: FormProps) {
  const words = texts('judge').crop
  if (answer?.crop?.lime !== 'ask-color' || answer.conditions.flowerColor !== null) return null
  return (
    <Question title={words.whichFlower} hint={null}>
      {(['blue', 'pink'] as const).map((flowerColor) => (
        <Button key={flowerColor} kind="tonal" onClick={() => changeField({ flowerColor })}>
          {words.flowers[flowerColor]}
        </Button>
      ))}
    </Question>
  )
}

/** The chemical form of numbers, where the kit names only the nutrient; one question for each nutrient. */
function FormQuestions({ form: { source, answer } }: FormProps) {
  const services = useServices()
  const words = texts('judge').typed
  if (source.kind !== 'record') return null
  const { record } = source
  const asked = answer?.decision?.items.filter(
    ({ verdict }) => verdict.kind === 'not-judged' && verdict.reason === 'form-unknown',
  )
  const choose = async (analyte: Analyte, species: Species) => {
    toastOutcome(await keepForm(record, analyte, species, services), {
      text: words.formKept(analyte.name, species),
      undo: (undo) => undo(),
      failures: texts('judge').keep.notKept,
    })
  }
  return asked?.map(({ item }, index) => {
    const analyte = record.kit.analytes.find((one) => {
      const recognized = recognizedAnalyte(one)
      return recognized?.quantity === item && recognized.species === null
    })
    const quantity = quantities.find((one) => one === item)
    return quantity === undefined || analyte === undefined ? null : (
      <Question
        key={item}
        title={words.whichForm(analyte.name)}
        hint={index === 0 ? words.formHint : null}
      >
        {formsOf[quantity].species.map((species) => (
          <Button key={species} kind="tonal" onClick={() => void choose(analyte, species)}>
            {species}
          </Button>
        ))}
      </Question>
    )
  })
}

/** The amounts of liquid and soil, without which a value in mg/L of the liquid is not judged. */
function RatioQuestion({ form, onEnter }: FormProps & { readonly onEnter: () => void }) {
  const words = texts('judge').typed
  const isAsked = form.answer?.decision?.items.some(
    ({ verdict }) => verdict.kind === 'not-judged' && verdict.reason === 'ratio-unknown',
  )
  if (isAsked !== true) return null
  // The latest choices come last.
  const last = Object.values(form.choices.places).findLast(({ ratio }) => ratio)?.ratio
  return (
    <Question title={words.whichRatio} hint={words.ratioHint}>
      {last && (
        <Button kind="tonal" onClick={() => form.keepRatio(last)}>
          {words.lastRatio(numberText(last.liquid), numberText(last.soil))}
        </Button>
      )}
      <Button kind="tonal" aria-haspopup="dialog" onClick={onEnter}>
        {words.enterRatio}
      </Button>
    </Question>
  )
}

/** How the soil was extracted, where phosphate or potassium is not judged without that. */
function ExtractQuestion({ form: { source, answer, typed, type } }: FormProps) {
  const words = texts('judge').typed
  const asked = answer?.decision?.items.filter(
    ({ verdict }) => verdict.kind === 'not-judged' && verdict.reason === 'other-liquid',
  )
  if (asked === undefined || asked.length === 0) return null
  if (source.kind === 'record') {
    return <WaterQuestion record={source.record} names={asked.map(shortJudgedName)} />
  }
  if (source.kind !== 'typed') return null
  const ofLaboratory = movedToLaboratory(typed)
  return (
    <Question
      title={words.whichValue(asked.map(shortJudgedName))}
      hint={ofLaboratory === null ? words.waterHint : words.neitherHint}
    >
      <Button kind="tonal" onClick={() => type({ ...typed, isWater: true })}>
        {words.waterSoluble}
      </Button>
      {ofLaboratory !== null && (
        <Button kind="tonal" onClick={() => type(ofLaboratory)}>
          {words.laboratory}
        </Button>
      )}
    </Question>
  )
}

interface WaterQuestionProps {
  readonly record: SoilRecord
  readonly names: readonly string[]
}

function WaterQuestion({ record, names }: WaterQuestionProps) {
  const services = useServices()
  const words = texts('judge').typed
  if (!isLiquidOfUser(record.kit)) return null
  const keep = async () =>
    toastOutcome(await keepWaterExtraction(record, services), {
      text: words.waterKept,
      undo: (undo) => undo(),
      failures: texts('judge').keep.notKept,
    })
  return (
    <Question title={words.isByWater(names)} hint={words.waterHint}>
      <Button kind="tonal" onClick={() => void keep()}>
        {words.byWater}
      </Button>
    </Question>
  )
}

interface QuestionProps {
  readonly title: string
  readonly hint: string | null
  readonly children: ReactNode
}

const Question = ({ title, hint, children }: QuestionProps) => (
  <Card as="section" kind="tonal" aria-label={title}>
    <h3 className="label">{title}</h3>
    <div className="buttons">{children}</div>
    {hint !== null && <small className="muted">{hint}</small>}
  </Card>
)
