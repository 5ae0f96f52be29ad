import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readableText } from '#domain/readable-text.ts'
import { unknown } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'

import type { Kit, Level, Step } from './kit.ts'
import { kitLimits } from './kit-limits.ts'
import { pathText, type PathPart } from './kit-problem.ts'
import { parseKit, parseKitText, parseNewKit, serializeKit } from './parse-kit.ts'

const level = (value: number | null, sources: readonly string[] = ['Z1']): Level => ({
  value,
  word: '適量',
  look: { kind: 'unknown' },
  trust: 'official',
  sources,
})
const dip: Step = {
  id: 'dip',
  kind: 'timed',
  title: '試験紙Nを浸す',
  detail: '',
  duration: { value: seconds(3), trust: 'official', sources: ['Z1'] },
  endCue: '上げて',
}
const read: Step = {
  id: 'read',
  kind: 'read',
  title: '読む',
  detail: '',
  analytes: ['ph'],
  readWithin: unknown,
  hands: seconds(20),
}
const kit: Kit = {
  schema: 1,
  id: 'kit',
  name: 'キット',
  maker: '',
  trust: 'official',
  note: '',
  prepare: [],
  cautions: [],
  analytes: [
    {
      id: 'ph',
      name: 'pH',
      species: 'pH',
      unit: '',
      method: 'pad',
      halfLevels: true,
      lowestDetectable: unknown,
      chartComplete: false,
      levels: [level(5), level(6)],
    },
  ],
  lanes: [
    { id: 'soil', name: '土', after: [], steps: [dip] },
    { id: 'n', name: '試験紙N', after: ['soil'], steps: [read] },
  ],
  sources: [{ key: 'Z1', title: '説明書', url: 'https://example.com/a' }],
}

/** Returns the kit with the value at `path` replaced. */
function changed(path: readonly PathPart[], value: unknown, from: unknown = kit): unknown {
  const [part, ...rest] = path
  if (part === undefined) return value
  if (Array.isArray(from)) {
    const items: unknown[] = [...from]
    items[Number(part)] = changed(rest, value, items[Number(part)])
    return items
  }
  const entries = Object.entries(from ?? {})
  const fields = new Map<string, unknown>(entries)
  fields.set(String(part), changed(rest, value, fields.get(String(part))))
  return Object.fromEntries(fields)
}

const problemsOf = (input: unknown) => {
  const parsed = parseKit(input)
  return parsed.ok ? [] : parsed.reason
}

