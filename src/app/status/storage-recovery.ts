import type { EventLog } from '#ports/event-log.ts'

/** Whether neither storage has answered: what was not found may exist all the same. */
export function isStorageSilent(log: EventLog) {
  const { kept, failure } = log.health()
  return kept === 'memory' && (failure === 'broken' || failure === 'slow')
}

/** Calls `tell` when storage that hung at the start answers, as it may hold events not seen before. */
export function onStorageRecovered(log: EventLog, tell: () => void) {
  let kept = log.health().kept
  return log.onHealth((health) => {
    if (kept === 'memory' && health.kept !== 'memory') tell()
    kept = health.kept
  })
}
