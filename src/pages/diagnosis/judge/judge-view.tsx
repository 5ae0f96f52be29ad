import { useState } from 'react'
import type { DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { Decision, Judgement } from '#domain/diagnosis/decision/decision.ts'
import { wholeSoil } from '#domain/diagnosis/decision/decision-verdict.ts'
import { unnamedAnalytes } from '#domain/diagnosis/input/kit-readings.ts'
import { uncountedValues } from '#domain/diagnosis/input/record-values.ts'
import { entryOf } from '#domain/entry-of.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { formatCaution, formatRetest } from '#knowledge/diagnosis/format-message.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import { limitText, numberText } from '#ui/text/amount-text.ts'
import { Act } from '#ui/controls/act.tsx'
import { Card, Fold, Row, Rows } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import {
  HowToBegin,
  typedAddress,
  TypeValues,
  WaitingForDiagnosis,
} from '#pages/diagnosis/how-to-begin.tsx'
import { KeepDiagnosis, AnswerActions } from './after-answer.tsx'
import { CropPicker } from './crop-picker.tsx'
import { answerNotes, answersBefore, DoseNotes } from './dose-notes.tsx'
import { shownActions } from './decision-text.ts'
import styles from './judge.module.css'
import { Judgements } from './judgements.tsx'
import type { DecidedSample } from '#app/diagnosis/save-diagnosis.ts'
import { MixFields, PlanDetail, ShoppingList } from './plan.tsx'
import { OpenQuestions } from './open-questions.tsx'
import { ConditionChips, ConditionSheet, type SheetName } from './sheets.tsx'
import { Todo } from './todo.tsx'
import { useChoices } from '#ui/use-choices.ts'
import { useDiagnosisForm, type DiagnosisForm } from './use-diagnosis-form.ts'
import type { DiagnosisSource } from './use-source.ts'
import { Neighbors, sampleTitle, VerdictStrip } from './verdict-strip.tsx'

interface JudgeViewProps {
  /** Whether values are to be typed at once. */
  readonly isTyping: boolean
  /** Called when they are to be typed before the user's own choices have been read. */
  readonly onType: () => void
}

/** Shows what the values of a test mean for a crop, the answer first. Needs the catalog `judge`. */
export function JudgeView({ isTyping, onType }: JudgeViewProps) {
  const choices = useChoices()
  return choices === null ? (
    <WaitingForDiagnosis onType={onType} />
  ) : (
    <Judge choices={choices} opened={isTyping ? 'values' : null} />
  )
}

interface JudgeProps {
  readonly choices: DiagnosisChoices
  readonly opened: SheetName | null
}

function Judge({ choices, opened }: JudgeProps) {
  const form = useDiagnosisForm(choices)
  const [sheet, setSheet] = useState(opened)
  return (
    <>
      <Shown form={form} onOpen={setSheet} />
      <ConditionSheet
        form={form}
        open={sheet}
        onClose={() => {
          if (sheet === 'values' || sheet === 'ratio') void form.keepTyped()
          setSheet(null)
        }}
      />
    </>
  )
}

interface FormProps {
  readonly form: DiagnosisForm
  readonly onOpen: (sheet: SheetName) => void
}

function Shown({ form, onOpen }: FormProps) {
  const { source, answer, ask } = form
  const type = () => {
    ask(typedAddress)
    onOpen('values')
  }
  if (source.kind === 'waiting') return <WaitingForDiagnosis onType={type} />
  if (source.kind === 'nothing') return <HowToBegin onType={type} />
  if (answer === null) return <Unknown onType={type} />
  const { input, decision } = answer
  if (input === null || decision === null) return <Needed form={form} onOpen={onOpen} />
  return <Answer form={form} onOpen={onOpen} decided={{ answer, input, decision }} />
}

/** Shown if the requested test was not found. */
const Unknown = ({ onType }: { readonly onType: () => void }) => (
  <div className="stack gap-4">
    <Notice kind="warning" title={texts('judge').conditions.unknownRecord} />
    <TypeValues onType={onType} />
  </div>
)

/** Asks for what is still missing for the answer: the crop, or a value. */
function Needed({ form, onOpen }: FormProps) {
  const words = texts('judge')
  const { source, answer, choices, changeField } = form
  const hasCrop = answer !== null && answer.crop !== null
  return (
    <div className="stack gap-4">
      <VerdictStrip form={form} />
      {hasCrop && <ConditionChips form={form} onOpen={onOpen} />}
      {!hasCrop ? (
        <Card as="section" aria-label={words.crop.label}>
          <CropPicker
            crop={null}
            recent={choices.recentCrops}
            sample={answer === null ? '' : sampleTitle(answer)}
            onChoose={(crop) => {
              changeField({ crop, standard: null })
              // The answer starts at the top, not where the list was scrolled to.
              window.scrollTo({ top: 0 })
            }}
          />
        </Card>
      ) : (
        source.kind === 'record' &&
        (unnamedText(source) ?? <Notice kind="note" title={words.answer.nothingRead} />)
      )}
      {source.kind === 'typed' && (
        <Act small tonal={!hasCrop} icon="edit" onClick={() => onOpen('values')}>
          {texts('diagnosis').begin.type}
        </Act>
      )}
      <Neighbors form={form} />
    </div>
  )
}

interface AnswerProps extends FormProps {
  readonly decided: DecidedSample
}

function Answer({ form, onOpen, decided }: AnswerProps) {
  const { answer, decision } = decided
  const questions = <OpenQuestions form={form} onRatio={() => onOpen('ratio')} />
  // Without an answer the question comes first.
  const isUnknown = decision.verdict.kind === 'unknown'
  return (
    <div className={`columns columns-lead gap-3 ${styles['answer']}`}>
      <VerdictStrip form={form} />
      <div className="stack gap-3">
        <ConditionChips form={form} onOpen={onOpen} />
        <DoseNotes notes={answerNotes(answer, form)} earlier={answersBefore(answer, form)} />
        {isUnknown && questions}
      </div>
      <div className={styles['do']}>
        <Todo answer={answer} decision={decision} onArea={() => onOpen('area')} />
      </div>
      <div className={`stack gap-3 ${styles['values']}`}>
        {!isUnknown && questions}
        <Judgements answer={answer} decision={decision} />
      </div>
      <div className={`stack gap-3 ${styles['after']}`}>
        <AnswerActions form={form} decided={decided} />
        {answer.plot === null && answer.judged.kind === 'record' && (
          <Card kind="flush" as="section" aria-label={texts('judge').plot.newFieldTitle}>
            <Rows>
              <Row
                icon="place"
                title={texts('judge').plot.newFieldTitle}
                detail={texts('judge').plot.newFieldDetail}
                onClick={() => onOpen('plot')}
              />
            </Rows>
          </Card>
        )}
        <Neighbors form={form} />
        <Why form={form} decided={decided} />
        <KeepDiagnosis form={form} decided={decided} />
      </div>
    </div>
  )
}

/** Background of the answer: how it was calculated, what to buy, what to mind. */
function Why({ form, decided }: Omit<AnswerProps, 'onOpen'>) {
  const words = texts('judge')
  const { answer, decision } = decided
  const { plan, shopping, cautions, items } = decision
  const note = cropWords()[decision.crop]?.note ?? ''
  const missing = missingNames(items)
  const { judged } = answer
  const uncounted = judged.kind === 'record' ? uncountedValues(judged.record, judged.sample.id) : []
  const missingText = uncounted.length > 0 ? words.answer.notJudged : words.answer.notMeasured
  // The next test stands in the list of what to do.
  const shown = shownActions(decision)
  const laterTests = decision.actions.flatMap((one) =>
    one.kind === 'retest' && !shown.includes(one) ? [one] : [],
  )
  return (
    <Card as="section" kind="flush" aria-label={words.evidence.title}>
      <Fold icon="menu_book" title={words.plan.title} detail={words.plan.detail}>
        <PlanDetail decision={decision} />
      </Fold>
      {(isMixable(plan) || form.choices.mix.length > 0) && (
        <Fold
          icon="science"
          title={words.mix.title}
          detail={
            form.choices.mix.length === 0
              ? words.mix.detail
              : words.mix.count(form.choices.mix.length)
          }
        >
          <MixFields form={form} decided={decided} />
        </Fold>
      )}
      {shopping.length > 0 && (
        <Fold
          icon="list"
          title={words.shopping.title}
          detail={words.shopping.total(shopping.length)}
        >
          <ShoppingList form={form} shopping={shopping} />
        </Fold>
      )}
      <Fold icon="info" title={words.answer.known} detail={words.answer.knownDetail}>
        {note !== '' && <p>{words.answer.cropNote(note)}</p>}
        {missing.length > 0 && <p>{missingText(words.answer.join(missing))}</p>}
        {judged.kind === 'record' && unnamedText(judged)}
        {uncounted.length > 0 && (
          <p>{words.answer.uncounted(words.answer.join(uncounted.map(uncountedText)))}</p>
        )}
        {answer.decision?.items.some(isOfLaboratoryMethod) === true && (
          <p>{words.answer.laboratoryNote}</p>
        )}
        {cautions.map((caution) => (
          <p key={caution.key}>{formatCaution(caution)}</p>
        ))}
        {laterTests.map(({ retest }) => (
          <p key={retest.key}>{formatRetest(retest)}</p>
        ))}
      </Fold>
    </Card>
  )
}

/** Says which values nothing is known of but a name, and what helps; null where there are none. */
function unnamedText({ record, sample }: Extract<DiagnosisSource, { kind: 'record' }>) {
  const names = unnamedAnalytes(record, sample.id)
  const { unnamed, join } = texts('judge').answer
  return names.length === 0 ? null : <p>{unnamed(join(names))}</p>
}

function uncountedText({ method, species, value, comparator, unit }: MeasuredValue): string {
  const name = entryOf(diagnosisWords().items, method) ?? (species || method)
  const number = limitText(comparator, numberText(value))
  return `${name} ${texts('judge').item.value({ value: number, unit })}`
}

function missingNames(items: DecidedSample['decision']['items']): readonly string[] {
  const names = texts('judge').quantities
  return wholeSoil.flatMap(([quantity, instead]) =>
    items.some(({ item }) => item === quantity || item === instead) ? [] : [names[quantity]],
  )
}

/** What a laboratory's table gives of a kit's own quantities has no such name. */
const isOfLaboratoryMethod = ({ item }: Judgement) => item.startsWith('lab-')

/** Whether an amount of some nutrient is known, for which products can be combined. */
const isMixable = (plan: Decision['plan']) =>
  plan.kind === 'plan' && plan.nutrients.some(({ target }) => target !== null && target > 0)