describe('a kit from outside', () => {
  it('is accepted when every part is right', () => {
    expect(parseKit(structuredClone(kit))).toEqual({ ok: true, value: kit })
  })

  it.each([
    [['lanes', 0, 'steps', 0, 'duration', 'value'], 'three', 'wrong-type'],
    [['lanes', 0, 'steps', 0, 'duration', 'value'], 0, 'seconds-out-of-range'],
    [['lanes', 0, 'steps', 0, 'duration', 'value'], 86_401, 'seconds-out-of-range'],
    [['lanes', 0, 'steps', 0, 'duration'], undefined, 'missing'],
    [['lanes', 0, 'steps', 0, 'kind'], 'dance', 'unknown-word'],
    [['lanes', 0, 'steps', 0, 'title'], '試験紙を液に入れて三秒待ちます', 'title-too-long'],
    [['lanes', 0, 'steps', 0, 'title'], 'Shake the bottle by hand now.', 'title-too-long'],
    [['lanes', 0, 'steps', 0, 'title'], ' ', 'empty'],
    [['lanes', 0, 'after', 0], 'nowhere', 'unknown-lane'],
    [['lanes', 0, 'after', 0], 'n', 'lane-cycle'],
    [['lanes', 0, 'after', 0], 'soil', 'lane-cycle'],
    [['lanes', 1, 'id'], 'soil', 'duplicate-id'],
    [['lanes', 1, 'steps', 0, 'id'], 'dip', 'duplicate-id'],
    [['lanes', 1, 'steps', 0, 'analytes', 0], 'p', 'unknown-analyte'],
    [['lanes', 1, 'steps', 0, 'analytes', 1], 'ph', 'analyte-read-twice'],
    [['lanes', 1, 'steps', 0, 'analytes'], [], 'too-few'],
    [['lanes'], Array.from({ length: 13 }, () => kit.lanes[0]), 'too-many'],
    [['analytes', 0, 'levels', 1, 'value'], 5, 'levels-not-ascending'],
    [['analytes', 0, 'levels', 1, 'sources', 0], 'Z9', 'unknown-source'],
    [['analytes', 0, 'levels', 1, 'sources'], [], 'source-missing'],
    [['name'], 'あ'.repeat(61), 'too-long'],
    [['id'], 'a b', 'bad-id'],
    [['sources', 0, 'url'], 'javascript:alert(1)', 'bad-url'],
    [['schema'], 2, 'newer-version'],
    [['schema'], 'one', 'unknown-word'],
    [['schema'], undefined, 'missing'],
  ] as const)('names %j = %j as %s', (path, value, reason) => {
    const problems = problemsOf(changed(path, value))
    expect(problems).toContainEqual(expect.objectContaining({ path: pathText(path), reason }))
  })

  it('has a pH chart between 0 and 14, unless it was kept before', () => {
    for (const value of [-1, 14.1]) {
      const chart = changed(['analytes', 0, 'levels'], [level(value)])
      const problem = { path: 'analytes[0].levels[0].value', reason: 'ph-out-of-range' }
      const refused = { ok: false, reason: [{ ...problem, found: String(value) }] }
      expect(parseNewKit(chart)).toEqual(refused)
      expect(parseKitText(JSON.stringify(chart))).toEqual(refused)
      expect(parseKit(chart).ok).toBe(true)
    }
    expect(parseNewKit(changed(['analytes', 0, 'levels'], [level(0), level(14)])).ok).toBe(true)
    const nitrate = changed(['analytes', 0, 'species'], 'NO3')
    expect(parseNewKit(changed(['analytes', 0, 'levels'], [level(50)], nitrate)).ok).toBe(true)
  })

  it('names an analyte that no step reads', () => {
    const analyte = { ...kit.analytes[0], id: 'p', name: 'リン酸' }
    expect(problemsOf({ ...kit, analytes: [...kit.analytes, analyte] })).toEqual([
      { path: 'analytes[1]', reason: 'analyte-not-read', found: 'リン酸' },
    ])
  })

  it('refuses a color that is not #rrggbb', () => {
    const look = { kind: 'swatch', hex: 'red' }
    expect(problemsOf(changed(['analytes', 0, 'levels', 0, 'look'], look))).toEqual([
      { path: 'analytes[0].levels[0].look.hex', reason: 'bad-color', found: 'red' },
    ])
  })

  it.each([-0.5, 1.5])('refuses a contrast of %s, beyond 0 to 1', (ratio) => {
    const look = { kind: 'contrast', ratio }
    expect(problemsOf(changed(['analytes', 0, 'levels', 0, 'look'], look))).toEqual([
      {
        path: 'analytes[0].levels[0].look.ratio',
        reason: 'contrast-out-of-range',
        found: String(ratio),
      },
    ])
  })

  it('shows no content where no number was typed', () => {
    const [found] = problemsOf(changed(['analytes', 0, 'levels', 0, 'value'], NaN))
    expect(found?.path).toBe('analytes[0].levels[0].value')
    expect(found).not.toHaveProperty('found')
  })

  it('names the place of a source that is not in its list', () => {
    const cited = { trust: 'official', sources: ['Z9'] } as const
    const remarked = {
      ...kit,
      prepare: [{ text: '水', ...cited }],
      cautions: [{ text: '毒', ...cited }],
    }
    expect(problemsOf(remarked).map(({ path }) => path)).toEqual([
      'prepare[0].sources[0]',
      'cautions[0].sources[0]',
    ])
    const soon = { limit: { value: 60, ...cited } }
    const limited = changed(['lanes', 0, 'steps', 0, 'startWithin'], soon)
    expect(problemsOf(limited).map(({ path }) => path)).toEqual([
      'lanes[0].steps[0].startWithin.limit.sources[0]',
    ])
  })

  it('may say how soon a step must follow, within a day, and what helps where it does not', () => {
    const withSoon = (startWithin: unknown) => ({
      ...kit,
      lanes: kit.lanes.map((lane) => ({
        ...lane,
        steps: lane.steps.map((step) => (step.kind === 'timed' ? { ...step, startWithin } : step)),
      })),
    })
    const limit = { value: 60, trust: 'user', sources: [] }
    const remedy = { title: 'shake', hands: 10 }
    for (const startWithin of [{ limit }, { limit, remedy }, { limit: { value: null } }]) {
      const made = withSoon(startWithin)
      expect(parseKit(made)).toEqual({ ok: true, value: made })
    }
    const reasonOf = (startWithin: unknown) => {
      const parsed = parseKit(withSoon(startWithin))
      return parsed.ok ? null : parsed.reason[0]?.reason
    }
    expect(reasonOf({ limit: { ...limit, value: 0 } })).toBe('seconds-out-of-range')
    expect(reasonOf({ limit: { ...limit, value: 86_401 } })).toBe('seconds-out-of-range')
    expect(reasonOf({ limit, remedy: { title: '', hands: 10 } })).toBe('empty')
    expect(reasonOf({ limit, remedy: { title: 'shake', hands: -1 } })).toBe('seconds-out-of-range')
  })

  it('drops fields it does not know instead of keeping them', () => {
    const parsed = parseKit({ ...kit, script: 'x' })
    expect(parsed).toEqual({ ok: true, value: kit })
  })

  it('counts a kana with its mark as one character', () => {
    const title = 'か\u3099'.repeat(14)
    const latin = 'Shake the bottle by hand now'
    expect(problemsOf(changed(['lanes', 0, 'steps', 0, 'title'], latin))).toEqual([])
    expect(problemsOf(changed(['lanes', 0, 'steps', 0, 'title'], title))).toEqual([])
  })
})

