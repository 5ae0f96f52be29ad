import type { EventLog } from '#ports/event-log.ts'

/** Neither place has answered: what is not found may be there all the same. */
export function isStorageLate(log: EventLog) {
  const { kept, failure } = log.health()
  return kept === 'memory' && (failure === 'broken' || failure === 'late')
}

/** Storage that had hung at start may show events that were not there before. */
export function onStorageRecovered(log: EventLog, tell: () => void) {
  let kept = log.health().kept
  log.onHealth((health) => {
    if (kept === 'memory' && health.kept !== 'memory') tell()
    kept = health.kept
  })
}
