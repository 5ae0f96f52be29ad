import type { Box } from '#domain/color/pixels.ts'

interface BoxFrameProps {
  readonly box: Box
  readonly isChosen?: boolean
}

/** The frame of a marked place: black within white is seen on every color. */
export function BoxFrame({ box, isChosen = false }: BoxFrameProps) {
  const line = { ...box, fill: 'none', vectorEffect: 'non-scaling-stroke' }
  return (
    <>
      <rect {...line} stroke="#ffffff" strokeWidth="5" />
      <rect
        {...line}
        stroke="#000000"
        strokeWidth={isChosen ? 3 : 2}
        {...(isChosen && { strokeDasharray: '6 3' })}
      />
    </>
  )
}
