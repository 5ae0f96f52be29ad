import { unknown } from '#domain/sourced.ts'
import { markEdited, freshId, userFigure } from './edited.ts'
import type { Analyte, Kit, Level } from './kit.ts'

const changeAnalyte = (kit: Kit, id: string, change: (analyte: Analyte) => Analyte): Kit =>
  markEdited({
    ...kit,
    analytes: kit.analytes.map((analyte) => (analyte.id === id ? change(analyte) : analyte)),
  })

export type AnalyteUpdate = Pick<
  Analyte,
  'name' | 'species' | 'unit' | 'method' | 'halfLevels' | 'chartComplete'
>

export const setAnalyte = (kit: Kit, id: string, fields: Partial<AnalyteUpdate>): Kit =>
  changeAnalyte(kit, id, (analyte) => ({ ...analyte, ...fields }))

export const setLowestDetectable = (kit: Kit, id: string, value: number | null): Kit =>
  changeAnalyte(kit, id, (analyte) => ({ ...analyte, lowestDetectable: userFigure(value) }))

/** Adds an analyte, read in the last read step if there is one. */
export const addAnalyte = (kit: Kit, name: string): Kit => {
  const taken = kit.analytes.map((analyte) => analyte.id)
  const analyte: Analyte = {
    id: freshId('analyte', taken),
    name,
    species: '',
    unit: '',
    method: 'color',
    halfLevels: true,
    lowestDetectable: unknown,
    chartComplete: false,
    levels: [],
  }
  const last = kit.lanes.flatMap((lane) => lane.steps).findLast((step) => step.kind === 'read')
  return markEdited({
    ...kit,
    analytes: [...kit.analytes, analyte],
    lanes: changeReads(kit, (ids, stepId) => (stepId === last?.id ? [...ids, analyte.id] : ids)),
  })
}

export const removeAnalyte = (kit: Kit, id: string): Kit =>
  markEdited({
    ...kit,
    analytes: kit.analytes.filter((analyte) => analyte.id !== id),
    lanes: changeReads(kit, (ids) => ids.filter((each) => each !== id)),
  })

const changeReads = (
  kit: Kit,
  change: (ids: readonly string[], stepId: string) => readonly string[],
) =>
  kit.lanes.map((lane) => ({
    ...lane,
    steps: lane.steps.map((step) =>
      step.kind === 'read' ? { ...step, analytes: change(step.analytes, step.id) } : step,
    ),
  }))

export type LevelUpdate = Pick<Level, 'value' | 'word' | 'look'>

/** Changes a level, which is marked as the user's own from then on. */
export const setLevel = (
  kit: Kit,
  analyteId: string,
  index: number,
  fields: Partial<LevelUpdate>,
): Kit =>
  changeAnalyte(kit, analyteId, (analyte) => ({
    ...analyte,
    levels: analyte.levels.map((level, at) =>
      at === index ? { ...level, ...fields, trust: 'user', sources: [] } : level,
    ),
  }))

/** Adds an empty level above the highest. */
export const addLevel = (kit: Kit, analyteId: string): Kit =>
  changeAnalyte(kit, analyteId, (analyte) => ({
    ...analyte,
    levels: [
      ...analyte.levels,
      { value: null, word: '', look: { kind: 'unknown' }, trust: 'user', sources: [] },
    ],
  }))

export const removeLevel = (kit: Kit, analyteId: string, index: number): Kit =>
  changeAnalyte(kit, analyteId, (analyte) => ({
    ...analyte,
    levels: analyte.levels.filter((_, at) => at !== index),
  }))

/** Sorts levels by number, rising; levels without a number keep their place after the preceding one. */
export const sortLevels = (kit: Kit, analyteId: string): Kit =>
  changeAnalyte(kit, analyteId, (analyte) => ({ ...analyte, levels: sorted(analyte.levels) }))

function sorted(levels: readonly Level[]): readonly Level[] {
  let last = Number.NEGATIVE_INFINITY
  return levels
    .map((level) => {
      last = level.value ?? last
      return { level, rank: last }
    })
    .toSorted((a, b) => a.rank - b.rank || 0)
    .map(({ level }) => level)
}
