/** Reasons an input is too large to be processed. */
export type BoundReason = 'too-deep' | 'too-long' | 'too-many'

/** Ten times the app's own largest event: a test of 200 samples with all its diagnoses. */
export const eventLimits = { depth: 40, textChars: 10_000, values: 100_000, chars: 2_000_000 }

/** Checks that an event is not nested, long or large beyond any real one. Null: within bounds. Not recursive. */
export function boundReason(input: unknown, limits = eventLimits): BoundReason | null {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [
    { value: input, depth: 1 },
  ]
  let values = 0
  let chars = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next
    values += 1
    if (typeof value === 'string') {
      chars += value.length
      if (value.length > limits.textChars || chars > limits.chars) return 'too-long'
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > limits.depth) return 'too-deep'
    const parts = Object.entries(value)
    if (values + waiting.length + parts.length > limits.values) return 'too-many'
    for (const [name, part] of parts) {
      chars += name.length
      waiting.push({ value: part, depth: depth + 1 })
    }
    if (chars > limits.chars) return 'too-long'
  }
  return null
}
