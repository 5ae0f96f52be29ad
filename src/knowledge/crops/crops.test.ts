import { describe, expect, test } from 'vitest'

import { standardOf } from '#domain/diagnosis/context.ts'
import { nutrients, type Nutrients } from '#domain/diagnosis/crop.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { languages } from '#locales/languages.ts'
import { loadTexts } from '#locales/texts.ts'
import { cropOf, crops } from './crops.ts'
import { cropWords, standardName, standardPage, standardWords } from './crop-words.ts'
import { keptStandard } from './kept-standard.ts'
import { cropInTable } from './crops-in-all-languages.ts'
import { cropMeantBy, cropNamedIn, searchCrops } from './search-crops.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'

describe('the crops', () => {
  test('are 86, each once, with names in the same order', () => {
    expect(crops).toHaveLength(86)
    expect(crops.map(({ id }) => id)).toEqual(Object.keys(cropWords()))
    expect(cropOf('tomato')?.id).toBe('tomato')
    expect(cropOf('nothing')).toBeNull()
  })

  test.each(crops.map((crop) => [crop.id, crop] as const))(
    '%s names all its sources',
    (_, crop) => {
      const { ph, ec, compost, dolomitePerPh, phRisk, laboratory } = crop
      const cited = [ph, ec, compost, dolomitePerPh, phRisk, ...Object.values(laboratory)]
      const keys = [
        ...crop.moreSources,
        ...cited.flatMap((figure) => figure?.sources ?? []),
        ...crop.standards.flatMap(({ sources }) => sources),
      ]
      expect(keys.map(diagnosisSource)).not.toContain(null)
    },
  )

  test('have a whole standard in 63 cases, one of nitrogen in 4 more, and say nothing of the others', () => {
    const isWhole = (rates: Nutrients | null) =>
      rates !== null && nutrients.every((nutrient) => rates[nutrient] !== null)
    const whole = crops.filter(({ standards }) =>
      standards.some(({ basal, total }) => isWhole(basal) || isWhole(total)),
    )
    const others = crops.filter((crop) => !whole.includes(crop))
    const ofNitrogen = others.filter(({ standards }) => standards.length > 0)
    expect(whole).toHaveLength(63)
    expect(ofNitrogen.map(({ id }) => id)).toEqual(['soybean', 'azuki', 'peanut', 'rye'])
    expect(others.flatMap(({ standards }) => standards.map(({ total }) => total.p2o5))).toEqual(
      others.flatMap(({ standards }) => standards.map(() => null)),
    )
  })

  // A few figures as printed in the sources, kg/10a: before planting, then for the whole season.
  test.each([
    ['buckwheat', [2, 3, 4], [2, 3, 4]],
    ['barley', [8, 10, 6], [12, 10, 10]],
    ['melon', [8, 20, 12], [8, 20, 12]],
    ['persimmon', [8, 15, 8], [20, 15, 20]],
    ['chestnut', [9, 6, 5], [16, 10, 9]],
    ['chrysanthemum', [15, 15, 15], [16, 16, 16]],
    ['zucchini', [9, 20, 9], [null, null, null]],
    ['ryegrass', [10, 15, 15], [null, null, null]],
    ['pasture', null, [4, 4, 4]],
    ['nira', null, [48, 20, 35]],
    ['azuki', null, [2, null, null]],
  ])('%s: %j, %j', (id, basal, total) => {
    const [first] = cropOf(id)?.standards ?? []
    const ratesOf = (rates: Nutrients | null | undefined) =>
      rates === null || rates === undefined ? null : nutrients.map((nutrient) => rates[nutrient])
    expect([ratesOf(first?.basal), ratesOf(first?.total)]).toEqual([basal, total])
  })

  test('have no notes to ourselves', () => {
    const said = Object.values(cropWords()).map(({ note }) => note)
    expect(
      said.filter((note) => /見つかって|未閲覧|未確認|転記|コード|代表値/u.test(note)),
    ).toEqual([])
    expect(said.filter((note) => note !== '' && !note.endsWith('。'))).toEqual([])
  })

  test('never want more before planting than in the whole season', () => {
    const more = crops.flatMap(({ id, standards }) =>
      standards.flatMap(({ basal, total }) =>
        nutrients
          .filter((one) => total[one] !== null && (basal?.[one] ?? 0) > total[one])
          .map(() => id),
      ),
    )
    expect(more).toEqual([])
  })

  test('know each standard by an id of its own, and every id has a name', () => {
    const ids = crops.flatMap(({ id, standards }) => standards.map((one) => `${id} ${one.id}`))
    expect(new Set(ids).size).toBe(ids.length)
    const names = crops.flatMap(({ standards }) => standards.map(({ id }) => standardName(id)))
    expect(names).not.toContain('')
  })

  // These names are shown next to doses, so swapped names would mean swapped doses.
  test.each([
    ['tomato', '促成', 30, '野菜編 48ページ'],
    ['tomato', '長期越冬（養液土耕・元肥なし）', 60, '野菜編 48ページ'],
    ['cucumber', '抑制', 18, '野菜編 46ページ'],
    ['cucumber', '半促成', 38, '野菜編 46ページ'],
    ['cucumber', '促成', 46, '野菜編 46ページ'],
    ['cucumber', '越冬（短期）', 22, '野菜編 46ページ'],
    ['komatsuna', 'ハウス春・秋・冬まき', 12, '野菜編 57ページ'],
    ['komatsuna', 'ハウス夏まき', 8, '野菜編 57ページ'],
    ['rice', '早植栽培・コシヒカリ', 6.5, '水稲 38ページ'],
    ['rice', '早植栽培・彩のきずな', 10, '水稲 38ページ'],
    ['rice', '普通期栽培・彩のきずな', 7, '水稲 38ページ'],
  ])('%s, %s: %d kg of nitrogen, %s', (crop, name, nitrogen, page) => {
    const found = cropOf(crop)?.standards.find(({ id }) => standardName(id) === name)
    expect(found?.total.n).toBe(nitrogen)
    expect(found?.page && standardPage(found.page)).toBe(page)
  })

  test('have names of standards that are never two of one sound in a language', () => {
    const names = Object.values(standardWords().names)
    expect(new Set(names).size).toBe(names.length)
  })

  test('have ranges that can be', () => {
    const impossible = crops.filter(({ ph }) => {
      if (ph === null) return false
      const { low, high } = ph.value
      return low < 4 || (high ?? 7) > 7 || low >= (high ?? 7)
    })
    expect(impossible).toEqual([])
  })

  test('that must not be limed are known by name', () => {
    const policies = crops.filter(({ lime }) => lime !== 'usual').map(({ id, lime }) => [id, lime])
    expect(Object.fromEntries(policies)).toEqual({
      potato: 'to-minimum',
      'sweet-potato': 'not-urged',
      blueberry: 'acid-lover',
      chestnut: 'acid-lover',
      tea: 'below-minimum-only',
      'rice-nursery': 'acid-lover',
      azalea: 'acid-lover',
      hydrangea: 'ask-color',
      'lawn-jp': 'usually-not-needed',
    })
  })
})

