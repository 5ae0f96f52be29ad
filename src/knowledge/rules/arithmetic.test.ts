import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { Evidence } from '#domain/diagnosis/diagnosis.ts'
import { tokensOf, type Figure, type Token } from '#domain/diagnosis/expression.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { RuleId } from '#domain/diagnosis/rule-book.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { blankInput } from './blank-input.ts'
import { ph, ec, nitrate, ammonium, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

/* The arithmetic as it is read: figures to two decimals, `*` after those that the app assumes. */

const are = { ...unknownPlot, area: 100 }

const named = ({ name, value, unit, isAssumed }: Figure) =>
  [
    ...(name === 'none' ? [] : [diagnosisWords().figures[name]]),
    `${Number(value.toFixed(2))}${unit}${isAssumed ? '*' : ''}`,
  ].join(' ')

function read(token: Token): string {
  if (token.kind === 'figure') return named(token)
  return token.kind === 'sign' ? token.sign : diagnosisWords().tokens[token.word]
}

type Products = Partial<DiagnosisInput['choices']>

/** Returns a reader of the lines below each rule. */
function about(
  id: string,
  { choices = {}, ...more }: Omit<Partial<DiagnosisInput>, 'choices'> & { choices?: Products },
) {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  const blank = blankInput(crop)
  const { items, plan } = decide(
    { ...blank, plot: are, ...more, choices: { ...blank.choices, ...choices } },
    ruleBook,
  )
  const linesOf = (evidence: readonly Evidence[], rule: RuleId) =>
    evidence
      .filter((one) => one.rule === rule)
      .flatMap(({ calculations }) =>
        calculations.map(({ expression, result }) =>
          [...tokensOf(expression).map(read), '=', named(result)].join(' '),
        ),
      )
  const evidenceOf = (name: string) =>
    items.find(({ item }) => item === name)?.evidence ??
    (plan.kind === 'plan'
      ? plan.nutrients.find(({ nutrient }) => nutrient === name)?.evidence
      : undefined) ??
    []
  return {
    lines: (name: string, rule: RuleId) => linesOf(evidenceOf(name), rule),
    rules: (name: string) => evidenceOf(name).map(({ rule }) => rule),
  }
}

describe('lime', () => {
  test('is computed from soil that is assumed where it was not entered', () => {
    const { lines, rules } = about('cabbage', { readings: [ph(5.2)] })
    expect(lines('ph', 'lime-arrhenius')).toEqual([
      '深さ1cm・pH1あたりの炭カル 25kg/10a* × 大きいほう ( 0 と 目標のpH 6 − 測ったpH 5.2 ) × 作土の深さ 10cm* × 仮比重 1g/cm³* = 必要な炭カル 200kg/10a',
    ])
    expect(lines('ph', 'lime-half-dose')).toEqual([
      '必要な炭カル 200kg/10a × 半分 0.5 = 1回目の量 100kg/10a',
    ])
    expect(lines('ph', 'lime-product')).toEqual([
      '今回の量 100kg/10a × ( 炭カルのアルカリ分 53% ÷ 製品のアルカリ分 55% ) = 製品の量 96.36g/m²',
      '1㎡あたりの量（丸めた値） 96g/m² × 面積 100m² = この畑の量 9600g',
    ])
    expect(rules('ph')).not.toContain('lime-volcanic-ash')
    expect(rules('ph')).not.toContain('lime-cap')
  })

  test('on ash, in salts and beside fused phosphate has a term for each', () => {
    const plot = { ...are, texture: 'clay', humus: 'rich', isVolcanicAsh: true, depth: 15 } as const
    const readings = [ph(5), ec(0.3), nitrate(3), phosphate(2)]
    const { lines, rules } = about('cabbage', {
      readings,
      plot,
      choices: { p2o5: 'fused-phosphate' },
    })
    expect(lines('ph', 'lime-arrhenius')).toEqual([
      '深さ1cm・pH1あたりの炭カル 51kg/10a × 大きいほう ( 0 と 目標のpH 6 − ( 測ったpH 5 + EC 0.3mS/cm ) ) × 作土の深さ 15cm × 火山灰土の係数 0.7 = 必要な炭カル 374.85kg/10a',
    ])
    expect(lines('ph', 'lime-half-dose')).toEqual([
      '1㎡あたりの量（丸めた値） 105kg/10a × ( 製品のアルカリ分 45% ÷ 炭カルのアルカリ分 53% ) = 石灰や肥料から入る量 89.15kg/10a',
      '大きいほう ( 0 と ( 必要な炭カル 374.85kg/10a × 半分 0.5 ) − 石灰や肥料から入る量 89.15kg/10a ) = 1回目の量 98.27kg/10a',
    ])
    expect(rules('ph')).toEqual(expect.arrayContaining(['lime-volcanic-ash', 'lime-ec-correction']))
  })

  test('ends at the cap for one dressing, of carbonate as of the product', () => {
    const plot = { ...are, texture: 'clay', humus: 'some' } as const
    const { lines } = about('cabbage', {
      readings: [ph(4)],
      plot,
      choices: { lime: 'oyster-lime' },
    })
    expect(lines('ph', 'lime-cap')).toEqual([
      '小さいほう ( 1回目の量 420kg/10a と 1回の上限 200kg/10a ) = 今回の量 200kg/10a',
    ])
    expect(lines('ph', 'lime-product')).toEqual([
      '小さいほう ( 今回の量 200kg/10a × ( 炭カルのアルカリ分 53% ÷ 製品のアルカリ分 46% ) と 1回の上限 200g/m² ) = 製品の量 200g/m²',
      '1㎡あたりの量（丸めた値） 200g/m² × 面積 100m² = この畑の量 20000g',
    ])
  })

  test('of potato goes to the low end, by the rule for such crops', () => {
    const { rules } = about('potato', { readings: [ph(4.8)] })
    expect(rules('ph')).toContain('lime-crop-policy')
    expect(about('cabbage', { readings: [ph(5.2)] }).rules('ph')).not.toContain('lime-crop-policy')
  })

  test('of tea follows its maker’s table', () => {
    const { lines, rules } = about('tea', { readings: [ph(3.6)] })
    expect(lines('ph', 'lime-thumb')).toEqual([
      'pH1あたりの苦土石灰 140kg/10a × 大きいほう ( 0 と 目標のpH 4.5 − 測ったpH 3.6 ) × ( 製品のアルカリ分 55% ÷ 炭カルのアルカリ分 53% ) = 必要な炭カル 130.75kg/10a',
    ])
    expect(rules('ph')).not.toContain('lime-arrhenius')
  })
})

test('sulfur for a known soil assumes nothing of it', () => {
  const plot = { ...are, texture: 'clay' } as const
  const { lines } = about('spinach', { isExpert: true, readings: [ph(7.6)], plot })
  expect(lines('ph', 'sulfur')[0]).toMatch(/^pH1あたりの硫黄粉末 79g\/m² × /)
})

test('sulfur is half of what lowers the pH to the upper end', () => {
  const { lines } = about('spinach', { isExpert: true, readings: [ph(7.6)] })
  expect(lines('ph', 'sulfur')).toEqual([
    'pH1あたりの硫黄粉末 55g/m²* × 大きいほう ( 0 と 測ったpH 7.6 − 目標のpH 7 ) × 半分 0.5 = 硫黄粉末の量 16.5g/m²',
    '1㎡あたりの量（丸めた値） 16.5g/m² × 面積 100m² = この畑の量 1650g',
  ])
})

describe('nitrogen', () => {
  test('of the soil above a threshold, and of compost by its dry matter, is taken off the standard', () => {
    const compost = { compost: 'cattle-manure', rate: 2, moisture: 60 }
    const { lines } = about('tomato', { readings: [nitrate(6), ammonium(2)], compost })
    expect(lines('n', 'n-credit')).toEqual([
      '( 硝酸態窒素 6kg/10a ÷ 仮比重 1g/cm³* ) + ( アンモニア態窒素 2kg/10a ÷ 仮比重 1g/cm³* ) = 無機態窒素 8mg/100g',
      '大きいほう ( 0 と 無機態窒素 8mg/100g − 差し引かない分 3mg/100g ) × ( 作土の深さ 10cm* ÷ 基準の深さ 10cm ) × 仮比重 1g/cm³* = 差し引く窒素 5kg/10a',
      '大きいほう ( 0kg/10a と 施肥基準の量 15kg/10a − 差し引く窒素 5kg/10a ) = 施す成分量 10kg/10a',
    ])
    expect(lines('n', 'compost-credit')).toEqual([
      '堆肥の量 2000kg/10a × 堆肥の成分 0.01 × 肥効率 0.2 × ( 堆肥の乾物割合 40% ÷ 表の乾物割合 50% ) = 堆肥から効く量 3.36kg/10a',
      '大きいほう ( 0 と 施す成分量 10kg/10a − 堆肥から効く量 3.36kg/10a ) = 施す成分量 6.64kg/10a',
    ])
    expect(lines('n', 'product-content')).toEqual([
      '施す成分量 6.64kg/10a ÷ 肥料の成分含有率 0.21 = 製品の量 31.62g/m²',
      '1㎡あたりの量（丸めた値） 32g/m² × 面積 100m² = この畑の量 3200g',
    ])
  })

  test('of a growing crop is filled up to the guide, within the season’s', () => {
    const { lines } = about('tomato', { readings: [nitrate(2)], growth: 'growing' })
    expect(lines('nitrate', 'top-dressing')).toEqual([
      '小さいほう ( 大きいほう ( 0 と 目安の硝酸態窒素 5kg/10a − 硝酸態窒素 2kg/10a ) と 基準の追肥の合計 15kg/10a ) = 追肥の窒素 3kg/10a',
    ])
    expect(lines('nitrate', 'product-content')).toEqual([
      '追肥の窒素 3kg/10a ÷ 肥料の成分含有率 0.21 = 製品の量 14.29g/m²',
      '1㎡あたりの量（丸めた値） 14.5g/m² × 面積 100m² = この畑の量 1450g',
    ])
  })
})

test('salts leave two thirds of the standard', () => {
  const { lines, rules } = about('tomato', { readings: [ec(0.5), potassium(2)] })
  expect(lines('k2o', 'ec-basal')).toEqual([
    '施肥基準の量 15kg/10a × ECで残す割合 0.67 = 施す成分量 10kg/10a',
  ])
  expect(rules('ec')).toEqual(['ec-band', 'ec-basal'])
})

test('an excess of a kit’s potassium, and a chart’s word, leave a share', () => {
  const measured = { kind: 'word', grade: 2, words: ['中'] } as const
  const { lines } = about('tomato', { readings: [potassium(12), { ...nitrate(0), measured }] })
  expect(lines('k2o', 'water-potassium-cut')).toEqual([
    '施肥基準の量 15kg/10a × カリを残す割合 0.5 = 施す成分量 7.5kg/10a',
  ])
  expect(lines('n', 'kit-words')).toEqual([
    '施肥基準の量 15kg/10a × 段階ごとに残す割合 0.4 = 施す成分量 6kg/10a',
  ])
})

describe('a laboratory’s values', () => {
  const plot = { ...are, cec: 15, depth: 15, bulkDensity: 0.9 }

  test('count with depth and density: phosphate by the table, potassium over its margin, bases below', () => {
    const { lines } = about('tomato', {
      plot,
      laboratory: {
        'lab-nitrate-n': 7,
        'lab-available-p2o5': 110,
        'lab-exchangeable-k2o': 50,
        'lab-exchangeable-cao': 150,
        'lab-exchangeable-mgo': 10,
      },
    })
    expect(lines('n', 'n-credit')[0]).toBe('硝酸態窒素 7mg/100g = 無機態窒素 7mg/100g')
    expect(lines('p2o5', 'lab-p-cut')).toEqual([
      '施肥基準の量 25kg/10a × ( 全量 1 − 減らす割合 0.4 ) = 施す成分量 15kg/10a',
    ])
    expect(lines('k2o', 'lab-k-adjust')).toEqual([
      '大きいほう ( 0kg/10a と 施肥基準の量 15kg/10a − ( ( 分析値 50mg/100g − ( 上限 34mg/100g + 許す幅 10mg/100g ) ) × ( 作土の深さ 15cm ÷ 基準の深さ 10cm ) × 仮比重 0.9g/cm³ ) ) = 施す成分量 6.9kg/10a',
    ])
    expect(lines('lab-exchangeable-cao', 'lab-base-deficit')).toEqual([
      '( 目標値 230mg/100g − 分析値 150mg/100g ) × ( 作土の深さ 15cm ÷ 基準の深さ 10cm ) × 仮比重 0.9g/cm³ = 不足量 108kg/10a',
      '不足量 108kg/10a ÷ 炭カルのアルカリ分 0.53 = 必要な炭カル 203.77kg/10a',
    ])
    expect(lines('lab-exchangeable-mgo', 'lab-base-deficit')).toEqual([
      '( 目標値 40mg/100g − 分析値 10mg/100g ) × ( 作土の深さ 15cm ÷ 基準の深さ 10cm ) × 仮比重 0.9g/cm³ = 不足量 40.5kg/10a',
    ])
    expect(lines('lab-exchangeable-mgo', 'lab-magnesium')).toEqual([
      '不足量 40.5kg/10a ÷ 肥料の成分含有率 0.25 = 製品の量 162g/m²',
      '1㎡あたりの量（丸めた値） 40g/m² × 面積 100m² = この畑の量 4000g',
    ])
    expect(
      ['base-saturation', 'calcium-magnesium', 'magnesium-potassium'].flatMap((name) =>
        lines(name, 'base-balance'),
      ),
    ).toEqual([
      '( ( 石灰 5.35me/100g + 苦土 0.5me/100g + カリ 1.06me/100g ) ÷ 保肥力（CEC） 15me/100g ) × 百分率 100 = 塩基飽和度 46%',
      '石灰 5.35me/100g ÷ 苦土 0.5me/100g = 当量比 10.8',
      '苦土 0.5me/100g ÷ カリ 1.06me/100g = 当量比 0.47',
    ])
  })

  test('raise potassium below the range and its margin, up to what one dressing may bring', () => {
    const of = (value: number) =>
      about('tomato', { plot: { ...are, cec: 25 }, laboratory: { 'lab-exchangeable-k2o': value } })
    expect(of(8).lines('k2o', 'lab-k-adjust')).toEqual([
      '施肥基準の量 15kg/10a + ( ( ( 下限 25mg/100g − 許す幅 5mg/100g ) − 分析値 8mg/100g ) × ( 作土の深さ 10cm* ÷ 基準の深さ 10cm ) × 仮比重 1g/cm³* ) = 施す成分量 27kg/10a',
    ])
    expect(of(8).rules('k2o')).not.toContain('lab-k-cap')
    expect(of(3).lines('k2o', 'lab-k-cap')).toEqual([
      '施肥基準の量 15kg/10a + ( 1回の上限 30kg/10a − 施肥基準の量 15kg/10a ) = 施す成分量 30kg/10a',
    ])
  })

  test('of magnesium are short only of what lime does not bring', () => {
    const { lines } = about('tomato', {
      plot,
      readings: [ph(5.6)],
      laboratory: { 'lab-exchangeable-mgo': 10 },
    })
    expect(lines('lab-exchangeable-mgo', 'lab-magnesium')).toEqual([
      '( 不足量 40.5kg/10a − 石灰や肥料から入る量 10.5kg/10a ) ÷ 肥料の成分含有率 0.25 = 製品の量 120g/m²',
      '1㎡あたりの量（丸めた値） 40g/m² × 面積 100m² = この畑の量 4000g',
    ])
  })
})
