import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { answerOfEstimate } from '#domain/chart/answer-of-estimate.ts'
import { analyteOf, type Kit } from '#domain/kit/kit.ts'
import { canStart, missingTimes } from '#domain/kit/missing-times.ts'
import { widthOf } from '#domain/kit/kit-limits.ts'
import { parseKit, parseKitText, serializeKit } from '#domain/kit/parse-kit.ts'
import { figuresOfSteps, sourceUses } from '#domain/kit/source-uses.ts'
import { isKnown } from '#domain/sourced.ts'
import { changeLanguage } from '#locales/change-language.ts'
import { languages } from '#locales/languages.ts'
import { builtInKits } from './catalog.ts'
import { firstKit } from './first-kit.ts'

const kits = await Promise.all(
  builtInKits.map(async (card) => [card.id, await card.load(), card] as const),
)
const kitNamed = (id: string): Kit => {
  const found = kits.find(([key]) => key === id)
  if (found === undefined) throw new Error(`no kit ${id}`)
  return found[1]
}
const timeOf = (kit: Kit, stepId: string) => {
  const entry = figuresOfSteps(kit).find(({ step }) => step.id === stepId)
  if (entry === undefined) throw new Error(`no step ${stepId}`)
  return isKnown(entry.figure) ? [entry.figure.value, entry.figure.trust] : 'unknown'
}

test('every folder with a kit is listed, under its name', () => {
  const folders = Object.keys(import.meta.glob('./*/kit.ts')).map((path) => path.split('/').at(1))
  expect(new Set(builtInKits.map(({ id }) => id))).toEqual(new Set(folders))
})

test('between the published ends of the pH scale of Rapitest a number is typed in, never their middle', () => {
  const ph = analyteOf(kitNamed('rapitest'), 'ph')
  expect(ph && answerOfEstimate(ph, 6)).toEqual({ kind: 'typed', value: 6 })
})

describe.each(kits)('the built-in kit %s', (_id, kit, card) => {
  it('is accepted by the parser that reads foreign kits', () => {
    expect(parseKit(kit)).toEqual({ ok: true, value: kit })
    expect(parseKitText(serializeKit(kit))).toEqual({ ok: true, value: kit })
  })

  it('says on its card what it is', () => {
    expect({ id: kit.id, name: kit.name, maker: kit.maker, trust: kit.trust }).toEqual({
      id: card.id,
      name: card.name,
      maker: card.maker,
      trust: card.trust,
    })
  })

  it('gives a source for every figure and sentence, and uses every source', () => {
    const uses = sourceUses(kit)
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter(({ sources }) => sources.length === 0)).toEqual([])
    expect(uses.filter(({ trust }) => trust === 'user')).toEqual([])
    const used = new Set(uses.flatMap(({ sources }) => sources))
    expect(kit.sources.map((source) => source.key).filter((key) => !used.has(key))).toEqual([])
  })

  it('has short titles, and an end cue for every timed step', () => {
    const steps = kit.lanes.flatMap((lane) => lane.steps)
    expect(steps.filter((step) => widthOf(step.title) > 14)).toEqual([])
    expect(steps.filter((step) => step.kind === 'timed' && step.endCue === '')).toEqual([])
  })

  it('claims a complete chart only with levels', () => {
    const claims = kit.analytes.filter((each) => each.chartComplete && each.levels.length === 0)
    expect(claims).toEqual([])
  })
})