describe('a standard that was chosen', () => {
  const cucumber = cropOf('cucumber')
  if (cucumber === null) throw new Error('no cucumber')

  test('is found by its id', () => {
    expect(keptStandard(cucumber, 'forcing')).toBe('forcing')
  })

  test('is found by the place that earlier versions kept', () => {
    expect([0, 1, 2, 3].map((place) => keptStandard(cucumber, place))).toEqual([
      'late-raising',
      'semi-forcing',
      'forcing',
      'overwintering-short',
    ])
  })

  test('is none where nothing was chosen, or what was is gone', () => {
    expect(keptStandard(cucumber, undefined)).toBeNull()
    expect(keptStandard(cucumber, 9)).toBeNull()
    expect(keptStandard(cucumber, 'spring-sown')).toBeNull()
  })
})

describe('the search', () => {
  test.each([
    ['とまと', 'tomato'],
    ['トマト', 'tomato'],
    ['ﾄﾏﾄ', 'tomato'],
    ['TOMATO', 'tomato'],
    ['ｔｏｍａｔｏ', 'tomato'],
    ['茄子', 'eggplant'],
    ['ナス', 'eggplant'],
    ['人参', 'carrot'],
    ['ホウレン草', 'spinach'],
    ['法蓮草', 'spinach'],
    ['馬鈴薯', 'potato'],
    ['じゃが', 'potato'],
    ['ゴーヤ', 'bitter-gourd'],
    ['ゴーヤー', 'bitter-gourd'],
    ['sweet potato', 'sweet-potato'],
    ['Sweet-Potato', 'sweet-potato'],
    ['葱', 'negi'],
    ['稲', 'rice'],
    ['さくらんぼ', 'cherry'],
    ['キャベ', 'cabbage'],
    ['そば', 'buckwheat'],
    ['蕎麦', 'buckwheat'],
    ['大麦', 'barley'],
    ['小豆', 'azuki'],
    ['てんさい', 'sugar-beet'],
    ['ビート', 'sugar-beet'],
    ['牧草', 'ryegrass'],
    ['菊', 'chrysanthemum'],
    ['きく', 'chrysanthemum'],
    ['ミニトマト', 'cherry-tomato'],
    ['みかん', 'citrus'],
    ['セロリ', 'celery'],
    ['ごーや', 'bitter-gourd'],
    ['いも', 'potato'],
    ['里いも', 'taro'],
    ['長いも', 'yam'],
    ['から芋', 'sweet-potato'],
    ['そら豆', 'fava-bean'],
    ['チンゲン菜', 'bok-choy'],
    ['大麦', 'barley'],
    ['小むぎ', 'wheat'],
    ['長ネギ', 'negi'],
    ['てんさい', 'sugar-beet'],
    ['牧草', 'ryegrass'],
    ['ルッコラ', 'arugula'],
    ['ズッキーニ', 'zucchini'],
    ['メークイン', 'potato'],
    ['とうもｒ', 'corn'],
    ['紅はるか', 'sweet-potato'],
    ['コシヒカリ', 'rice'],
    ['米なす', 'eggplant'],
    ['大玉スイカ', 'watermelon'],
    ['丹波栗', 'chestnut'],
    ['芽キャベツ', 'cabbage'],
    ['potatoes', 'potato'],
    ['radishes', 'radish'],
    ['strawberries', 'strawberry'],
    ['roses', 'rose'],
    ['grass', 'ryegrass'],
  ])('finds %s first', (query, id) => {
    expect(searchCrops(query)[0]).toBe(id)
  })

  test('lists everything for nothing, and nothing for what is no crop', () => {
    expect(searchCrops('  ')).toHaveLength(86)
    expect(searchCrops('xyz')).toEqual([])
    // Characters in the middle of another plant's name do not match.
    const others = [
      'ぱらが',
      'わし',
      'みょうが',
      'れんこん',
      'しそ',
      'せり',
      'うど',
      'ごま',
      '胡麻',
      'すもも',
      'popcorns',
    ]
    expect(others.flatMap(searchCrops)).toEqual([])
  })

  test('chooses unseen only what was named, never a plant whose name merely ends so', () => {
    expect(['そば', 'とま', '菊'].map(cropMeantBy)).toEqual([
      'buckwheat',
      'tomato',
      'chrysanthemum',
    ])
    expect(
      ['ごま', 'いも', 'みょうが', '芽キャベツ', 'とうき', 'あい', ''].map(cropMeantBy),
    ).toEqual(Array.from({ length: 7 }, () => null))
    expect(searchCrops('いも')).toContain('sweet-potato')
  })

  test.each(languages)('a name written in %s is found in every language', async (written) => {
    await loadTexts(written)
    const names = Object.entries(cropWords()).map(([id, { name }]) => [id, name] as const)
    for (const read of languages) {
      // oxlint-disable-next-line no-await-in-loop -- tests of one worker share the language
      await loadTexts(read)
      expect(names.filter(([id, name]) => cropInTable(name) !== id)).toEqual([])
      const own = Object.entries(cropWords())
      expect(own.filter(([id, { name }]) => cropMeantBy(name) !== id)).toEqual([])
    }
    await loadTexts('ja')
  })

  test.each([
    ['キャベツ', 'cabbage'],
    ['大根 2', 'daikon'],
    ['柿・上', 'persimmon'],
    ['田中 ほうれんそう畑', 'spinach'],
    ['ネギの畑', 'negi'],
    ['Cabbage bed', 'cabbage'],
    ['北の畑', null],
    ['試料1', null],
    ['', null],
  ])('in "%s" is %s', (label, id) => {
    expect(cropNamedIn(label)).toBe(id)
  })

  test('puts the very word before words that hold it', () => {
    expect(searchCrops('なし')[0]).toBe('pear')
    expect(searchCrops('かき')[0]).toBe('persimmon')
    expect(searchCrops('もも')[0]).toBe('peach')
  })
})

