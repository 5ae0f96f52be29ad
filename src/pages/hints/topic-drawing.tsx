import type { HintTopic } from '#domain/hints/hint.ts'
import styles from './topic-drawing.module.css'
import { drawingBox, topicDrawings } from './topic-drawings.ts'

/** A topic at a glance; its name stands beside it. */
export function TopicDrawing({ topic }: { readonly topic: HintTopic }) {
  return (
    <svg
      viewBox={`0 0 ${drawingBox} ${drawingBox}`}
      aria-hidden="true"
      className={styles['drawing']}
    >
      <path d={topicDrawings[topic]} />
    </svg>
  )
}