describe('figures from the sources', () => {
  it('みどりくん shakes 60 s, dips 3 s and 10 s, waits 60 s', () => {
    expect(firstKit.id).toBe('midorikun')
    expect(timeOf(firstKit, 'shake')).toEqual([60, 'official'])
    expect(timeOf(firstKit, 'n-dip')).toEqual([3, 'official'])
    expect(timeOf(firstKit, 'pk-dip')).toEqual([10, 'official'])
    expect(timeOf(firstKit, 'n-wait')).toEqual([60, 'official'])
    expect(timeOf(firstKit, 'pk-wait')).toEqual([60, 'official'])
    expect(timeOf(firstKit, 'n-read')).toBe('unknown')
  })

  it('みどりくん cannot tell phosphate or potassium below 5 kg/10a', () => {
    for (const id of ['p', 'k']) {
      const analyte = firstKit.analytes.find((each) => each.id === id)
      expect(analyte?.lowestDetectable).toEqual({ value: 5, trust: 'reported', sources: ['Z6'] })
      expect(analyte?.unit).toBe('kg/10a')
    }
  })

  it('the tube kit claims no time as fact', () => {
    const kit = kitNamed('npk-tube')
    const times = figuresOfSteps(kit).map(({ figure }) => figure)
    expect(times.filter(isKnown).filter(({ trust }) => trust !== 'inferred')).toEqual([])
    expect(timeOf(kit, 'settle')).toEqual([1800, 'inferred'])
    expect(timeOf(kit, 'n-shake')).toEqual([120, 'inferred'])
    expect(timeOf(kit, 'k-wait')).toEqual([300, 'inferred'])
  })

  it('パックテスト waits 180 s, and its levels are marked as inferred', () => {
    const kit = kitNamed('packtest-no3')
    expect(timeOf(kit, 'shake')).toEqual([60, 'official'])
    expect(timeOf(kit, 'settle')).toBe('unknown')
    expect(timeOf(kit, 'wait')).toEqual([180, 'reported'])
    expect(kit.analytes[0]?.chartComplete).toBe(false)
    expect(kit.analytes[0]?.levels.map(({ value, trust }) => [value, trust])).toEqual(
      [1, 2, 5, 10, 20, 45].map((value) => [value, 'inferred']),
    )
  })

  it('the nitrate strip is read 60 s after the start of a 2 s dip', () => {
    const kit = kitNamed('nitrate-strip')
    expect(timeOf(kit, 'dip')).toEqual([2, 'official'])
    expect(timeOf(kit, 'wait')).toEqual([58, 'official'])
  })

  it('five kits have whole charts, each level with a source that is no inference', () => {
    const whole = kits.filter(([, kit]) => kit.analytes.some((each) => each.chartComplete))
    expect(whole.map(([id]) => id)).toEqual([
      'soil-master',
      'rapitest',
      'mquant-nitrate',
      'quantofix-nitrate',
      'hach-ph',
    ])
    const levels = whole.flatMap(([, kit]) =>
      kit.analytes.filter((each) => each.chartComplete).flatMap((each) => each.levels),
    )
    expect(levels).toHaveLength(9 + 15 + 6 + 7 + 6)
    expect(levels.filter(({ trust }) => trust === 'inferred')).toEqual([])
  })

  it('MQuant is printed with 10 to 500 mg/L, Quantofix with 0 to 100, Hach with pH 4 to 9', () => {
    const values = (id: string) => kitNamed(id).analytes[0]?.levels.map(({ value }) => value)
    expect(values('mquant-nitrate')).toEqual([10, 25, 50, 100, 250, 500])
    expect(values('quantofix-nitrate')).toEqual([0, 5, 10, 25, 50, 75, 100])
    expect(values('hach-ph')).toEqual([4, 5, 6, 7, 8, 9])
    expect(timeOf(kitNamed('quantofix-nitrate'), 'dip')).toEqual([1, 'official'])
    expect(timeOf(kitNamed('hach-ph'), 'wait')).toEqual([15, 'official'])
    expect(timeOf(kitNamed('mquant-nitrate'), 'shake')).toEqual([300, 'official'])
  })

  it('Soil Master shakes nitrogen two minutes and waits five; what it shares with relatives is inferred', () => {
    const kit = kitNamed('soil-master')
    expect(timeOf(kit, 'n-shake')).toEqual([120, 'official'])
    expect(timeOf(kit, 'n-wait')).toEqual([300, 'official'])
    expect(timeOf(kit, 'p-wait')).toEqual([300, 'inferred'])
    expect(timeOf(kit, 'k-wait')).toEqual([300, 'inferred'])
  })

  it('Rapitest has five levels from depleted to surplus, and its ten minutes are marked as inferred', () => {
    const kit = kitNamed('rapitest')
    expect(kit.analytes.slice(1).map(({ levels }) => levels.length)).toEqual([5, 5, 5])
    expect(timeOf(kit, 'ph-wait')).toEqual([60, 'official'])
    expect(timeOf(kit, 'n-wait')).toEqual([600, 'inferred'])
  })

  it('computed looks are marked, stand only where a color is published nowhere, and are never of measured pads', () => {
    const computed = kits.flatMap(([id, kit]) =>
      kit.analytes.flatMap((each) =>
        each.levels.flatMap(({ look }) =>
          look.kind !== 'unknown' && look.isComputed === true ? [`${id} ${each.id}`] : [],
        ),
      ),
    )
    expect([...new Set(computed)]).toEqual([
      'npk-tube p',
      'packtest-no3 no3',
      'soil-master p',
      'soil-master k',
      'mquant-nitrate no3',
    ])
  })

  it('every kit can be started at once', () => {
    expect(kits.filter(([, kit]) => !canStart(kit)).map(([, kit]) => missingTimes(kit))).toEqual([])
  })
})

describe.each(languages.filter((language) => language !== 'ja'))('in %s', (language) => {
  beforeAll(() => changeLanguage(language))
  afterAll(() => changeLanguage('ja'))

  it.each(kits)(
    '%s says in other words what it says in Japanese, and can be kept',
    async (id, kit) => {
      const card = builtInKits.find((one) => one.id === id)
      const translated = await card?.load()
      expect(parseKit(translated)).toEqual({ ok: true, value: translated })
      expect(translated).not.toEqual(kit)
      expect(translated?.name).toBe(card?.name)
      const figures = (one: Kit) => figuresOfSteps(one).map(({ figure }) => figure)
      expect(figures(translated ?? kit)).toEqual(figures(kit))
    },
  )
})
