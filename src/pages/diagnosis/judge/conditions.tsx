import { useState } from 'react'
import { texts } from '#locales/texts.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './conditions.module.css'
import { answerId } from './answer-id.ts'
import { CropBox } from './crop-box.tsx'
import { FlowerColor } from './flower-color.tsx'
import { numberText } from './number-text.ts'
import { PlotFields } from './plot-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import { RecordFields, recordName } from './record-fields.tsx'
import { SoilFields } from './soil-fields.tsx'
import { AddedValues, LaboratoryValues, TypedValues } from './value-fields.tsx'
import type { Desk } from './use-desk.ts'

/** What is judged, for which crop and which place. Folded once it is known: the answer comes first. */
export function Conditions({ desk }: { readonly desk: Desk }) {
  const words = texts('judge').conditions
  const [isOpen, setOpen] = useState(
    () => isRoomy() || desk.crop === null || desk.source.kind === 'typed',
  )
  return (
    <details
      className={styles['conditions']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <span className={styles['known']}>
          <Summary desk={desk} />
        </span>
        <span className={styles['change']}>
          <Icon name="tune" /> {words.change}
        </span>
      </summary>
      <div className={styles['fields']}>
        <CropBox crop={desk.crop?.id ?? null} onChoose={desk.chooseCrop} />
        {desk.crop?.lime === 'ask-color' && <FlowerColor desk={desk} />}
        <SourceFields desk={desk} />
        <Choice
          legend={words.growth}
          options={growths.map((value) => ({ value, label: words.growths[value] }))}
          value={desk.choices.growth}
          onChange={(growth) => desk.change({ growth })}
        />
        <PlotFields desk={desk} />
        {desk.plot === null && <SoilFields desk={desk} />}
        <ProductFields desk={desk} />
        {desk.source.kind === 'record' && <AddedValues desk={desk} />}
        <LaboratoryValues desk={desk} />
        {desk.judged !== null && (
          <div className={styles['see']}>
            <Button
              kind="filled"
              block
              test
              icon="stethoscope"
              onClick={() => {
                setOpen(false)
                goToAnswer()
              }}
            >
              {words.see}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

const growths = ['before-planting', 'growing'] as const

/** The focus goes along, for those who do not see the page move. */
function goToAnswer() {
  const answer = document.getElementById(answerId)
  answer?.focus({ preventScroll: true })
  requestAnimationFrame(() => answer?.scrollIntoView())
}

/** Beside the answer there is room for all fields. */
const isRoomy = () => window.innerWidth >= 960

function SourceFields({ desk: { source, records, ask, ...desk } }: { readonly desk: Desk }) {
  const words = texts('judge').conditions
  const isTyped = source.kind === 'typed'
  const last = { value: 'last', label: words.last, detail: words.lastDetail } as const
  const typed = { value: 'typed', label: words.typed, detail: words.typedDetail } as const
  return (
    <>
      {source.kind === 'unknown-record' && <Notice kind="warning" title={words.unknownRecord} />}
      {records.length === 0 && isTyped ? (
        <Notice kind="note" title={words.noRecord} />
      ) : (
        <Choice
          legend={words.source}
          options={[last, typed]}
          value={isTyped ? 'typed' : 'last'}
          onChange={(from) => ask({ from: from === 'typed' ? 'typed' : null })}
        />
      )}
      {source.kind === 'record' && <RecordFields source={source} records={records} ask={ask} />}
      {isTyped && <TypedValues form={desk.form} onChange={desk.type} />}
    </>
  )
}

/** What is known, in a line: test, crop and area. */
function Summary({ desk: { source, crop, plot, choices } }: { readonly desk: Desk }) {
  const words = texts('judge').conditions.summary
  const { area } = choices
  return (
    <>
      <strong>{crop === null ? words.noCrop : cropWords()[crop.id]?.name}</strong>
      <span>
        {source.kind === 'record'
          ? recordName(source.record, source.sample)
          : source.kind === 'typed' && words.typed}
      </span>
      <span>
        {plot?.name ??
          (area === null
            ? words.perSquareMeter
            : words.area(numberText(area.value), diagnosisWords().areaUnits[area.unit]))}
      </span>
    </>
  )
}