describe('the way of growing that is taken for granted', () => {
  const standards = (id: string, about: Partial<DiagnosisInput>) =>
    crops
      .filter((crop) => crop.id === id)
      .map((crop) => standardOf({ ...blankInput(crop), ...about })?.id)

  test.each([
    ['spinach', 2, 'spring-sown'],
    ['spinach', 5, 'summer-sown-rain-shelter'],
    ['spinach', 8, 'autumn-sown'],
    ['spinach', 11, 'tunnel-winter-sown'],
    ['spinach', null, 'spring-sown'],
    // The last month of sowing.
    ['daikon', 8, 'summer-sown'],
    ['daikon', 9, 'tunnel-winter-spring-sown'],
    ['komatsuna', 6, 'greenhouse-summer-sown'],
    ['cabbage', 1, 'early-summer-harvest'],
    // These name no season.
    ['tomato', 11, 'forcing'],
    ['potato', 11, 'basal-only'],
  ])('%s tested in month %s: %s', (id, month, standard) => {
    expect(standards(id, { month })).toEqual([standard])
  })

  test('is that of the last sowing while the crop grows', () => {
    const growing = (month: number) => standards('spinach', { month, growth: 'growing' })
    expect([...growing(11), ...growing(3)]).toEqual(['autumn-sown', 'spring-sown'])
  })

  test('gives way to the one that was chosen', () => {
    const standard = 'summer-sown-rain-shelter'
    expect(standards('spinach', { month: 11, standard })).toEqual([standard])
  })
})
