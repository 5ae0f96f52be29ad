import type { Kit, Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import type { KitDrawing } from './drawing-name.ts'

type Drawings = Readonly<Record<string, KitDrawing>>

/** Steps whose id alone would mislead, by built-in kit; copies of a kit keep its step ids. */
const byKit: Readonly<Record<string, Drawings>> = {
  midorikun: { 'n-wait': 'wait-strip', 'pk-wait': 'wait-strip' },
  'npk-tube': { water: 'add-powder', 'k-mix': 'mix-gently', 'p-mix': 'mix-gently' },
  'packtest-no3': { draw: 'squeeze-tube', read: 'lay-tube' },
  'earth-check': { mix: 'add-water', shake: 'shake-tube' },
  'nitrate-strip': { wait: 'wait-strip', read: 'read-reader', liquid: 'add-water' },
}

/** What the words of a step id usually mean: `n-dip` is a dip. */
const byWord: Drawings = {
  soil: 'scoop-soil',
  water: 'add-water',
  liquid: 'add-water',
  extract: 'add-water',
  shake: 'shake-bottle',
  stir: 'stir',
  mix: 'stir',
  settle: 'settle',
  filter: 'filter',
  draw: 'draw-liquid',
  add: 'add-powder',
  powder: 'add-powder',
  tablet: 'add-powder',
  drops: 'add-drops',
  reagent: 'add-drops',
  cap: 'shake-tube',
  pull: 'pull-line',
  squeeze: 'squeeze-tube',
  dip: 'dip-strip',
}

/** The drawing for a step: by kit and step, by the words of its id, else by its kind. */
export function drawingOfStep(
  kit: Pick<Kit, 'id' | 'copiedFrom' | 'analytes'>,
  step: Step,
): KitDrawing {
  const ofKit = byKit[kit.copiedFrom ?? kit.id]?.[step.id]
  if (ofKit !== undefined) return ofKit
  const words = step.id.split('-')
  // A shake of one analyte's own liquid happens in its tube.
  if (words.length > 1 && words.includes('shake')) return 'shake-tube'
  const ofWord = words.map((word) => byWord[word]).find((name) => name !== undefined)
  return ofWord ?? drawingOfKind(kit, step)
}

function drawingOfKind(kit: Pick<Kit, 'analytes'>, step: Step): KitDrawing {
  switch (step.kind) {
    case 'hands-on':
      return 'use-hands'
    case 'timed':
      return 'shake-bottle'
    case 'reaction':
      return waitingFor(kit) === 'pad' ? 'wait-strip' : 'wait-tube'
    case 'settle':
      return 'settle'
    case 'read':
      return readings[methodOf(kit, step.analytes)]
    default:
      return assertNever(step)
  }
}

const readings = {
  color: 'read-tube',
  pad: 'read-strip',
  turbidity: 'read-k',
} as const satisfies Record<string, KitDrawing>

const methodOf = ({ analytes }: Pick<Kit, 'analytes'>, ids: readonly string[]) =>
  analytes.find(({ id }) => ids.includes(id))?.method ?? 'color'

const waitingFor = ({ analytes }: Pick<Kit, 'analytes'>) => analytes[0]?.method ?? 'color'
