import { samplingTopics, type SamplingTopic } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { DepthPicker } from './depth-picker.tsx'
import { Drawn } from './drawn.tsx'
import { FieldPicker } from './field-picker.tsx'
import { RemarkList } from './remark-list.tsx'
import styles from './section.module.css'
import { SoilState } from './soil-state.tsx'

const handling = ['scrape', 'cut-even', 'mix-soil', 'dry-soil', 'label'] as const
const handlingTopics: readonly SamplingTopic['id'][] = ['digging', 'mixing', 'after']

/** Where, how deep and when to take soil; the drawings answer to taps. */
export function SamplingPart() {
  const words = texts('manual').sampling
  return (
    <>
      <p>{words.lead}</p>
      <h4>{words.places}</h4>
      <FieldPicker />
      <h4>{words.depthTitle}</h4>
      <DepthPicker />
      <h4>{words.handling}</h4>
      <Drawn names={handling} />
      {samplingTopics()
        .filter(({ id }) => handlingTopics.includes(id))
        .map(({ id, remarks }) => (
          <RemarkList key={id} kit={{ sources: samplingSources() }} remarks={remarks} />
        ))}
      <h4>{words.state}</h4>
      <SoilState />
      <p>
        <AppLink to="/inspire?view=sampling" className={styles['onward']}>
          {words.checklist}
        </AppLink>
      </p>
    </>
  )
}
