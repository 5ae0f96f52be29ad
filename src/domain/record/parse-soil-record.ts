import * as v from 'valibot'

import { analyteOf, type Kit } from '#domain/kit/kit.ts'
import { type KitReason, type PathPart, pathText } from '#domain/kit/kit-problem.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import { answerSchema } from '#domain/reading/parse-answer.ts'
import { asReadable } from '#domain/stored-values.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import {
  cameraEvidence,
  isOnCalendar,
  withoutUndefined,
  recordExtras,
  samplePlot,
} from './record-extras.ts'
import type { RecordSample, SoilRecord } from './soil-record.ts'
import { once } from '#domain/once.ts'
import { propertyOf } from '#domain/property-of.ts'

export type RecordReason =
  | KitReason
  | 'not-a-record'
  | 'unknown-sample'
  | 'duplicate-sample'
  | 'unknown-level'

export interface RecordProblem {
  /** Path such as `readings[2].answer.level`, `kit.lanes[0].id`; empty for the whole record. */
  readonly path: string
  readonly reason: RecordReason
}

type ParsedRecord = Result<SoilRecord, RecordProblem>

const problem = (path: readonly PathPart[], reason: RecordReason) =>
  failed({ path: pathText(path), reason })

const wrong = 'wrong-type' satisfies RecordReason
const badNumber = 'bad-number' satisfies RecordReason

const time = v.pipe(v.number(wrong), v.check(isOnCalendar, badNumber), v.transform(instant))
const text = v.string(wrong)

const schema = v.lazy(
  once(() =>
    v.object({
      schema: v.literal(1),
      id: text,
      kit: v.unknown(),
      startedAt: time,
      endedAt: time,
      wallOffset: v.pipe(v.number(wrong), v.check(isOnCalendar, badNumber)),
      how: v.picklist(['finished', 'abandoned'], 'unknown-word'),
      samples: v.array(
        v.pipe(
          v.object({ id: text, name: v.pipe(text, asReadable), plot: samplePlot }),
          v.transform(withoutUndefined),
        ),
        wrong,
      ),
      readings: v.array(
        v.pipe(
          v.object({
            sample: text,
            analyte: text,
            answer: answerSchema,
            dueAt: time,
            readAt: time,
            camera: cameraEvidence,
            begunLate: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
          }),
          v.transform(withoutUndefined),
        ),
        wrong,
      ),
      ...recordExtras,
    }),
  ),
)

/**
 * Parses a record that can be shown, or returns the first fault. Never throws.
 * `kitOf` looks up kits that are kept apart from their records.
 */
export function parseSoilRecord(
  input: unknown,
  kitOf?: (ref: string) => Kit | undefined,
): ParsedRecord {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return problem([], 'not-a-record')
  }
  const version = 'schema' in input ? input.schema : undefined
  if (typeof version === 'number' && version > 1) return problem(['schema'], 'newer-version')
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) return ofIssue(parsed.issues[0])
  const ref = kitReference(parsed.output.kit)
  const known = ref === null ? undefined : kitOf?.(ref)
  const kit = known === undefined ? parseKit(parsed.output.kit) : ok(known)
  if (!kit.ok) return ofKit(kit.reason[0])
  return withReadings({ ...withoutUndefined(parsed.output), kit: kit.value })
}

/** Name of a kit that is kept once, apart from the records made with it. */
function kitReference(kit: unknown): string | null {
  const ref = propertyOf(kit, 'ref')
  return typeof ref === 'string' ? ref : null
}

function ofKit(first: { readonly path: string; readonly reason: KitReason } | undefined) {
  const path = first === undefined || first.path === '' ? 'kit' : `kit.${first.path}`
  return failed({ path, reason: first?.reason ?? 'not-a-kit' })
}

function ofIssue({ path, input, type, message }: v.InferIssue<typeof schema>) {
  const parts = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  return problem(parts, reasonOf(input, type, message))
}

function reasonOf(input: unknown, type: string, message: string): RecordReason {
  if (input === undefined) return 'missing'
  if (type === 'variant' || type === 'picklist' || type === 'literal') return 'unknown-word'
  return message === badNumber ? badNumber : wrong
}

/** Checks that every reading is of a sample of this test, and on the chart of its kit. */
function withReadings(record: SoilRecord): ParsedRecord {
  for (const [at, reading] of record.readings.entries()) {
    const fault = faultOf(record.kit, record.samples, reading)
    if (fault !== null) return problem(['readings', at, ...fault.path], fault.reason)
  }
  return ok(record)
}

interface Fault {
  readonly path: readonly PathPart[]
  readonly reason: RecordReason
}

function faultOf(kit: Kit, samples: readonly RecordSample[], reading: Reading): Fault | null {
  if (!samples.some(({ id }) => id === reading.sample)) {
    return { path: ['sample'], reason: 'unknown-sample' }
  }
  const analyte = analyteOf(kit, reading.analyte)
  if (analyte === undefined) return { path: ['analyte'], reason: 'unknown-analyte' }
  return highestLevel(reading.answer) < analyte.levels.length
    ? null
    : {
        path: ['answer', reading.answer.kind === 'level' ? 'level' : 'lower'],
        reason: 'unknown-level',
      }
}

const highestLevel = (given: Answer) => {
  if (given.kind === 'level') return given.level
  return given.kind === 'between' ? given.lower + 1 : -1
}
