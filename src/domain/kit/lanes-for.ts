import type { Kit, Lane } from './kit.ts'

const reads = (lane: Lane, analyteIds: readonly string[]) =>
  lane.steps.some(
    (step) => step.kind === 'read' && step.analytes.some((id) => analyteIds.includes(id)),
  )

/** Finds the lanes needed to read these analytes, including all prerequisites, in the kit's order. */
export function lanesFor({ lanes }: Kit, analyteIds: readonly string[]): readonly Lane[] {
  const reading = lanes.filter((lane) => reads(lane, analyteIds)).map(({ id }) => id)
  const needed = withPrerequisites(lanes, reading)
  return lanes.filter(({ id }) => needed.has(id))
}

/** Lanes by id, with all that must be done before them, directly or indirectly. */
export function withPrerequisites(
  lanes: readonly Lane[],
  ids: readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(lanes.find((lane) => lane.id === id)?.after ?? []))
  }
  return found
}
