import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { cropStand, isPermanentCrop } from '#domain/diagnosis/dose/timing.ts'
import type { ProductChoices } from '#domain/diagnosis/input/diagnosis-input.ts'
import { choiceId } from '#domain/diagnosis/own/own-key.ts'
import { bookWithOwn } from '#domain/diagnosis/own/with-own.ts'
import type { Fertilizer, RuleBook } from '#domain/diagnosis/rule-book.ts'
import { bareWord } from '#domain/kit/kit.ts'
import { humusClasses, plotSoil, soilLimits, textures, unknownPlot } from '#domain/soil/soil.ts'
import { standardName } from '#knowledge/crops/crop-words.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { compostNames, productName } from '#knowledge/fertilizers/product-names.ts'
import { defaultChoices, ruleBook } from '#knowledge/rules/rule-book.ts'
import { soilTypeNames } from '#knowledge/soils/soil-type-names.ts'
import { soilTypes } from '#knowledge/soils/soil-types.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { Choice, Segments } from '#ui/controls/choice.tsx'
import { OptionalSelectField, SelectField } from '#ui/controls/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { CropPicker } from './crop-picker.tsx'
import { NumberField } from './fields.tsx'
import type { DiagnosisForm } from './use-diagnosis-form.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { sampleTitle } from './verdict-strip.tsx'

export interface SheetProps {
  readonly form: DiagnosisForm
  readonly onClose: () => void
}

/** Chooses a crop and closes with one tap; then asks for the way of growing, if the crop has several. */
export function CropSheet({ form, onClose }: SheetProps) {
  const words = texts('judge')
  const { answer, choices, changeField } = form
  const crop = answer?.crop ?? null
  const standard = answer?.decision?.plan.kind === 'plan' ? answer.decision.plan.standard : null
  return (
    <>
      {crop !== null && crop.standards.length > 1 && (
        <Choice
          legend={words.plan.standard}
          options={crop.standards.map(({ id }) => ({ value: id, label: standardName(id) }))}
          value={standard ?? undefined}
          onChange={(chosen: string) => changeField({ standard: choiceId(chosen) })}
        />
      )}
      {crop?.lime === 'ask-color' && (
        <Segments
          legend={words.crop.flower}
          options={(['blue', 'pink'] as const).map((value) => ({
            value,
            label: words.crop.flowers[value],
          }))}
          value={answer?.conditions.flowerColor ?? undefined}
          onChange={(flowerColor) => changeField({ flowerColor })}
        />
      )}
      <CropPicker
        crop={crop?.id ?? null}
        recent={choices.recentCrops}
        sample={answer === null ? '' : sampleTitle(answer)}
        onChoose={(chosen) => {
          changeField({ crop: chosen, standard: null })
          onClose()
        }}
      />
      <OwnRulesLink />
    </>
  )
}

/** Link to the page where an office enters its own standards. */
const OwnRulesLink = () => (
  <AppLink className="inline-row target" to="/diag?view=standards">
    {texts('judge').ownRules}
  </AppLink>
)

const growths = ['before-planting', 'growing'] as const

/** Nothing is planted under trees: they rest or grow. */
export function growthWords(answer: SampleAnswer | null) {
  const words = texts('judge').conditions
  const crop = answer?.crop ?? null
  return crop !== null && isPermanentCrop(cropStand(crop)) ? words.permanentGrowths : words.growths
}

export function GrowthFields({ form: { answer, changeGrowth } }: SheetProps) {
  const words = texts('judge').conditions
  return (
    <Segments
      legend={words.growth}
      hidesLegend
      options={growths.map((value) => ({ value, label: growthWords(answer)[value] }))}
      value={answer?.growth}
      onChange={changeGrowth}
    />
  )
}

