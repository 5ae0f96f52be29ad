import { isPart, joinParts, withPart, type PartsRead } from '#domain/share/qr-parts.ts'

export type Collected =
  /** The text is whole. */
  | { readonly kind: 'whole'; readonly text: string }
  /** One of several codes: go on looking. */
  | { readonly kind: 'parts'; readonly read: PartsRead }

/** What a code that was seen adds to those seen before. Parts that do not fit together are started over. */
export function collectCode(before: PartsRead | null, code: string): Collected {
  const read = isPart(code) ? withPart(before, code) : null
  if (read === null) return { kind: 'whole', text: code }
  if (read.found.size < read.all) return { kind: 'parts', read }
  const text = joinParts(read)
  return text === null
    ? { kind: 'parts', read: { ...read, found: new Map() } }
    : { kind: 'whole', text }
}
