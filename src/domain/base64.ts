const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const none = 255
const values = new Uint8Array(128).fill(none)
for (const [value, letter] of Array.from(alphabet).entries()) values[letter.charCodeAt(0)] = value
/** Pairs of letters by twelve bits. */
const pairs = Array.from(
  { length: 4096 },
  (_, bits) => (alphabet[bits >> 6] ?? '') + (alphabet[bits & 63] ?? ''),
)
/** Bytes per step, so that no step takes long. */
const stepLength = 3 * 8192

/** Encodes as base64. Source: RFC 4648, with padding. */
export function toBase64(bytes: Uint8Array): string {
  const steps: string[] = []
  for (let at = 0; at < bytes.length; at += stepLength) {
    steps.push(ofStep(bytes.subarray(at, at + stepLength)))
  }
  return steps.join('')
}

function ofStep(bytes: Uint8Array): string {
  let text = ''
  const whole = bytes.length - (bytes.length % 3)
  for (let at = 0; at < whole; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    text += (pairs[bits >> 12] ?? '') + (pairs[bits & 4095] ?? '')
  }
  if (bytes.length === whole) return text
  const bits = ((bytes[whole] ?? 0) << 16) | ((bytes[whole + 1] ?? 0) << 8)
  const letters = (pairs[bits >> 12] ?? '') + (pairs[bits & 4095] ?? '')
  return (
    text + (bytes.length - whole === 1 ? `${letters.slice(0, 2)}==` : `${letters.slice(0, 3)}=`)
  )
}

/** Decodes base64; null where the text is invalid. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='))
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let bits = 0
  let to = 0
  for (let at = 0; at < text.length; at += 1) {
    const isPadding = at >= text.length - padding
    const value = isPadding ? 0 : (values[text.charCodeAt(at)] ?? none)
    if (value === none) return null
    bits = (bits << 6) | value
    if (at % 4 !== 3) continue
    bytes[to] = (bits >> 16) & 255
    if (to + 1 < bytes.length) bytes[to + 1] = (bits >> 8) & 255
    if (to + 2 < bytes.length) bytes[to + 2] = bits & 255
    to += 3
    bits = 0
  }
  return bytes
}
