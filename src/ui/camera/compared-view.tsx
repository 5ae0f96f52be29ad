import type { Pixels } from '#domain/color/pixels.ts'
import { hexOf } from '#domain/color/srgb.ts'
import { texts } from '#locales/texts.ts'
import { shareOfRow, type Compared } from './compared.ts'
import styles from './compared-view.module.css'
import type { CameraOpinion } from './evidence.ts'
import { FramePicture } from './frame-picture.tsx'

interface ComparedViewProps {
  readonly frame: Pixels
  readonly compared: Compared
  readonly opinion: CameraOpinion
}

/** The sample held against the levels, as the phone saw them, with the opinion marked between. For the eye: words say the same. */
export function ComparedView({ frame, compared, opinion }: ComparedViewProps) {
  const words = texts('camera').outcome.compared
  const { sample, levels } = compared
  return (
    <figure className={styles['compared']} aria-hidden="true">
      <figcaption className={styles['side']}>{words.sample}</figcaption>
      <div className={styles['sample']}>
        <FramePicture frame={frame} part={sample} className={styles['look']} />
      </div>
      <div className={styles['row']}>
        {levels.map(({ value, look }) => (
          <span key={value} className={styles['cell']}>
            {'box' in look ? (
              <FramePicture frame={frame} part={look.box} className={styles['look']} />
            ) : (
              <svg className={styles['look']}>
                <rect width="100%" height="100%" fill={hexOf(look.color)} />
              </svg>
            )}
          </span>
        ))}
      </div>
      {opinion.status === 'read' && <Mark {...opinion} levels={levels} />}
      <div className={styles['row']}>
        {levels.map(({ value, label }) => (
          <span key={value} className={styles['label']}>
            {label}
          </span>
        ))}
      </div>
      <figcaption className={styles['side']}>{words.levels}</figcaption>
    </figure>
  )
}

interface MarkProps extends Pick<Compared, 'levels'> {
  readonly estimate: number
  readonly range: readonly [number, number]
}

/** The estimate as a point, the doubt about it as a bar. */
function Mark({ levels, estimate, range: [low, high] }: MarkProps) {
  const [from, to] = [shareOfRow(levels, low) * 100, shareOfRow(levels, high) * 100]
  const at = shareOfRow(levels, estimate) * 100
  return (
    <svg className={styles['scale']}>
      <line x1={`${from}%`} x2={`${to}%`} y1="14" y2="14" className={styles['doubt']} />
      <svg x={`${at}%`} y="0" overflow="visible">
        <path d="M0 2 9 14 0 26-9 14z" className={styles['point']} />
      </svg>
    </svg>
  )
}
