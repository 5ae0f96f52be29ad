import type { Analyte } from '#domain/kit/kit.ts'
import type { CameraEvidence, Reading } from '#domain/reading/reading.ts'
import { isTimed, readAfterDue, untimed } from '#domain/reading/timing.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { addSeconds, secondsBetween, seconds, type Instant } from '#domain/units.ts'
import type { CsvCell } from './csv-cell.ts'
import { betweenCell, parseNumber, parseRange, rangeCell } from './csv-value.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvDetail, CsvWords } from './csv-words.ts'

/** Content of a detail cell next to an answer. A reading that was only typed in has no due time, so its cells stay empty. */
export function detailCell(
  { kit }: Pick<SoilRecord, 'kit'>,
  analyte: Analyte,
  reading: Reading,
  detail: CsvDetail,
  words: CsvWords,
): CsvCell {
  const { answer, camera } = reading
  switch (detail) {
    case 'between':
      return answer.kind === 'between' ? betweenCell(analyte, answer.lower) : null
    case 'seconds-late':
      return isTimed(reading) ? secondsLate(reading) : null
    case 'in-time': {
      if (!isTimed(reading)) return null
      // Computed from the rounded seconds in the table, so that the importing phone gets the same result.
      const readAt = addSeconds(reading.dueAt, seconds(secondsLate(reading)))
      const { kind } = readingLateness(kit, { ...reading, readAt })
      // Without a known limit, the lateness cannot be judged.
      return kind === 'limit-unknown' ? null : words.inTime[kind]
    }
    case 'camera':
      return camera === undefined ? null : estimateCell(camera, words)
    case 'camera-range': {
      if (camera?.outcome.kind !== 'read') return null
      const [low, high] = camera.outcome.range
      return rangeCell(rounded(low), rounded(high))
    }
    case 'camera-verdict':
      return camera === undefined ? null : words.verdicts[camera.verdict]
    default:
      return detail satisfies never
  }
}

const secondsLate = ({ dueAt, readAt }: Reading) =>
  Math.round(secondsBetween(dueAt, readAt) * 1000) / 1000

const estimateCell = ({ outcome }: CameraEvidence, words: CsvWords) =>
  outcome.kind === 'read' ? rounded(outcome.estimate) : words.camera[outcome.kind]

/** Rounds to three significant digits, the most the camera resolves. */
const rounded = (value: number) => Number(value.toPrecision(3))

/** Cells next to an answer, by detail. */
export type DetailCells = Readonly<Partial<Record<CsvDetail, string>>>

/** Longer than any test. */
const maxLateSeconds = 1e7

/** Parses when a reading was due and read, in a test that began at `at`; returns the faulty cell otherwise. */
export function parseMoments(
  { 'seconds-late': cell = '' }: DetailCells,
  at: Instant,
): Result<Pick<Reading, 'dueAt' | 'readAt'>, CsvDetail> {
  if (cell === '') return ok(untimed(at))
  const late = parseNumber(cell)
  if (late === null || Math.abs(late) > maxLateSeconds) return failed('seconds-late')
  return ok(readAfterDue(at, seconds(late)))
}

/** Parses the camera's estimate from a table, which has no photograph and no gates; returns the faulty cell otherwise. */
export function parseCamera(
  { camera = '', 'camera-range': range = '', 'camera-verdict': verdictText = '' }: DetailCells,
  { camera: outcomes, verdicts }: CsvVocabulary,
): Result<CameraEvidence | null, CsvDetail> {
  if (camera === '' && verdictText === '') return ok(null)
  const verdict = verdicts.get(foldText(verdictText))
  if (verdict === undefined) return failed('camera-verdict')
  const rest = { gates: {}, verdict, photo: null }
  const word = outcomes.get(foldText(camera))
  if (word === 'off-chart') return ok({ outcome: { kind: word, deltaE: 0 }, ...rest })
  if (word === 'refused') return ok({ outcome: { kind: word, reasons: [] }, ...rest })
  const estimate = parseNumber(camera)
  if (estimate === null) return failed('camera')
  const limits = parseRange(range)
  if (limits === null) return failed('camera-range')
  return ok({ outcome: { kind: 'read', estimate, range: limits, deltaE: 0 }, ...rest })
}
