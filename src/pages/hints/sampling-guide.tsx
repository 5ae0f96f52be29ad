import { useEffect } from 'react'
import {
  depthTitle,
  fertilizerWaits,
  hasWaitedFor,
  samplingTopics,
} from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { DaysSinceFertilizer } from '#ui/days-since-fertilizer.tsx'
import { FoldedSources } from '#ui/folded-sources.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { Checklist } from './checklist.tsx'
import { DepthTable } from './depth-table.tsx'
import { FieldDrawing } from './field-drawing.tsx'
import styles from './hints-page.module.css'
import { Topic } from './topic.tsx'

/** How to take soil so that the test means something. */
export function SamplingGuide() {
  const words = texts('hints')
  const { checklist } = useServices()
  useEffect(() => checklist.start(), [checklist])
  return (
    <>
      <div className={styles['columns']}>
        <div>
          <Checklist />
        </div>
        <div>
          <h2 className={styles['first']}>{words.fivePoints.title}</h2>
          <FieldDrawing />
          <p>{words.fivePoints.text}</p>
          <h2>{depthTitle()}</h2>
          <Notice kind="note" title={words.depth.differs}>
            <p>{words.depth.text}</p>
          </Notice>
          <DepthTable />
        </div>
      </div>
      <div className={styles['columns']}>
        <section>
          <h2>{words.waits.title}</h2>
          <p>{words.waits.text}</p>
          <DaysSinceFertilizer
            waits={fertilizerWaits()}
            isEnough={hasWaitedFor}
            words={words.waits}
          />
          <FoldedSources
            sources={samplingSources()}
            keys={fertilizerWaits().flatMap(({ days: { sources } }) => sources)}
          />
        </section>
        {samplingTopics().map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
      </div>
    </>
  )
}
