import type { ReactNode } from 'react'
import { plotTitle } from '#domain/plot/plot.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { compostNames } from '#knowledge/fertilizers/product-names.ts'
import { soilTypeNames } from '#knowledge/soils/soil-type-names.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Chips, FoldChip } from '#ui/controls/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { cropTitle } from './crop-title.ts'
import { AreaFields } from './area-fields.tsx'
import { areaText, isPerSquareMeter } from './decision-text.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'
import {
  CompostFields,
  CropSheet,
  GrowthFields,
  growthWords,
  ProductFields,
  SoilConditionFields,
  type SheetProps,
} from './condition-fields.tsx'
import { PlotChoice } from './plot-choice.tsx'
import { RatioFields, SourceFields, ValueFields } from './value-fields.tsx'

interface Sheet {
  readonly icon: IconName
  readonly label: string
  readonly value: (form: DiagnosisForm) => string
  readonly fields: (props: SheetProps) => ReactNode
}

export type SheetName =
  | 'crop'
  | 'area'
  | 'growth'
  | 'soil'
  | 'compost'
  | 'plot'
  | 'values'
  | 'products'
  | 'ratio'

/** All sheets: for each, a short text of what is known, and the fields to change it. */
const sheets: () => Readonly<Record<SheetName, Sheet>> = () => {
  const words = texts('judge')
  return {
    crop: {
      icon: 'psychiatry',
      label: words.crop.label,
      value: cropText,
      fields: (props) => <CropSheet {...props} />,
    },
    area: {
      icon: 'straighten',
      label: words.plot.area,
      value: ({ conditions }) => areaText(conditions),
      fields: (props) => <AreaFields {...props} />,
    },
    growth: {
      icon: 'event',
      label: words.conditions.growth,
      value: ({ answer }) => growthWords(answer)[answer?.growth ?? 'before-planting'],
      fields: (props) => <GrowthFields {...props} />,
    },
    soil: {
      icon: 'landscape',
      label: words.plot.soil,
      value: soilText,
      fields: (props) => <SoilConditionFields {...props} />,
    },
    compost: {
      icon: 'grass',
      label: words.products.compost,
      value: ({ conditions: { compost } }) =>
        compost === null
          ? words.products.noCompost
          : words.products.compostOf(
              compostNames()[compost.compost] ?? compost.compost,
              numberText(compost.rate),
            ),
      fields: (props) => <CompostFields {...props} />,
    },
    plot: {
      icon: 'place',
      label: words.plot.label,
      value: ({ answer }) =>
        answer === null || answer.plot === null ? words.plot.none : plotTitle(answer.plot),
      fields: (props) => <PlotChoice {...props} />,
    },
    values: {
      icon: 'edit',
      label: words.conditions.source,
      value: () => words.conditions.source,
      fields: ({ form }) => (
        <>
          <SourceFields form={form} />
          <ValueFields form={form} />
        </>
      ),
    },
    products: {
      icon: 'shopping_bag',
      label: words.products.title,
      value: () => words.products.title,
      fields: (props) => <ProductFields {...props} />,
    },
    ratio: {
      icon: 'science',
      label: words.typed.ratio,
      value: () => words.typed.ratio,
      fields: ({ form }) => <RatioFields form={form} />,
    },
  }
}

/** Those with a chip; the others are opened by a question. */
const order: readonly SheetName[] = [
  'crop',
  'area',
  'growth',
  'soil',
  'compost',
  'plot',
  'values',
  'products',
]

interface ConditionChipsProps {
  readonly form: DiagnosisForm
  readonly onOpen: (name: SheetName) => void
}

/** The form as chips: each shows a known condition and opens the sheet to change it. */
export function ConditionChips({ form, onOpen }: ConditionChipsProps) {
  const all = sheets()
  const decision = form.answer?.decision ?? null
  // An unknown area is asked beside the amounts.
  const shown =
    decision !== null && isPerSquareMeter(decision) ? order.filter((one) => one !== 'area') : order
  return (
    <Chips scrolls label={texts('judge').conditions.title}>
      {shown.map((name) => {
        const { icon, label, value } = all[name]
        return (
          <FoldChip
            key={name}
            icon={icon}
            label={label}
            hidesLabel
            value={value(form)}
            aria-haspopup="dialog"
            onClick={() => onOpen(name)}
          />
        )
      })}
    </Chips>
  )
}

interface ConditionSheetProps extends SheetProps {
  readonly open: SheetName | null
}

/** The open sheet; the answer behind it updates with every keystroke. */
export function ConditionSheet({ form, open, onClose }: ConditionSheetProps) {
  const sheet = open === null ? null : sheets()[open]
  const hasOwnAct = open === 'crop' || (open === 'plot' && form.plots.length === 0)
  return (
    <Dialog
      title={sheet?.label ?? ''}
      open={sheet !== null}
      onClose={onClose}
      actions={
        hasOwnAct ? undefined : (
          <Button
            kind="filled"
            block
            onClick={({ currentTarget }) => {
              const mistyped = mistypedInput(currentTarget.closest('dialog'))
              if (mistyped === undefined) onClose()
              else mistyped.focus()
            }}
          >
            {texts('judge').conditions.done}
          </Button>
        )
      }
    >
      {sheet?.fields({ form, onClose })}
    </Dialog>
  )
}

/** The first input whose text is not understood, and would be lost by closing the sheet. */
const mistypedInput = (sheet: HTMLElement | null) =>
  [...(sheet?.querySelectorAll('input') ?? [])].find((input) => !input.checkValidity())

function cropText({ answer }: DiagnosisForm): string {
  if (answer === null || answer.crop === null) return texts('judge').conditions.noCrop
  return cropTitle(answer.crop, answer.decision?.plan)
}

function soilText({ conditions }: DiagnosisForm): string {
  const { soilType, texture, humus, isVolcanicAsh, depth, bulkDensity } = conditions
  const words = texts('judge').plot
  if (soilType !== null) return soilTypeNames()[soilType] ?? soilType
  if (texture !== null) return diagnosisWords().textures[texture]
  const isUsual = [humus, isVolcanicAsh, depth, bulkDensity].every((said) => said === null)
  return isUsual ? words.usual : words.said
}
