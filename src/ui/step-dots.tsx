interface StepDotsProps {
  /** 1-based. */
  readonly step: number
  readonly of: number
  /** Left out where words beside it say the same. */
  readonly label?: string
}

/** Which of a few steps is current. */
export function StepDots({ step, of, label }: StepDotsProps) {
  return (
    <svg
      className="fits"
      width={of * 14 + 14}
      viewBox={`0 0 ${of * 14 + 14} 8`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Array.from({ length: of }, (_, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a dot is its place in the row
          key={index}
          x={index * 14 + (index >= step ? 14 : 0)}
          width={index + 1 === step ? 22 : 8}
          height="8"
          rx="4"
          fill={index + 1 === step ? 'var(--primary)' : 'var(--outline)'}
        />
      ))}
    </svg>
  )
}
