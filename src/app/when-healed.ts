import type { EventLog } from '#ports/event-log.ts'

/** Storage that had hung at start may show events that were not there before. */
export function whenHealed(log: EventLog, tell: () => void) {
  let kept = log.health().kept
  log.onHealth((health) => {
    if (kept === 'memory' && health.kept !== 'memory') tell()
    kept = health.kept
  })
}
