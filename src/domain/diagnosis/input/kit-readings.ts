import { entryOf } from '#domain/entry-of.ts'
import type { Extract, KitReading, Quantity, ReadingUnit, Species } from './diagnosis-input.ts'
import { exactEstimate, missing, type Estimate, type Measured } from './measured.ts'
import { quantityOf, recognizedAnalyte } from './quantity-of.ts'
import { bareWord, type Analyte, type Kit } from '#domain/kit/kit.ts'
import { isKnown } from '#domain/sourced.ts'
import {
  analyteRead,
  type Answer,
  type CameraEvidence,
  type Reading,
} from '#domain/reading/reading.ts'
import { assertNever } from '#domain/result.ts'

/** Extraction liquid of a kit and its amount. */
export interface KitLiquid {
  readonly liquid: KitReading['liquid']
  readonly extract: Extract | null
}

const unknownLiquid: KitLiquid = { liquid: 'unknown', extract: null }

/** Liquid that the user stated for values typed in; records until November 2026 have it only in the kit's id. */
function statedLiquid({ extraction, id }: Kit): KitLiquid | null {
  const liquid = extraction ?? (id.startsWith('water-') ? 'water' : null)
  return liquid === null ? null : { liquid, extract: null }
}

/**
 * Converts the readings of one sample for the diagnosis. Unknown analytes are left out; the later reading of an analyte counts.
 * `liquids` by id of built-in kit; a copy is treated like its original.
 */
export function kitReadings(
  { kit, readings }: { readonly kit: Kit; readonly readings: readonly Reading[] },
  sample: string,
  liquids: Readonly<Record<string, KitLiquid>>,
): readonly KitReading[] {
  const { liquid, extract } =
    entryOf(liquids, kit.copiedFrom ?? kit.id) ?? statedLiquid(kit) ?? unknownLiquid
  return kit.analytes.flatMap((ofKit) => {
    const reading = readings.findLast((one) => one.sample === sample && one.analyte === ofKit.id)
    if (reading === undefined) return []
    const analyte = analyteRead(ofKit, reading.answer)
    const recognized = recognizedAnalyte(analyte)
    if (recognized === null) return []
    const { quantity, species } = recognized
    const unit = unitOf(analyte.unit)
    const seen = measuredOf(analyte, reading)
    const measured = seen.kind === 'value' && unit === null ? missing('unit-unknown') : seen
    const read = { quantity, species: species ?? '', unit: unit ?? '', measured } as const
    const form = species === null && measured.kind === 'value' && ({ isFormUnknown: true } as const)
    const { answer } = reading
    const ofWords = isOfWords(analyte) && ({ isOfWords: true } as const)
    const limit = answer.kind === 'typed' && answer.comparator && { comparator: answer.comparator }
    return [
      {
        ...read,
        origin: answer.kind === 'typed' ? 'typed' : 'kit',
        liquid,
        extract,
        ...form,
        ...ofWords,
        ...limit,
      },
    ]
  })
}

/** Names of the analytes of a sample that have a value, but neither a chemical form nor a name that says what it is of. */
export const unnamedAnalytes = (
  { kit, readings }: { readonly kit: Kit; readonly readings: readonly Reading[] },
  sample: string,
): readonly string[] =>
  kit.analytes.flatMap((analyte) => {
    const reading = readings.findLast((one) => one.sample === sample && one.analyte === analyte.id)
    const isUnnamed = analyte.species === '' && quantityOf(analyte) === null
    const hasValue =
      reading !== undefined && answerMeasured(analyte, reading.answer).kind !== 'missing'
    return isUnnamed && hasValue ? [analyte.name] : []
  })

/** A value entered by hand. */
export const typedReading = (
  quantity: Quantity,
  species: Species,
  unit: ReadingUnit,
  value: number,
  { liquid, extract }: KitLiquid = unknownLiquid,
): KitReading => ({
  quantity,
  species,
  unit,
  measured: { kind: 'value', ...exactEstimate(value) },
  origin: 'typed',
  liquid,
  extract,
})