/** Soil properties; under each one that is not known, the value assumed for it. */
export function SoilConditionFields({ form: { conditions, changeField } }: SheetProps) {
  const words = texts('judge').plot
  const { textures: textureWords, humus: humusWords } = diagnosisWords()
  const { texture, humus, isVolcanicAsh, depth, bulkDensity, soilType } = conditions
  const usual = plotSoil({
    ...unknownPlot,
    soilType: soilTypes.find(({ id }) => id === soilType) ?? null,
  })
  /** Without its explanation, which is too long for a line. */
  const hintOf = (known: unknown, value: string) =>
    known === null ? words.assumed(bareWord(value.split('：')[0] ?? value)) : undefined
  return (
    <>
      <OptionalSelectField
        label={words.soilType}
        value={soilType}
        none={words.unknown}
        options={soilTypes.map(({ id }) => ({ value: id, label: soilTypeNames()[id] ?? id }))}
        onChange={(id) => changeField({ soilType: id })}
      />
      <OptionalSelectField
        label={words.texture}
        value={texture}
        none={words.unknown}
        options={textures.map((value) => ({ value, label: textureWords[value] }))}
        hint={hintOf(texture, textureWords[usual.texture.value])}
        onChange={(value) => changeField({ texture: value })}
      />
      <OptionalSelectField
        label={words.humus}
        value={humus}
        none={words.unknown}
        options={humusClasses.map((value) => ({ value, label: humusWords[value] }))}
        hint={hintOf(humus, humusWords[usual.humus.value])}
        onChange={(value) => changeField({ humus: value })}
      />
      <OptionalSelectField
        label={words.ash}
        value={isVolcanicAsh === null ? null : isVolcanicAsh ? 'yes' : 'no'}
        none={words.unknown}
        options={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        hint={hintOf(isVolcanicAsh, usual.isVolcanicAsh.value ? words.yes : words.no)}
        onChange={(value) =>
          changeField({ isVolcanicAsh: value === null ? null : value === 'yes' })
        }
      />
      <div className="pair">
        <NumberField
          label={words.depth}
          value={depth}
          limits={soilLimits.depth}
          hint={words.assumedFigure(numberText(usual.depth.value))}
          onChange={(value) => changeField({ depth: value })}
        />
        <NumberField
          label={words.density}
          value={bulkDensity}
          limits={soilLimits.bulkDensity}
          hint={words.assumedFigure(numberText(usual.bulkDensity.value))}
          onChange={(value) => changeField({ bulkDensity: value })}
        />
      </div>
    </>
  )
}

export function CompostFields({ form: { conditions, changeField } }: SheetProps) {
  const words = texts('judge').products
  const { compost } = conditions
  return (
    <>
      <OptionalSelectField
        label={words.compostKind}
        value={compost?.compost ?? null}
        none={words.noCompost}
        options={ruleBook.composts.map(({ id }) => ({
          value: id,
          label: compostNames()[id] ?? id,
        }))}
        onChange={(id) =>
          changeField({ compost: id === null ? null : { compost: id, rate: compost?.rate ?? 1 } })
        }
      />
      {compost !== null && (
        <NumberField
          label={words.compostRate}
          value={compost.rate}
          hint={words.compostHint}
          onChange={(rate) => {
            if (rate !== null) changeField({ compost: { ...compost, rate } })
          }}
        />
      )}
    </>
  )
}

const kinds = ['lime', 'n', 'p2o5', 'k2o'] as const

/** Chooses the products that the user can buy; amounts are given for these. */
export function ProductFields({ form: { choices, change } }: SheetProps) {
  const words = texts('judge').products
  const book = bookWithOwn(ruleBook, useOwnRules().fertilizers)
  return (
    <>
      {kinds.map((kind) => (
        <SelectField
          key={kind}
          label={words[kind]}
          value={choices[kind] ?? defaultChoices[kind]}
          options={productsFor(kind, book).map((id) => ({
            value: choiceId(id),
            label: productLabel(kind, id),
          }))}
          onChange={(id) => change({ [kind]: id === defaultChoices[kind] ? null : id })}
        />
      ))}
      <OwnRulesLink />
      <Switch
        label={words.expert}
        checked={choices.isExpert}
        onChange={(isExpert) => change({ isExpert })}
      />
      {choices.isExpert && (
        <Notice kind="warning">
          <p>{words.expertWarning}</p>
        </Notice>
      )}
    </>
  )
}

/** Ids of the limes, or of the straight fertilizers that contain the nutrient; compounds are for the mix. */
function productsFor(kind: keyof ProductChoices, book: RuleBook): readonly string[] {
  if (kind === 'lime') return book.limes.map(({ id }) => id)
  const isFor = (it: Fertilizer) => it.kind === 'straight' && it[kind] > 0
  return book.fertilizers.filter(isFor).map(({ id }) => id)
}

function productLabel(kind: keyof ProductChoices, id: string): string {
  const words = texts('judge').products
  const name = productName(id)
  if (id === defaultChoices[kind]) return words.isDefault(name)
  const isHot = ruleBook.limes.some((lime) => lime.id === id && lime.nature === 'hot')
  return isHot ? words.hot(name) : name
}
