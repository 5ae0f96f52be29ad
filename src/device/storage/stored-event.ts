import { isObject } from '#domain/property-of.ts'
import type { StoredEvent } from '#ports/event-log.ts'

/** Parses a stored value; null if it is not an event. */
export function parseStoredEvent(input: unknown): StoredEvent | null {
  if (!isObject(input)) return null
  const { id, device, clock, stream, kind, version, payload } = input
  if (!isFilled(id) || !isFilled(device) || !isFilled(clock)) return null
  if (!isFilled(stream) || !isFilled(kind)) return null
  if (typeof version !== 'number' || !Number.isInteger(version)) return null
  return { id, device, clock, stream, kind, version, payload }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
