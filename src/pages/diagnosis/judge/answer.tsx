import type { ReactNode } from 'react'
import type { DiagnosedItem, Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import { formatCaution, formatRetest } from '#knowledge/diagnosis/format-message.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { answerId } from './answer-id.ts'
import styles from './answer.module.css'
import { ItemCard } from './item-card.tsx'
import { KeepDiagnosis } from './keep-diagnosis.tsx'
import { PlanSection } from './plan-section.tsx'
import type { Desk } from './use-desk.ts'

/** The diagnosis, or what is still needed for one. */
export function Answer({ desk }: { readonly desk: Desk }) {
  const words = texts('judge').answer
  const { crop, judged, source } = desk
  if (source.kind === 'waiting') {
    return <output className={styles['wait']}>{texts('judge').loading}</output>
  }
  if (crop === null) return <Needed>{words.needCrop}</Needed>
  if (judged === null) {
    return <Needed>{source.kind === 'record' ? words.nothingRead : words.needValues}</Needed>
  }
  const { diagnosis } = judged
  const note = cropWords()[crop.id]?.note ?? ''
  return (
    <section aria-label={words.title} className={styles['answer']}>
      <h2 id={answerId} tabIndex={-1} className={styles['title']}>
        {words.forCrop(cropWords()[crop.id]?.name ?? crop.id)}
      </h2>
      {note !== '' && <p className={styles['note']}>{words.cropNote(note)}</p>}
      <Items diagnosis={diagnosis} />
      <PlanSection desk={desk} judged={judged} />
      <Remarks diagnosis={diagnosis} />
      <KeepDiagnosis desk={desk} judged={judged} />
      <p>
        <AppLink to="/inspire" className={styles['link']}>
          {words.hints}
        </AppLink>
      </p>
    </section>
  )
}

function Needed({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label={texts('judge').answer.title} className={styles['needed']}>
      <p>{children}</p>
    </section>
  )
}

const isOfLaboratory = ({ origin }: DiagnosedItem) => origin === 'laboratory'
/** What a kit of this sort measures, or a laboratory instead: the absence of both is worth a word. */
const expected = [
  ['ph', 'lab-ph'],
  ['nitrate', 'lab-nitrate-n'],
  ['phosphate', 'lab-available-p2o5'],
  ['potassium', 'lab-exchangeable-k2o'],
] as const

function Items({ diagnosis: { items } }: { readonly diagnosis: Diagnosis }) {
  const words = texts('judge').answer
  const names = texts('judge').quantities
  const ofLaboratory = items.filter(isOfLaboratory)
  const missing = expected.flatMap(([quantity, instead]) =>
    items.some(({ item }) => item === quantity || item === instead) ? [] : [names[quantity]],
  )
  return (
    <>
      <div className={styles['cards']}>
        {items
          .filter((item) => !isOfLaboratory(item))
          .map((item) => (
            <ItemCard key={item.item} item={item} />
          ))}
      </div>
      {missing.length > 0 && (
        <p className={styles['missing']}>{words.notMeasured(words.join(missing))}</p>
      )}
      {ofLaboratory.length > 0 && (
        <section className={styles['laboratory']} aria-label={words.laboratory}>
          <h2>{words.laboratory}</h2>
          <p>{words.laboratoryNote}</p>
          <div className={styles['cards']}>
            {ofLaboratory.map((item) => (
              <ItemCard key={item.item} item={item} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function Remarks({ diagnosis: { retests, cautions } }: { readonly diagnosis: Diagnosis }) {
  const words = texts('judge').answer
  return (
    <>
      <h2>{words.retests}</h2>
      <ul>
        {retests.map((retest) => (
          <li key={retest.key}>{formatRetest(retest)}</li>
        ))}
      </ul>
      {cautions.length > 0 && (
        <>
          <h2>{words.cautions}</h2>
          <ul>
            {cautions.map((caution) => (
              <li key={caution.key}>{formatCaution(caution)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
