/** Reasons a kit cannot be used. The words are in locales/<language>/kit-errors.ts. */
export const kitReasons = [
  'not-json',
  'file-too-large',
  'not-a-kit',
  'newer-version',
  'missing',
  'wrong-type',
  'unknown-word',
  'bad-id',
  'empty',
  'too-long',
  'title-too-long',
  'too-few',
  'too-many',
  'bad-number',
  'seconds-out-of-range',
  'contrast-out-of-range',
  'bad-color',
  'bad-url',
  'duplicate-id',
  'unknown-lane',
  'lane-cycle',
  'unknown-analyte',
  'analyte-not-read',
  'analyte-read-twice',
  'levels-not-ascending',
  'ph-out-of-range',
  'unknown-source',
  'source-missing',
] as const

export type KitReason = (typeof kitReasons)[number]

export interface KitProblem {
  /** Path such as `lanes[0].steps[2].duration.value`; empty for the whole kit. */
  readonly path: string
  readonly reason: KitReason
  /** The value found there, shortened. */
  readonly found?: string
}

export type PathPart = string | number

/** `['lanes', 0, 'id']` → `lanes[0].id`. */
export const pathText = (parts: readonly PathPart[]) =>
  parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`
    return path === '' ? part : `${path}.${part}`
  }, '')

const maxFoundChars = 40

/** Returns the faulty value in a few characters; undefined where there was none, or no number was typed. */
function foundText(value: unknown): string | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined
  const text = typeof value === 'string' ? value : describe(value)
  const characters = Array.from(text.slice(0, maxFoundChars * 4))
  return characters.length > maxFoundChars
    ? `${characters.slice(0, maxFoundChars).join('')}…`
    : text
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (typeof value === 'object' && value !== null) return '{…}'
  return String(value)
}

export function problem(path: readonly PathPart[], reason: KitReason, value?: unknown): KitProblem {
  const found = foundText(value)
  return found === undefined
    ? { path: pathText(path), reason }
    : { path: pathText(path), reason, found }
}
