import type { Kit, Lane } from './kit.ts'

const reads = (lane: Lane, analyteIds: readonly string[]) =>
  lane.steps.some(
    (step) => step.kind === 'read' && step.analytes.some((id) => analyteIds.includes(id)),
  )

/** Finds the lanes needed to read these analytes, including all prerequisites, in the kit's order. */
export function lanesFor(kit: Kit, analyteIds: readonly string[]): readonly Lane[] {
  const needed = new Set<string>()
  const open = kit.lanes.filter((lane) => reads(lane, analyteIds)).map((lane) => lane.id)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    open.push(...(kit.lanes.find((lane) => lane.id === id)?.after ?? []))
  }
  return kit.lanes.filter((lane) => needed.has(lane.id))
}
