import { isOnScale, type Kit } from './kit.ts'
import { problem, type KitProblem, type PathPart } from './kit-problem.ts'
import { withPrerequisites } from './lanes-for.ts'
import { sourceUses } from './source-uses.ts'

/** Finds faults in a kit of valid shape: references that point nowhere, cycles, levels out of order. */
export const kitChecks = (kit: Kit): readonly KitProblem[] => [
  ...duplicates(kit),
  ...laneOrder(kit),
  ...readings(kit),
  ...levelOrder(kit),
  ...sourceKeys(kit),
]

function duplicates(kit: Kit): readonly KitProblem[] {
  const steps = kit.lanes.flatMap((lane, laneIndex) =>
    lane.steps.map((step, stepIndex) => ({
      id: step.id,
      path: ['lanes', laneIndex, 'steps', stepIndex, 'id'],
    })),
  )
  const named = (key: 'analytes' | 'lanes') =>
    kit[key].map((part, index) => ({ id: part.id, path: [key, index, 'id'] }))
  const sources = kit.sources.map((source, index) => ({
    id: source.key,
    path: ['sources', index, 'key'],
  }))
  return [named('analytes'), named('lanes'), steps, sources].flatMap(repeated)
}

function repeated(parts: readonly { id: string; path: readonly PathPart[] }[]) {
  const seen = new Set<string>()
  return parts.flatMap(({ id, path }) => {
    if (seen.has(id)) return [problem(path, 'duplicate-id', id)]
    seen.add(id)
    return []
  })
}

function laneOrder({ lanes }: Kit): readonly KitProblem[] {
  return lanes.flatMap((lane, laneIndex) =>
    lane.after.flatMap((id, index) => {
      const path = ['lanes', laneIndex, 'after', index]
      if (!lanes.some((other) => other.id === id)) return [problem(path, 'unknown-lane', id)]
      const isCycle = withPrerequisites(lanes, [id]).has(lane.id)
      return isCycle ? [problem(path, 'lane-cycle', id)] : []
    }),
  )
}

function readings(kit: Kit): readonly KitProblem[] {
  const known = new Set(kit.analytes.map((analyte) => analyte.id))
  const read = new Set<string>()
  const problems = kit.lanes.flatMap((lane, laneIndex) =>
    lane.steps.flatMap((step, stepIndex) =>
      (step.kind === 'read' ? step.analytes : []).flatMap((id, index) => {
        const path = ['lanes', laneIndex, 'steps', stepIndex, 'analytes', index]
        if (!known.has(id)) return [problem(path, 'unknown-analyte', id)]
        if (read.has(id)) return [problem(path, 'analyte-read-twice', id)]
        read.add(id)
        return []
      }),
    ),
  )
  const unread = kit.analytes.flatMap((analyte, index) =>
    read.has(analyte.id) ? [] : [problem(['analytes', index], 'analyte-not-read', analyte.name)],
  )
  return [...problems, ...unread]
}

const levelOrder = (kit: Kit): readonly KitProblem[] =>
  kit.analytes.flatMap((analyte, analyteIndex) => {
    let highest = Number.NEGATIVE_INFINITY
    return analyte.levels.flatMap(({ value }, index) => {
      if (value === null) return []
      const path = ['analytes', analyteIndex, 'levels', index, 'value']
      if (value <= highest) return [problem(path, 'levels-not-ascending', value)]
      highest = value
      return []
    })
  })

/** What is asked of a kit before it is kept: those kept by earlier versions may hold it all the same. */
export const phScale = ({ analytes }: Kit): readonly KitProblem[] =>
  analytes.flatMap((analyte, index) =>
    analyte.levels.flatMap(({ value }, level) => {
      if (value === null || isOnScale(analyte, value)) return []
      const path = ['analytes', index, 'levels', level, 'value']
      return [problem(path, 'ph-out-of-range', value)]
    }),
  )

function sourceKeys(kit: Kit): readonly KitProblem[] {
  const known = new Set(kit.sources.map((source) => source.key))
  return sourceUses(kit).flatMap(({ path, trust, sources }) => {
    const lacks = trust !== 'user' && sources.length === 0
    const strangers = sources.flatMap((key, index) =>
      known.has(key) ? [] : [problem([...path, 'sources', index], 'unknown-source', key)],
    )
    return lacks ? [problem([...path, 'sources'], 'source-missing')] : strangers
  })
}
