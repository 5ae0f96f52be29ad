import * as v from 'valibot'
import { isInside, type Box, type Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { failed, ok, type Result } from '#domain/result.ts'

/** What to read and what to compare it with, validated against the photograph. */
export interface Spec {
  readonly unit: string
  readonly sample: readonly Box[]
  readonly against:
    | { readonly kind: 'chart'; readonly levels: readonly { value: number; boxes: Box[] }[] }
    | { readonly kind: 'references'; readonly levels: readonly ReferenceColors[] }
    | { readonly kind: 'printed'; readonly values: readonly number[] }
  readonly white?: Box
  readonly blank?: readonly Box[]
  /** Fields of a card whose colors are known. */
  readonly known?: readonly { readonly box: Box; readonly rgb: Rgb }[]
}

/** Numbers as given in the spec; see read-by-spec.ts for their scale. */
export interface ReferenceColors {
  readonly value: number
  readonly rgb: readonly Rgb[]
}

export interface SpecFault {
  /** Path in the spec: `chart[2].boxes[0]`. */
  readonly path: string
  readonly message: string
}

const finite = v.pipe(v.number('must be a number'), v.finite('must be a finite number'))
const box = v.pipe(
  v.tuple([finite, finite, finite, finite], 'must be a box [x, y, width, height]'),
  v.transform(([x, y, width, height]): Box => ({ x, y, width, height })),
  v.check(
    ({ width, height }) => width >= 1 && height >= 1,
    'must be at least 1 pixel wide and high',
  ),
)
const boxes = v.pipe(
  v.array(box, 'must be a list of boxes [[x, y, width, height], …]'),
  v.minLength(1, 'must hold at least one box'),
)
/** Far above white, but below what a misplaced decimal point produces. */
const maxLight = 1000
const light = v.pipe(
  finite,
  v.minValue(0, 'must not be negative'),
  v.maxValue(maxLight, `must be at most ${maxLight}`),
)
const color = v.tuple([light, light, light], 'must be a color [r, g, b]')
const colors = v.pipe(
  v.array(color, 'must be a list of colors [[r, g, b], …]'),
  v.minLength(1, 'must hold at least one color'),
)
const level = v.object({ value: finite, boxes }, 'must be {"value": …, "boxes": […]}')
const reference = v.object({ value: finite, rgb: colors }, 'must be {"value": …, "rgb": […]}')
const patch = v.object({ box, rgb: color }, 'must be {"box": …, "rgb": […]}')
const list = <Item extends v.GenericSchema>(item: Item, of: string) =>
  v.nullish(v.array(item, `must be a list of ${of}`))

const schema = v.object(
  {
    unit: v.string('must be a text such as "pH"'),
    sample: boxes,
    chart: list(level, 'levels'),
    levels: list(finite, 'numbers'),
    references: list(reference, 'references'),
    white: v.nullish(box),
    blank: v.nullish(boxes),
    known: list(patch, 'known colors'),
  },
  'must be an object with unit, sample and chart, levels or references',
)
type ParsedSpec = v.InferOutput<typeof schema>

/** Returns all faults, in the order of the spec. */
export function parseSpec(
  input: unknown,
  photo: Pick<Pixels, 'width' | 'height'>,
): Result<Spec, readonly SpecFault[]> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    return failed(
      parsed.issues.map((issue) => ({ path: pathOf(issue), message: messageOf(issue) })),
    )
  }
  const faults = [...outsideFaults(parsed.output, photo), ...levelFaults(parsed.output)]
  return faults.length > 0 ? failed(faults) : ok(specOf(parsed.output))
}

function specOf({ unit, sample, chart, levels, references, ...more }: ParsedSpec): Spec {
  const { white, blank, known } = more
  const rest = {
    unit,
    sample,
    ...(white && { white }),
    ...(blank && { blank }),
    ...(known && known.length > 0 && { known }),
  }
  return references && references.length > 0
    ? { ...rest, against: { kind: 'references', levels: references } }
    : chart
      ? { ...rest, against: { kind: 'chart', levels: chart } }
      : { ...rest, against: { kind: 'printed', values: levels ?? [] } }
}

function pathOf({ path }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  )
  return keys.join('').replace(/^\./u, '')
}

const messageOf = ({ kind, received, message }: v.BaseIssue<unknown>) =>
  kind === 'schema' && received === 'undefined' ? 'is missing' : message

type Placed = readonly [path: string, box: Box]

const placed = (path: string, several: readonly Box[] | null | undefined): readonly Placed[] =>
  (several ?? []).map((one, at) => [`${path}[${at}]`, one] as const)

function outsideFaults(
  spec: ParsedSpec,
  photo: Pick<Pixels, 'width' | 'height'>,
): readonly SpecFault[] {
  const all: readonly Placed[] = [
    ...placed('sample', spec.sample),
    ...(spec.chart ?? []).flatMap((one, at) => placed(`chart[${at}].boxes`, one.boxes)),
    ...(spec.white ? [['white', spec.white] as const] : []),
    ...placed('blank', spec.blank),
    ...(spec.known ?? []).map((one, at) => [`known[${at}].box`, one.box] as const),
  ]
  return all
    .filter(([, one]) => !isInside(photo, one))
    .map(([path, { x, y, width, height }]) => ({
      path,
      message: `box [${[x, y, width, height].join(', ')}] lies outside the photograph (${photo.width} × ${photo.height} pixels)`,
    }))
}

function levelFaults({
  sample,
  chart,
  levels: printed,
  references,
  blank,
}: ParsedSpec): readonly SpecFault[] {
  const name = references && references.length > 0 ? 'references' : 'chart'
  const pads = sample.length
  const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`
  const levels = (name === 'references' ? references : chart) ?? []
  const faults: SpecFault[] = []
  if (!chart && !references && printed) {
    if (new Set(printed).size < Math.max(2, printed.length)) {
      faults.push({ path: 'levels', message: 'must hold at least two numbers, each once' })
    }
  } else if (!chart && !references)
    faults.push({ path: 'chart', message: 'is missing, and so is references' })
  else if (new Set(levels.map((one) => one.value)).size < 2) {
    faults.push({ path: name, message: 'must hold at least two levels of different value' })
  }
  for (const [at, one] of levels.entries()) {
    const path = `${name}[${at}]`
    const colored = 'rgb' in one ? one.rgb.length : one.boxes.length
    // Several colors of a single pad are repeated measurements of it.
    if (colored !== pads && !('rgb' in one && pads === 1)) {
      const part = 'rgb' in one ? 'rgb' : 'boxes'
      const message = `has ${count(colored, part === 'rgb' ? 'color' : 'box')}, but sample has ${count(pads, 'box')}`
      faults.push({ path: `${path}.${part}`, message: message.replaceAll('boxs', 'boxes') })
    }
    const isTwice = levels.slice(0, at).some((other) => other.value === one.value)
    if (isTwice && name === 'chart') {
      faults.push({ path: `${path}.value`, message: `${one.value} is the value of two levels` })
    }
  }
  if (blank && blank.length !== 1 && blank.length !== pads) {
    faults.push({
      path: 'blank',
      message: `must hold one box, or one for each of the ${pads} of sample`,
    })
  }
  return faults
}
