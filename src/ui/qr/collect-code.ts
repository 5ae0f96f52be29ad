import { isPart, joinParts, withPart, type PartsRead } from '#domain/share/qr-parts.ts'

export type Collected =
  /** The text is complete. */
  | { readonly kind: 'whole'; readonly text: string }
  /** One of several codes: keep scanning. */
  | { readonly kind: 'parts'; readonly read: PartsRead }

/** Adds a scanned code to those scanned before. Parts that do not belong together start a new collection. */
export function collectCode(before: PartsRead | null, code: string): Collected {
  const read = isPart(code) ? withPart(before, code) : null
  if (read === null) return { kind: 'whole', text: code }
  if (read.found.size < read.all) return { kind: 'parts', read }
  const text = joinParts(read)
  return text === null
    ? { kind: 'parts', read: { ...read, found: new Map() } }
    : { kind: 'whole', text }
}
