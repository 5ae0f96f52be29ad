import { useEffect, useRef } from 'react'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/amount-text.ts'
import { levelText } from '#ui/answer-text.ts'
import { classNames } from '#ui/class-names.ts'
import { LevelLook } from '#ui/level-look.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import type { BandSize } from './chart-notes.ts'
import styles from './level-band.module.css'

interface LevelBandProps {
  readonly analyte: Analyte
  readonly index: number
  readonly size: BandSize
  readonly onToggle: () => void
}

/** One level of a chart: its words on paper, its look out to the edge of the screen. */
export function LevelBand({ analyte, index, size, onToggle }: LevelBandProps) {
  const level = analyte.levels[index]
  const band = useInSightWhile(size === 'grown')
  if (level === undefined) return null
  const isOpen = size === 'grown'
  return (
    <li
      ref={band}
      className={classNames(
        styles['band'],
        styles[size],
        level.look.kind === 'unknown' && styles['wordy'],
      )}
    >
      <button type="button" className={styles['tap']} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles['plate']}>
          <LevelAmount analyte={analyte} index={index} />
          {isOpen && <span className={styles['name']}>{analyte.name}</span>}
          <span className={styles['marks']}>
            {level.value !== null && level.word !== '' && (
              <span className={styles['word']}>{level.word}</span>
            )}
            <TrustMark trust={level.trust} />
          </span>
          {level.look.kind === 'unknown' && (
            <span className={styles['unknown']}>{unknownLook(analyte)}</span>
          )}
        </span>
        <span className={styles['look']}>
          <LevelLook look={level.look} />
        </span>
      </button>
    </li>
  )
}

function useInSightWhile(isOpen: boolean) {
  const band = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) band.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [isOpen])
  return band
}

const unknownLook = ({ method }: Analyte) =>
  method === 'turbidity'
    ? texts('color-chart').unknownLookTurbidity
    : texts('color-chart').unknownLook

/** As large as fits; a level without a number is called by its word, else by its place in the row. */
function LevelAmount({ analyte, index }: { readonly analyte: Analyte; readonly index: number }) {
  const value = analyte.levels[index]?.value ?? null
  const number = value === null ? levelText(analyte, index).value : numberText(value)
  return (
    <span className={styles['amount']}>
      {analyte.species !== '' && <>{analyte.species} </>}
      <span className={value === null ? styles['named'] : styles['number']}>{number}</span>
      {value !== null && analyte.unit !== '' && <> {analyte.unit}</>}
    </span>
  )
}
