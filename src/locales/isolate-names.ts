import { isolated } from '#domain/readable-text.ts'

/**
 * The same words, whose sentences isolate each text filled in that is written from right to left: a name in Arabic does not reorder the
 * numbers and brackets beside it. Done here once, since no sentence knows what a user's name is written in.
 */
export function isolateNames<Words>(words: Words): Words {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape, with functions of the same types
  return wrapped(words) as Words
}

function wrapped(part: unknown): unknown {
  if (typeof part === 'function') return sentence(part)
  return isPlain(part) ? mapParts(part, wrapped) : part
}

const sentence =
  (fill: Function) =>
  (...parts: readonly unknown[]): unknown =>
    fill(...parts.map(filledIn))

/** Lists of names, and objects with a name, are filled in too. */
function filledIn(part: unknown): unknown {
  if (typeof part === 'string') return isolated(part)
  return isPlain(part) ? mapParts(part, filledIn) : part
}

type Plain = readonly unknown[] | Readonly<Record<string, unknown>>

const isPlain = (part: unknown): part is Plain =>
  typeof part === 'object' &&
  part !== null &&
  (Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype) &&
  !Object.hasOwn(part, '$$typeof')

/** Returns the same object if nothing in it changes. */
function mapParts(parts: Plain, map: (part: unknown) => unknown): unknown {
  let isChanged = false
  const mapOne = (part: unknown) => {
    const mapped = map(part)
    if (mapped !== part) isChanged = true
    return mapped
  }
  const mapped = Array.isArray(parts)
    ? parts.map(mapOne)
    : Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mapOne(part)]))
  return isChanged ? mapped : parts
}
