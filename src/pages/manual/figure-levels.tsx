import { texts } from '#locales/texts.ts'
import { figureFill } from '#ui/turbidity-figure.ts'
import styles from './figure-levels.module.css'

type LevelName = 'clear' | 'faint' | 'gone'

/** How much of the figure is left in each drawing. No measured values: three cases that nobody mixes up. */
const levels: readonly (readonly [LevelName, contrast: number])[] = [
  ['clear', 0.9],
  ['faint', 0.3],
  ['gone', 0.02],
]

/** The black figure behind a tube that is clear, milky, or so milky that nothing is left of it. */
export function FigureLevels() {
  const words = texts('manual').figureLevels
  return (
    <div className={styles['row']}>
      {levels.map(([name, contrast]) => (
        <figure key={name} className={styles['figure']}>
          <svg viewBox="0 0 100 100" role="img" aria-label={words[name].picture}>
            <path d="M2 2h96v96H2z" className={styles['paper']} />
            <path d="M16 30h68v40H16z" fill="#000000" />
            <path d="M34 14h32v60q0 16-16 16T34 74z" fill="#ffffff" />
            <path d="M34 30h32v40H34z" fill={figureFill(contrast)} />
            <path d="M28 12h44M34 12v62q0 16 16 16t16-16V12" className={styles['tube']} />
          </svg>
          <figcaption>
            {words[name].look}
            <br />
            <strong>{words[name].meaning}</strong>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
