import { entryOf } from '#domain/entry-of.ts'
import { addObservations, type HandsTimes } from '#domain/run/hands-times.ts'
import { observedHands } from '#domain/run/observed-hands.ts'
import type { Run } from '#domain/run/run.ts'
import type { PlannedRinse } from '#domain/run/run-plan.ts'
import type { Preferences } from '#ports/preferences.ts'

export const handsKey = 'hands-times'

/** The user's own pace for each kit, stored on the device. */
export function createHandsLearning(preferences: Preferences) {
  const read = () => parseTimes(preferences.read(handsKey))
  let lastRun = ''
  return {
    timesOf: (kit: string): HandsTimes => entryOf(read(), kit) ?? {},
    /** Learns from a finished run. A run that is reopened and finished again is not counted twice. */
    learn(run: Run, washed: readonly PlannedRinse[] = []) {
      if (run.id === lastRun) return
      lastRun = run.id
      const kit = run.kit.id
      const all = read()
      const times = entryOf(all, kit) ?? {}
      const seen = observedHands(run, washed)
      preferences.write(handsKey, { ...all, [kit]: addObservations(times, seen) })
    },
    forget: () => preferences.write(handsKey, {}),
  }
}

export function parseTimes(kept: unknown): Readonly<Record<string, HandsTimes>> {
  return mapObject(kept, (kit) =>
    mapObject(kit, (times) => (Array.isArray(times) ? times : []).filter(isLength)),
  )
}

function mapObject<Value>(input: unknown, parse: (value: unknown) => Value): Record<string, Value> {
  if (typeof input !== 'object' || input === null) return {}
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, parse(value)]))
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
