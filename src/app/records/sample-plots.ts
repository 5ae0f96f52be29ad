import { plotOfSample } from '#domain/plot/plot.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { EventLog } from '#ports/event-log.ts'
import { foldPlots } from './kept-plots.ts'
import { plotStream } from './record-streams.ts'

/** Adds to each sample the id of the field it is named after, since names of fields and farmers change later. */
export async function withPlots(
  record: SoilRecord,
  log: Pick<EventLog, 'readStream'>,
): Promise<SoilRecord> {
  if (record.samples.every(({ name, plot }) => name === '' || plot !== undefined)) return record
  const events = await log.readStream(plotStream)
  if (events.length === 0) return record
  const { plots } = foldPlots(events)
  const here = [...plots.values()].flatMap(({ plot, isRemoved }) => (isRemoved ? [] : [plot]))
  const samples = record.samples.map((sample) => {
    const plot = plotOfSample(sample, here)
    return plot === null ? sample : { ...sample, plot: plot.id }
  })
  return { ...record, samples }
}
