import fc from 'fast-check'
import { isPh, type Analyte } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import { laboratoryLime, morning, numberedRecord } from './transfer-phone.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })
const anySmallNumber = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })
const anyPh = fc.double({ noNaN: true, min: 0, max: 14 })
const anyAnswer = (analyte: Analyte): fc.Arbitrary<Answer> => {
  const { length } = analyte.levels
  return fc.oneof(
    ...(length > 0
      ? [fc.record({ kind: fc.constant('level' as const), level: fc.nat(length - 1) })]
      : []),
    ...(length > 1
      ? [fc.record({ kind: fc.constant('between' as const), lower: fc.nat(length - 2) })]
      : []),
    fc.record({
      kind: fc.constant('typed' as const),
      value: isPh(analyte) ? anyPh : anyNumber,
    }),
    fc.record({
      kind: fc.constant('typed' as const),
      comparator: fc.constant('>=' as const),
      value: fc.nat(isPh(analyte) ? 14 : 100_000),
    }),
    fc.constantFrom<Answer>(
      { kind: 'undetectable' },
      { kind: 'no-color-fits' },
      { kind: 'not-read' },
    ),
  )
}
const anyCamera: fc.Arbitrary<CameraEvidence> = fc.record(
  {
    outcome: fc.oneof(
      fc.record({
        kind: fc.constant('read' as const),
        estimate: anySmallNumber,
        range: fc.tuple(anySmallNumber, anySmallNumber),
        deltaE: fc.constant(1),
      }),
      fc.constant({ kind: 'off-chart' as const, deltaE: 9 }),
      fc.constant({ kind: 'refused' as const, reasons: ['blur'] }),
    ),
    gates: fc.constant({}),
    verdict: fc.constantFrom('accepted', 'changed', 'discarded'),
    photo: fc.constant(null),
    takenAt: fc.constant(instant(1_700_000_000_000)),
  },
  { requiredKeys: ['outcome', 'gates', 'verdict', 'photo'] },
)
/** Tests as made by runs, typing and tables, with the kits of all languages. */
export const anyRecord: fc.Arbitrary<SoilRecord> = fc
  .tuple(fc.constantFrom(...kitsInAllLanguages), fc.integer({ min: 1, max: 3 }))
  .chain(([kit, count]) => {
    const samples = Array.from({ length: count }, (_, index) => `s${index + 1}`)
    const readings = samples.flatMap((sample) =>
      kit.analytes.map((analyte) =>
        fc.record({
          wanted: fc.boolean(),
          answer: anyAnswer(analyte),
          late: fc.integer({ min: -90_000, max: 90_000 }),
          camera: fc.option(anyCamera, { nil: undefined }),
          sample: fc.constant(sample),
          analyte: fc.constant(analyte.id),
        }),
      ),
    )
    return fc
      .record({
        // Often several within a minute, since a table does not contain seconds.
        at: fc.integer({ min: 0, max: 5 }).map((step) => step * 25_000),
        wallOffset: fc.integer({ min: -100_000, max: 100_000 }),
        readings: fc.tuple(...readings),
        order: fc.boolean(),
        names: fc.tuple(...samples.map(() => anyText)),
        plot: fc.boolean(),
        note: anyText,
        weather: anyText,
        lab: fc.array(anyNumber, { maxLength: 3 }),
      })
      .map(({ at, order, names, plot, lab, note, weather, wallOffset, readings: drawn }) => {
        const expectedReadings = drawn.flatMap(({ wanted, late, camera, ...rest }) => {
          const dueAt = instant(morning + at)
          const readAt = instant(dueAt + late)
          return wanted ? [{ ...rest, dueAt, readAt, ...(camera && { camera }) }] : []
        })
        return numberedRecord(0, {
          kit,
          wallOffset,
          note,
          weather,
          startedAt: instant(morning + at),
          samples: samples.map((id, index) => ({
            id,
            name: names[index] ?? '',
            ...(plot && { plot: 'p1' }),
          })),
          readings: order ? expectedReadings.toReversed() : expectedReadings,
          measured: lab.map((value, index) => ({
            ...laboratoryLime,
            id: `m${index}`,
            sample: samples.at(-1) ?? 's1',
            value,
          })),
        })
      })
  })
