import type { Look } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { useId } from 'react'
import styles from './level-look.module.css'
import { figureFill } from './turbidity-figure.ts'

interface LevelLookProps {
  readonly look: Look
}

/** What a level looks like, filling its place. Silent: value, unit and word stand beside it. */
export function LevelLook({ look }: LevelLookProps) {
  switch (look.kind) {
    case 'swatch':
      return (
        <svg className={styles['look']} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={look.hex} />
        </svg>
      )
    case 'contrast':
      return <Figure ratio={look.ratio} />
    case 'unknown':
      return <Hatched />
    default:
      return assertNever(look)
  }
}

/** A black cross behind a milky tube. */
function Figure({ ratio }: { readonly ratio: number }) {
  return (
    <svg className={styles['look']} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill="#ffffff" />
      <svg viewBox="0 0 100 100" width="100%" height="100%">
        <path d="M38 12h24v26h26v24H62v26H38V62H12V38h26z" fill={figureFill(ratio)} />
      </svg>
    </svg>
  )
}

function Hatched() {
  const hatch = useId()
  return (
    <svg className={styles['look']} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={hatch}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="12" height="12" fill="#ffffff" />
          <rect width="3" height="12" fill="#8a8a8a" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${hatch})`} />
      <svg viewBox="0 0 100 100" width="100%" height="100%">
        <circle cx="50" cy="50" r="30" fill="#ffffff" stroke="#1b1b1b" strokeWidth="3" />
        <text x="50" y="66" textAnchor="middle" fontSize="46" fontWeight="700" fill="#1b1b1b">
          ?
        </text>
      </svg>
    </svg>
  )
}
