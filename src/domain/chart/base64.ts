const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Source: RFC 4648, section 4. The inner layers have no `btoa`. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two, three] = bytes.subarray(at, at + 3)
    const bits = (one << 16) | ((two ?? 0) << 8) | (three ?? 0)
    parts.push(
      digit(bits >> 18) +
        digit(bits >> 12) +
        (two === undefined ? '=' : digit(bits >> 6)) +
        (three === undefined ? '=' : digit(bits)),
    )
  }
  return parts.join('')
}

const digit = (bits: number) => digits.charAt(bits & 63)

const valueOf = new Map(Array.from(digits, (letter, value) => [letter, value]))

/** Null where the text is no Base64. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null
  const plain = text.replace(/={1,2}$/u, '')
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of plain) {
    const value = valueOf.get(letter)
    if (value === undefined) return null
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 255
    at += 1
  }
  return bytes
}