const units: readonly ReadingUnit[] = ['', 'mS/cm', 'kg/10a', 'mg/100g', 'mg/kg', 'mg/L']
/** Accepts full-width input such as `ｍｇ／Ｌ`. 1 g/m2 is 1 kg/10a. */
function unitOf(text: string): ReadingUnit | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase()
  return plain === 'g/m2' ? 'kg/10a' : (units.find((unit) => unit.toLowerCase() === plain) ?? null)
}

function measuredOf(analyte: Analyte, { answer, camera }: Reading): Measured {
  const read = answerMeasured(analyte, answer)
  if (read.kind !== 'value' || camera === undefined) return read
  const seen = acceptedRange(camera)
  return seen === null ? read : { ...read, ...widen(read, seen) }
}

/** Returns the camera's range where the user accepted it. */
function acceptedRange({ outcome, verdict }: CameraEvidence): readonly [number, number] | null {
  return outcome.kind === 'read' && verdict === 'accepted' ? outcome.range : null
}

const widen = ({ best }: Estimate, [low, high]: readonly [number, number]): Estimate => ({
  best,
  low: Math.min(best, low),
  high: Math.max(best, high),
})

function answerMeasured(analyte: Analyte, answer: Answer): Measured {
  switch (answer.kind) {
    case 'level':
      return atLevel(analyte, answer.level)
    case 'between':
      return betweenLevels(analyte, answer.lower)
    case 'typed':
      return { kind: 'value', ...exactEstimate(answer.value) }
    case 'undetectable': {
      const unseen = wordsAt(analyte, 0, 0)
      if (unseen.kind === 'word') return { ...unseen, words: [] }
      const lowest = analyte.lowestDetectable
      return { kind: 'undetectable', below: isKnown(lowest) ? lowest.value : null }
    }
    case 'no-color-fits':
    case 'not-read':
      return missing(answer.kind)
    default:
      return assertNever(answer)
  }
}

/**
 * A color matched to a level may lie up to half a step to either side, or a quarter where half levels can be read too. On a
 * chart with only some levels known, the true neighbors are unknown and no range is given.
 */
function atLevel(analyte: Analyte, index: number): Measured {
  const value = analyte.levels[index]?.value ?? null
  if (value === null) return wordsAt(analyte, index, index)
  if (!analyte.chartComplete && !analyte.halfLevels)
    return { kind: 'value', ...exactEstimate(value) }
  const share = analyte.halfLevels ? 0.25 : 0.5
  const under = analyte.levels[index - 1]?.value ?? null
  const over = analyte.levels[index + 1]?.value ?? null
  const stepDown = under === null ? null : (value - under) * share
  const stepUp = over === null ? null : (over - value) * share
  const down = stepDown ?? stepUp ?? 0
  return {
    kind: 'value',
    best: value,
    low: Math.max(0, value - down),
    high: value + (stepUp ?? down),
  }
}

function betweenLevels(analyte: Analyte, lower: number): Measured {
  const { levels } = analyte
  const from = levels[lower]?.value ?? null
  const to = levels[lower + 1]?.value ?? null
  if (from === null || to === null) return wordsAt(analyte, lower, lower + 1)
  const best = (from + to) / 2
  const quarter = (to - from) / 4
  return { kind: 'value', best, low: best - quarter, high: best + quarter, levels: [from, to] }
}

/** Grades from low to high on a chart of two to four words; longer charts have a very low and a very high end. */
const gradesOf = (count: number) =>
  count <= 4 ? { lowest: 1, highest: 3 } : { lowest: 0, highest: 4 }

const isOfWords = ({ levels }: Pick<Analyte, 'levels'>) =>
  levels.length > 1 && levels.every(({ value, word }) => value === null && word !== '')

/** Returns one level of a chart of words, or the middle between two. */
function wordsAt({ levels }: Analyte, from: number, to: number): Measured {
  const between = levels.slice(from, to + 1)
  if (!isOfWords({ levels }) || between.length !== to - from + 1) return missing('words-only')
  const { lowest, highest } = gradesOf(levels.length)
  const position = (from + to) / 2 / (levels.length - 1)
  return {
    kind: 'word',
    grade: lowest + position * (highest - lowest),
    words: between.map(({ word }) => bareWord(word)),
  }
}
