import { entryOf } from '#domain/entry-of.ts'
import type { Kit, Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import type { KitDrawing } from './drawing-name.ts'

export interface StepPicture {
  readonly name: KitDrawing
  /** Label at the line in the drawing, in the units of the kit. */
  readonly amount?: string
  /** What follows within the same step. */
  readonly next?: KitDrawing
}

type Drawings = Readonly<Record<string, KitDrawing | StepPicture>>

/** Steps whose id alone would be misleading, or for which the kit names an amount, by built-in kit; copies of a kit keep its step ids. */
const byKit: Readonly<Record<string, Drawings>> = {
  midorikun: {
    soil: { name: 'take-soil', amount: '5mL', next: 'level-soil' },
    water: { name: 'add-water', amount: '50mL' },
    'n-wait': 'blot-strip',
    'pk-wait': 'blot-strip',
  },
  practice: { water: 'fill-cup' },
  'npk-tube': { water: 'add-tablet', 'k-mix': 'mix-gently', 'p-mix': 'mix-gently' },
  'packtest-no3': {
    soil: { name: 'weigh-soil', amount: '20g' },
    water: { name: 'add-water', amount: '100mL' },
    draw: 'squeeze-tube',
    wait: 'swing-tube',
    read: 'lay-tube',
  },
  'earth-check': {
    mix: 'soil-and-water',
    draw: { name: 'into-tube', amount: '3mL' },
    drops: { name: 'add-drops', amount: '×3' },
    shake: 'shake-tube',
  },
  'soil-master': { 'p-mix': 'mix-gently', 'k-mix': 'mix-gently' },
  'mquant-nitrate': {
    weigh: { name: 'weigh-soil', amount: '100g' },
    water: { name: 'add-water', amount: '100mL' },
    wait: 'flick-strip',
  },
  'quantofix-nitrate': {
    weigh: { name: 'weigh-soil', amount: '100g' },
    water: { name: 'add-water', amount: '100mL' },
    wait: 'flick-strip',
  },
  'nitrate-strip': { wait: 'flick-strip', read: 'read-reader', liquid: 'filter' },
}

/** The usual meaning of the words in a step id: `n-dip` is a dip. */
const byWord: Drawings = {
  soil: 'scoop-soil',
  weigh: 'weigh-soil',
  water: 'add-water',
  liquid: 'add-water',
  extract: 'add-water',
  shake: 'shake-bottle',
  stir: 'stir',
  mix: 'stir',
  settle: 'settle',
  filter: 'filter',
  draw: 'draw-liquid',
  add: 'add-tablet',
  powder: 'add-powder',
  tablet: 'add-tablet',
  drops: 'add-drops',
  reagent: 'add-drops',
  cap: 'shake-tube',
  pull: 'pull-line',
  squeeze: 'squeeze-tube',
  dip: 'dip-strip',
  blot: 'blot-strip',
}

/** Finds the drawing for a step: by kit and step, by the words of its id, else by its kind. */
export function drawingOfStep(
  kit: Pick<Kit, 'id' | 'copiedFrom' | 'analytes'>,
  step: Step,
): StepPicture {
  const found =
    entryOf(entryOf(byKit, kit.copiedFrom ?? kit.id), step.id) ??
    byWordOf(step) ??
    byKind(kit, step)
  return typeof found === 'string' ? { name: found } : found
}

function byWordOf({ id }: Step) {
  const words = id.split('-')
  // A single analyte's own liquid is shaken in its tube.
  if (words.length > 1 && words.includes('shake')) return 'shake-tube'
  return words.map((word) => entryOf(byWord, word)).find((name) => name !== undefined)
}

function byKind(kit: Pick<Kit, 'analytes'>, step: Step): KitDrawing {
  switch (step.kind) {
    case 'hands-on':
    case 'timed':
      return 'use-hands'
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
