import styles from '#ui/drawings/drawing.module.css'
import { pictures, type PictureName } from './pictures.ts'

/** Silent: what it shows stands beside it in words. */
export function Picture({ name }: { readonly name: PictureName }) {
  return (
    <svg viewBox="0 0 160 120" className={styles['drawing']} aria-hidden="true">
      {pictures[name].map(([paint, path]) => (
        <path key={`${paint}${path}`} d={path} className={styles[paint]} />
      ))}
    </svg>
  )
}
