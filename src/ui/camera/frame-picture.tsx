import { useEffect, useRef } from 'react'
import type { Box, Pixels } from '#domain/color/pixels.ts'

interface FramePictureProps {
  readonly frame: Pixels
  /** The part to show, in whole pixels; by default the whole photograph. */
  readonly part?: Box
  readonly className?: string | undefined
}

/** Largest longer side drawn, in pixels: no phone shows more, and drawing it would block the page. */
const maxDrawnPx = 1024

/** A photograph, or a part of it. Hidden from screen readers: its surroundings describe it. */
export function FramePicture({ frame, part, className }: FramePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { x, y, width, height } = part ?? { x: 0, y: 0, ...frame }
  const step = Math.ceil(Math.max(width, height) / maxDrawnPx)
  const drawn = { width: Math.floor(width / step), height: Math.floor(height / step) }
  useEffect(() => {
    const context = canvas.current?.getContext('2d') ?? null
    context?.putImageData(cutOut(frame, { x, y, width, height }, step), 0, 0)
  }, [frame, x, y, width, height, step])
  return <canvas ref={canvas} {...drawn} className={className} aria-hidden="true" />
}

/** Every `step`th pixel of a part. */
function cutOut(frame: Pixels, { x, y, width, height }: Box, step: number): ImageData {
  const cut = new ImageData(Math.floor(width / step), Math.floor(height / step))
  const to = new Uint32Array(cut.data.buffer)
  const { data } = frame
  // Copies four bytes at a time, which requires 4-byte alignment.
  const isAligned = data.byteOffset % 4 === 0
  const bytes = isAligned ? data : data.slice()
  const from = new Uint32Array(bytes.buffer, bytes.byteOffset, frame.width * frame.height)
  let at = 0
  for (let row = 0; row < cut.height; row += 1) {
    const start = (y + row * step) * frame.width + x
    for (let column = 0; column < cut.width; column += 1) {
      to[at] = from[start + column * step] ?? 0
      at += 1
    }
  }
  return cut
}
