import type { Kit } from './kit.ts'
import type { KitReason } from './kit-problem.ts'
import { parseKit } from './parse-kit.ts'

/** Faults that occur while a user is writing a kit: all parts exist, so the editor can show them. */
const soft: ReadonlySet<KitReason> = new Set([
  'empty',
  'too-long',
  'title-too-long',
  'too-few',
  'too-many',
  'seconds-out-of-range',
  'contrast-out-of-range',
  'bad-color',
  'unknown-lane',
  'lane-cycle',
  'unknown-analyte',
  'analyte-not-read',
  'analyte-read-twice',
  'levels-not-ascending',
] as const)

/** Parses an unfinished kit: of valid shape, though it cannot be used yet. Undefined for anything else. */
export const parseDraft = (input: unknown): Kit | undefined => (isDraft(input) ? input : undefined)

function isDraft(input: unknown): input is Kit {
  const parsed = parseKit(input)
  return parsed.ok || parsed.reason.every(({ reason }) => soft.has(reason))
}
