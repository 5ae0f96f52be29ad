import type { HintTopic } from '#domain/hints/hint.ts'
import type { SceneName } from '#ui/drawings/scene-box.ts'
import { Scene } from '#ui/drawings/scene.tsx'
import styles from './hints.module.css'

const sceneOf: Readonly<Record<HintTopic, SceneName>> = {
  acidity: 'lime',
  nitrogen: 'rain',
  phosphate: 'fertilizer',
  potassium: 'fertilizer',
  salts: 'rain',
  compost: 'compost',
  rotation: 'legume',
  crops: 'rows',
  measuring: 'probe',
}

/** The picture of a topic; its name is shown beside it. */
export const HintScene = ({ topic }: { readonly topic: HintTopic }) => (
  <Scene name={sceneOf[topic]} className={styles['scene']} />
)