describe('the text of a kit file', () => {
  it('written by an earlier version is still read, whole', () => {
    // Written on 2026-11-20. Never edited: every build must read it.
    const text = readFileSync(`${import.meta.dirname}/fixtures/kit-schema-1.json`, 'utf8')
    expect(parseKitText(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('is refused when it is not JSON, empty, or far too long', () => {
    const reasonOf = (text: string) => {
      const parsed = parseKitText(text)
      return parsed.ok ? 'accepted' : parsed.reason[0]?.reason
    }
    expect(reasonOf('{')).toBe('not-json')
    expect(reasonOf('')).toBe('not-json')
    expect(reasonOf('[]')).toBe('not-a-kit')
    expect(reasonOf('['.repeat(100_000))).toBe('not-json')
    expect(reasonOf(' '.repeat(kitLimits.fileBytes + 1))).toBe('file-too-large')
  })

  it('is read with a byte order mark in front', () => {
    expect(parseKitText(`\uFEFF${serializeKit(kit)}`)).toEqual({ ok: true, value: kit })
  })
})

const trusts = fc.constantFrom('official', 'reported', 'inferred', 'user')
const mark = fc.record({ trust: trusts, sources: fc.constant(['Z1']) })
const time = fc.integer({ min: 1, max: 86_400 }).map(seconds)
const timeFigure = fc.oneof(
  fc.constant(unknown),
  fc.tuple(time, mark).map(([value, rest]) => ({ value, ...rest })),
)
const words = (maxLength: number) =>
  fc
    .string({ unit: 'binary', maxLength })
    .map(readableText)
    .filter((text) => text.normalize('NFC').length <= maxLength)
const title = words(12).map((text) => (text.trim() === '' ? '振る' : text))
const look = fc.oneof(
  fc.constant({ kind: 'unknown' } as const),
  fc.record({
    kind: fc.constant('contrast' as const),
    ratio: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('swatch' as const), hex: fc.constant('#d1cbb8') }),
)
const levels = fc
  .uniqueArray(fc.integer({ min: 0, max: 999 }), { maxLength: 8 })
  .chain((values) =>
    fc.tuple(
      ...values
        .toSorted((a, b) => a - b)
        .map((value) =>
          fc
            .tuple(words(20), look, mark)
            .map(([word, seen, rest]): Level => ({ value, word, look: seen, ...rest })),
        ),
    ),
  )
const quickStep = (id: string): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({
      id: fc.constant(id),
      kind: fc.constant('hands-on' as const),
      title,
      detail: words(40),
      hands: time,
    }),
    fc.record({
      id: fc.constant(id),
      kind: fc.constant('timed' as const),
      title,
      detail: words(40),
      duration: timeFigure,
      endCue: words(12),
    }),
    fc.record({
      id: fc.constant(id),
      kind: fc.constant('reaction' as const),
      title,
      detail: words(40),
      duration: timeFigure,
    }),
    fc.record({
      id: fc.constant(id),
      kind: fc.constant('settle' as const),
      title,
      detail: words(40),
      duration: timeFigure,
      extend: time,
    }),
  )
const kits: fc.Arbitrary<Kit> = fc
  .record({
    name: title,
    levels,
    steps: fc.array(fc.nat(), { maxLength: 4 }),
    within: timeFigure,
    note: words(80),
  })
  .chain(({ name, levels: chosen, steps, within, note }) =>
    fc.tuple(...steps.map((_, index) => quickStep(`s${index}`))).map((made): Kit => ({
      ...kit,
      name,
      note,
      analytes: kit.analytes.map((analyte) => ({ ...analyte, species: 'NO3', levels: chosen })),
      lanes: [
        { id: 'soil', name: '土', after: [], steps: [dip, ...made] },
        { id: 'n', name, after: ['soil'], steps: [{ ...read, readWithin: within }] },
      ],
    })),
  )

/** Paths of all values below `value` that are not objects. */
const leaves = (
  value: unknown,
  path: readonly PathPart[] = [],
): readonly (readonly PathPart[])[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const entries: [PathPart, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : Object.entries(value)
  return entries.flatMap(([key, item]) => leaves(item, [...path, key]))
}

describe('whatever comes in', () => {
  it('never throws on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        expect(parseKit(value).ok).toBe(false)
        expect(parseKitText(text).ok).toBe(false)
      }),
    )
  })

  it('gives back a written kit unchanged', () => {
    fc.assert(
      fc.property(kits, (made) => {
        expect(parseKitText(serializeKit(made))).toEqual({ ok: true, value: made })
      }),
    )
  })

  it('names the path of the one field that was broken', () => {
    fc.assert(
      fc.property(kits, fc.nat(), (made, pick) => {
        const all = leaves(made)
        const path = all[pick % all.length] ?? []
        const copy = changed(path, { broken: true }, made)
        expect(problemsOf(copy).map((problem) => problem.path)).toContain(pathText(path))
      }),
    )
  })
})
