import type { Hint, HintTopic } from '#domain/hints/hint.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import type { HintId } from '#knowledge/hints/hints.ts'
import { texts } from '#locales/texts.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { HintScene } from './hint-scene.tsx'
import styles from './hints.module.css'

export interface ShownHint {
  readonly hint: Hint<HintId>
  /** Why it is shown, in words; empty when there is no particular reason. */
  readonly reason: string
}

interface HintListProps {
  readonly shown: readonly ShownHint[]
  /** The heading above is their topic. */
  readonly isOfTopic?: boolean
}

/** The first with a large picture, the others by topic. */
export function HintList({ shown, isOfTopic = false }: HintListProps) {
  const [first, ...rest] = shown
  if (first === undefined) return null
  return (
    <div className={`gap-3 grid align-top ${styles['hints']}`}>
      <Feature {...first} isOfTopic={isOfTopic} />
      {rest.length > 0 && <HintGroups shown={rest} drawn={first.hint.topic} />}
    </div>
  )
}

function Feature({ hint, reason, isOfTopic }: ShownHint & { readonly isOfTopic: boolean }) {
  const { title, sentences } = hintWords()[hint.id]
  const above = reason === '' ? texts('hints').topics[hint.topic] : reason
  return (
    <AppLink
      to={`/inspire?card=${hint.id}`}
      className={`rim inset-focus round-l grid paper bare inherit-color ${styles['feature']}`}
      data-hint={hint.id}
    >
      <HintScene topic={hint.topic} />
      <span className={`top gap-2 grid shrink airy ${styles['words']}`}>
        {!isOfTopic && <span className="small strong even soil-ink">{above}</span>}
        <b className={`title tight ${styles['title']}`}>{title}</b>
        <span>{sentences[0]}</span>
      </span>
    </AppLink>
  )
}

interface HintGroupsProps {
  readonly shown: readonly ShownHint[]
  /** The topic whose picture is already shown large beside them. */
  readonly drawn?: HintTopic
}

/** One card for each topic, in the order of its first hint: the picture once, then a row for each hint. */
export function HintGroups({ shown, drawn }: HintGroupsProps) {
  const topics = [...new Set(shown.map(({ hint }) => hint.topic))]
  return (
    <div className="stack gap-4">
      {topics.map((topic) => (
        <Card key={topic} kind="flush">
          {topic !== drawn && (
            <div className={`row gap-4 ${styles['topic']}`}>
              <HintScene topic={topic} />
              <h3>{texts('hints').topics[topic]}</h3>
            </div>
          )}
          <HintRows shown={shown.filter(({ hint }) => hint.topic === topic)} />
        </Card>
      ))}
    </div>
  )
}

const HintRows = ({ shown }: { readonly shown: readonly ShownHint[] }) => (
  <Rows>
    {shown.map(({ hint, reason }) => {
      const { title, sentences } = hintWords()[hint.id]
      return (
        <Row
          key={hint.id}
          data-hint={hint.id}
          title={<b>{title}</b>}
          detail={reason === '' ? firstSentence(sentences[0]) : reason}
          to={`/inspire?card=${hint.id}`}
        />
      )
    })}
  </Rows>
)

/** A hint's text often has two sentences; a row has room for the first. */
const firstSentence = (text: string | undefined) => text?.match(/^.*?(?:。|\.(?= )|$)/u)?.[0]
