/** Hashes a text to a name that is the same on every device. 64 bits in 16 hex digits; not cryptographic. */
export function contentName(text: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return hex(mixed(one, other)) + hex(mixed(other, one))
}

/** Source: the finishing step of MurmurHash3, public domain. */
const mixed = (value: number, other: number) =>
  (Math.imul(value ^ (value >>> 16), 2246822507) ^
    Math.imul(other ^ (other >>> 13), 3266489909)) >>>
  0
const hex = (value: number) => value.toString(16).padStart(8, '0')

/** Serializes to JSON with sorted keys, so that equal contents give equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
