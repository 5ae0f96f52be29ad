import { classNames } from '#ui/class-names.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './drawing.module.css'
import { boxOf, kitScene, type SceneName } from './scene-box.ts'

const painted = createModule(() => import('./all-scenes.tsx'))

interface SceneProps {
  readonly name: SceneName
  readonly className?: string | undefined
}

/** A picture for the top of a page, always beside its text. Its space is reserved while it loads. */
export function Scene({ name, className }: SceneProps) {
  const module = useModule(painted, true)
  const { box, fits } = boxOf(name)
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={fits}
      className={classNames(styles['drawing'], className)}
      aria-hidden="true"
    >
      {module !== null && <module.SceneShapes name={name} />}
    </svg>
  )
}

interface KitPictureProps {
  readonly kit: string
  readonly className?: string | undefined
}

/** A kit as it lies on the table, by its id; the user's own kit is a box. */
export const KitPicture = ({ kit, className }: KitPictureProps) => (
  <Scene name={kitScene(kit)} className={className} />
)
