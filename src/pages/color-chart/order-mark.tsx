import styles from './order-mark.module.css'

interface OrderMarkProps {
  /** From 1. */
  readonly place: number
  readonly count: number
}

/** Where a level stands in its row, seen without any color: one more filled square for each step up. */
export function OrderMark({ place, count }: OrderMarkProps) {
  return (
    <svg
      className={styles['mark']}
      viewBox={`0 0 ${count * 10 - 2} 8`}
      width={count * 10 - 2}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a square is its place in the row
          key={index}
          x={index * 10 + 0.75}
          y={0.75}
          width={6.5}
          height={6.5}
          fill={index < place ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  )
}
