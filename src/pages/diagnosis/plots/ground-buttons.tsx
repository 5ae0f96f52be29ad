import type { ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import type { usePanZoom } from './use-pan-zoom.ts'

interface GroundButtonsProps {
  readonly ground: Pick<ReturnType<typeof usePanZoom>, 'zoom' | 'pan'>
  readonly children?: ReactNode
}

/** Buttons instead of gestures: zoom in, zoom out, and a step in each direction. */
export function GroundButtons({ ground: { zoom, pan }, children }: GroundButtonsProps) {
  const words = texts('plots').outline
  const step = 0.25
  return (
    <div className="buttons">
      {children}
      <IconButton icon="add" tonal label={words.nearer} onClick={() => zoom(0.6)} />
      <IconButton icon="remove" tonal label={words.farther} onClick={() => zoom(1 / 0.6)} />
      <IconButton icon="chevron_left" tonal label={words.west} onClick={() => pan(-step, 0)} />
      <IconButton icon="chevron_right" tonal label={words.east} onClick={() => pan(step, 0)} />
      <IconButton icon="arrow_upward" tonal label={words.north} onClick={() => pan(0, step)} />
      <IconButton icon="arrow_downward" tonal label={words.south} onClick={() => pan(0, -step)} />
    </div>
  )
}
