import type { Analyte } from '#domain/kit/kit.ts'
import type { CameraEvidence, Reading } from '#domain/reading/reading.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { after, between, seconds, type Instant } from '#domain/units.ts'
import type { CsvCell } from './csv-cell.ts'
import { betweenCell, parseNumber, parseRange, rangeCell } from './csv-value.ts'
import type { CsvVocabulary } from './csv-vocabulary.ts'
import type { CsvDetail, CsvWords } from './csv-words.ts'

/** What stands beside an answer. A reading that was only typed in has no moment: nothing is said of it. */
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
      // From the rounded seconds in the table, so that the next phone computes the same.
      const readAt = after(reading.dueAt, seconds(secondsLate(reading)))
      const { verdict } = readingLateness(kit, { ...reading, readAt })
      // Without a known limit the seconds cannot be judged.
      return verdict === 'limit-unknown' ? null : words.inTime[verdict]
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

/** Where both moments are one, the reading came without a moment: typed, or from a table. */
const isTimed = ({ dueAt, readAt }: Pick<Reading, 'dueAt' | 'readAt'>) => dueAt !== readAt

const secondsLate = ({ dueAt, readAt }: Reading) => Math.round(between(dueAt, readAt) * 1000) / 1000

const estimateCell = ({ outcome }: CameraEvidence, words: CsvWords) =>
  outcome.kind === 'read' ? rounded(outcome.estimate) : words.camera[outcome.kind]

/** The camera sees no finer. */
const rounded = (value: number) => Number(value.toPrecision(3))

/** Cells beside an answer, by what they tell. */
export type DetailCells = Readonly<Partial<Record<CsvDetail, string>>>

/** Longer than any test. */
const maxLateSeconds = 1e7
/** Zero is a moment too, and none is none. */
const noTime = 0.0004

/** When a reading was due and when it was read, of a test that began at `at`; or which cell is at fault. */
export function parseMoments(
  { 'seconds-late': cell = '' }: DetailCells,
  at: Instant,
): Result<Pick<Reading, 'dueAt' | 'readAt'>, CsvDetail> {
  if (cell === '') return ok({ dueAt: at, readAt: at })
  const late = parseNumber(cell)
  if (late === null || Math.abs(late) > maxLateSeconds) return failed('seconds-late')
  return ok({ dueAt: at, readAt: after(at, seconds(late === 0 ? noTime : late)) })
}

/** The camera's estimate as far as a table tells it, without photograph and gates; or which cell is at fault. */
export function parseCamera(
  { camera = '', 'camera-range': range = '', 'camera-verdict': said = '' }: DetailCells,
  { camera: outcomes, verdicts }: CsvVocabulary,
): Result<CameraEvidence | null, CsvDetail> {
  if (camera === '' && said === '') return ok(null)
  const verdict = verdicts.get(foldText(said))
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
