import type { EventLog, NewEvent } from '#ports/event-log.ts'
import { foldOwnItems, ownStreams, type OwnStream } from './import-changes.ts'
import { plotStream } from '#app/records/record-streams.ts'

export const plotRestored = (id: string): NewEvent => ({
  stream: plotStream,
  kind: 'plot-restored',
  version: 1,
  payload: { id },
})

const savedKinds: Readonly<Record<OwnStream, string>> = {
  kits: 'kit-saved',
  charts: 'chart-saved',
  standards: 'standard-saved',
  fertilizers: 'fertilizer-saved',
}

/** Events that restore those of the user's own kits, charts, standards and products in the file that are now removed. */
export async function removedOwn(
  log: EventLog,
  seen: Readonly<Record<OwnStream, ReadonlySet<string>>>,
): Promise<readonly NewEvent[]> {
  const perStream = ownStreams.map(async (stream) => {
    const { shown, removed } = foldOwnItems(stream, await log.readStream(stream))
    const gone = [...removed].filter(([id]) => seen[stream].has(id) && !shown.has(id))
    return gone.map(([, payload]) => ({ stream, kind: savedKinds[stream], version: 1, payload }))
  })
  return (await Promise.all(perStream)).flat()
}
