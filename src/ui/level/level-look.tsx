import type { ChartPatch } from '#domain/chart/own-chart.ts'
import { hexOf } from '#domain/color/srgb.ts'
import type { Look } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { classNames } from '#ui/class-names.ts'
import { figureFill } from '#ui/text/turbidity-figure.ts'
import styles from './level.module.css'
import { useEffect, useState } from 'react'
import { useServices } from '#ui/services.tsx'

/** What a level looks like: by the user's own photograph where there is one, else as the kit knows it. */
export interface LevelAppearance {
  readonly look: Look
  readonly patch?: ChartPatch | null
  /** Where it stands among the levels, from 1: all that can be shown of an unknown color. */
  readonly place?: number
  readonly count?: number
}

/** Fills its place. Silent: value, unit and word stand beside it. */
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
        <span className={`center fill tone-tertiary fill-block ${styles['soil']}`}>
          <Ramp place={place} count={count} />
        </span>
      )
    default:
      return assertNever(look)
  }
}

/** A level as it was photographed; its measured color until, or where, there is no photograph. */
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

/** The place of a level among all, where its color is not known. */
export function Ramp({ place, count }: RampProps) {
  const steps = Array.from({ length: count }, (_, step) => step)
  return (
    <svg
      className={styles['ramp']}
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
          data-on={step < place}
        />
      ))}
    </svg>
  )
}

interface SwatchProps extends LevelAppearance {
  readonly size?: 'small' | 'large'
}

/** A small color beside a value; its edge keeps a near-white one apart from the paper. */
export function Swatch({ size = 'small', ...appearance }: SwatchProps) {
  return (
    <span
      className={classNames(
        `rim fixed-size ${styles['swatch']}`,
        size === 'large' && `round-s ${styles['large']}`,
      )}
    >
      <LevelLook {...appearance} />
    </span>
  )
}

/** What a gradient or a two-colored pill is painted with; null where no color is known. */
export function colorOfLevel({ look, patch = null }: LevelAppearance): string | null {
  if (patch !== null) return hexOf(patch.rgb)
  if (look.kind === 'swatch') return look.hex
  return look.kind === 'contrast' ? figureFill(look.ratio) : null
}

/** Whether there is something to compare with. */
export const isLookKnown = ({ look, patch = null }: LevelAppearance) =>
  patch !== null || look.kind !== 'unknown'

/** An address for a kept photograph while it is on screen; null until it is here, or where it is not on this device. */
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
