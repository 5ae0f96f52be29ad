import { markEdited, freshId } from './edited.ts'
import type { Kit, Lane } from './kit.ts'

const changeLane = (kit: Kit, id: string, change: (lane: Lane) => Lane): Kit =>
  markEdited({ ...kit, lanes: kit.lanes.map((lane) => (lane.id === id ? change(lane) : lane)) })

export const renameLane = (kit: Kit, id: string, name: string): Kit =>
  changeLane(kit, id, (lane) => ({ ...lane, name }))

/** Sets whether lane `id` begins only when lane `other` is done. */
export const setAfter = (kit: Kit, id: string, other: string, isAfter: boolean): Kit =>
  changeLane(kit, id, (lane) => {
    const rest = lane.after.filter((each) => each !== other)
    return { ...lane, after: isAfter ? [...rest, other] : rest }
  })

/** Adds a lane without steps; it needs at least one before the kit can be used. */
export const addLane = (kit: Kit, name: string): Kit => {
  const taken = kit.lanes.map((lane) => lane.id)
  const lane: Lane = { id: freshId('lane', taken), name, after: [], steps: [] }
  return markEdited({ ...kit, lanes: [...kit.lanes, lane] })
}

/** Removes a lane, also from the `after` of other lanes. */
export const removeLane = (kit: Kit, id: string): Kit =>
  markEdited({
    ...kit,
    lanes: kit.lanes
      .filter((lane) => lane.id !== id)
      .map((lane) => ({ ...lane, after: lane.after.filter((other) => other !== id) })),
  })
