import type { ChartPatch } from '#domain/chart/own-chart.ts'
import { hexOf } from '#domain/color/srgb.ts'
import type { Look } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { classNames } from '#ui/class-names.ts'
import { figureFill } from '#ui/text/turbidity-figure.ts'
import styles from './level.module.css'
import { useEffect, useState } from 'react'
import { useServices } from '#ui/services.tsx'

/** What a level looks like: the user's own photograph if there is one, otherwise the kit's data. */
export interface LevelAppearance {
  readonly look: Look
  readonly patch?: ChartPatch | null
  /** 1-based position among the levels: all that can be shown of an unknown color. */
  readonly place?: number
  readonly count?: number
}

/** Fills its space. Hidden from screen readers: value, unit and word are beside it. */
export function LevelLook({ look, patch = null, place = 1, count = 1 }: LevelAppearance) {
  if (patch !== null) return <PatchLook patch={patch} />
  switch (look.kind) {
    case 'swatch':
      return (
        <svg
          className={`block fill fill-block own-colors ${styles['look']}`}
          aria-hidden="true"
          focusable="false"
        >
          <rect width="100%" height="100%" fill={look.hex} />
        </svg>
      )
    case 'contrast':
      return <Figure ratio={look.ratio} />
    case 'unknown':
      return (
        <span className={`center fill tone-tertiary fill-block pad-1 ${styles['soil']}`}>
          <Ramp place={place} count={count} />
        </span>
      )
    default:
      return assertNever(look)
  }
}

/** A level as it was photographed; its measured color while, or if, there is no photograph. */
export function PatchLook({ patch }: { readonly patch: ChartPatch }) {
  const url = usePhotoUrl(patch.photo)
  return (
    <svg
      className={`block fill fill-block own-colors ${styles['look']}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill={hexOf(patch.rgb)} />
      {url !== null && (
        <image href={url} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
      )}
    </svg>
  )
}

/** A black cross behind a milky tube. */
function Figure({ ratio }: { readonly ratio: number }) {
  return (
    <svg
      className={`block fill fill-block own-colors ${styles['look']}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <svg viewBox="0 0 100 100" width="100%" height="100%">
        <path d="M38 12h24v26h26v24H62v26H38V62H12V38h26z" fill={figureFill(ratio)} />
      </svg>
    </svg>
  )
}

interface RampProps {
  readonly place: number
  readonly count: number
}

/** The position of a level among all, for levels of unknown color. */
export function Ramp({ place, count }: RampProps) {
  const steps = Array.from({ length: count }, (_, step) => step)
  return (
    <svg
      className={`fits ${styles['ramp']}`}
      stroke="currentColor"
      strokeWidth="2"
      viewBox={`0 0 ${count * 18 - 4} 22`}
      aria-hidden="true"
      focusable="false"
    >
      {steps.map((step) => (
        <rect
          key={step}
          x={step * 18 + 1}
          y="1"
          width="12"
          height="20"
          rx="3"
          fill={step < place ? 'currentColor' : 'none'}
          data-on={step < place}
        />
      ))}
    </svg>
  )
}

interface SwatchProps extends LevelAppearance {
  readonly size?: 'small' | 'large'
}

/** A small color beside a value; its outline separates a near-white one from the paper. */
export function Swatch({ size = 'small', ...appearance }: SwatchProps) {
  return (
    <span
      className={classNames(
        `rim inline-block fixed-size ${styles['swatch']}`,
        size === 'large' && 'round-s size-m',
      )}
    >
      <LevelLook {...appearance} />
    </span>
  )
}

/** The color for a gradient or a two-colored pill; null when no color is known. */
export function colorOfLevel({ look, patch = null }: LevelAppearance): string | null {
  if (patch !== null) return hexOf(patch.rgb)
  if (look.kind === 'swatch') return look.hex
  return look.kind === 'contrast' ? figureFill(look.ratio) : null
}

/** Whether there is something to compare with. */
export const isLookKnown = ({ look, patch = null }: LevelAppearance) =>
  patch !== null || look.kind !== 'unknown'

/** Returns an object URL for a stored photograph while it is on screen; null until it is loaded, or if it is not on this device. */
function usePhotoUrl(name: string | null): string | null {
  const { charts } = useServices()
  const [found, setFound] = useState<{ readonly name: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    let url: string | undefined
    let isGone = false
    void charts.photo(name).then((photo) => {
      if (photo === null || isGone) return
      url = URL.createObjectURL(new Blob([new Uint8Array(photo.bytes)], { type: photo.type }))
      setFound({ name, url })
    })
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [charts, name])
  return found !== null && found.name === name ? found.url : null
}
