import {
  columnForms,
  type ColumnChoice,
  type ColumnTarget,
} from '#domain/exchange/table-columns.ts'
import type { ValueForm } from '#domain/exchange/laboratory-forms.ts'
import { areaUnitIn } from '#domain/exchange/area-cell.ts'
import { withoutLayer } from '#domain/record/layer.ts'
import { unitIn } from '#domain/exchange/unit-text.ts'
import { foldText } from '#domain/record/fold-text.ts'

export interface ColumnGuess extends ColumnTarget {
  readonly isSure: boolean
}

/**
 * Column titles of laboratories, cooperatives and prefectures.
 * Assumption: words of six forms of soil analyses from Japan, and the plain ones of English sheets. Revisit with a table that users
 * could not import.
 */
const places: readonly (readonly [words: string, choice: ColumnChoice])[] = [
  [
    '採取日 採土日 採取年月日 採土年月日 採取月日 採土月日 採取日時 試料採取日 土壌採取日 測定日 測定年月日 分析日 分析年月日 調査日 調査年月日 年月日 受付日 受付年月日 月日 datesampled samplingdate sampledate',
    'date',
  ],
  [
    'ほ場 ほ場名 ほ場番号 畑 畑名 場所 地点 地点名 地番 ハウス名 園地 園地名 ほ場所在地 畑の名称 畑の名前 ほ場の名称 ほ場名称 畑番号 ハウス ハウス番号 団地名 ほ場no ほ場no. 畑no 畑no. field fieldname block',
    'plot',
  ],
  [
    '生産者 生産者名 農家 農家名 氏名 耕作者 耕作者名 依頼者 依頼者名 組合員 組合員名 申込者 申込者名 生産者氏名 農家氏名 耕作者氏名 依頼者氏名 組合員氏名 申込者氏名 名前 お名前 農家さん 農業者 農業者名 会員名 部会員 部会員名 園主 園主名 経営体名 farmer grower growername farmername client customer',
    'farmer',
  ],
  [
    'フリガナ ふりがな カナ よみがな 読みがな 読み 氏名カナ カナ氏名 氏名フリガナ 生産者フリガナ 生産者カナ',
    'farmer-reading',
  ],
  ['部会 部会名 生産部会 グループ 班 組 地区 地区名 支所 支部 集落 集落名 group district', 'group'],
  [
    '作物 作物名 作目 品目 品目名 栽培作物 栽培品目 作付作物 作付品目 対象作物 栽培作目 作付予定作物 作付予定品目 作付予定 予定作物 栽培予定作物 次作 次作物 作付 作付け crop cropname',
    'crop',
  ],
  [
    '試料 試料名 サンプル サンプル名 検体 検体名 層位 層別 土層 採土層 採取層 採土層位 深さ 深度 採土深 採土深さ 採土深度 採取深 採取深さ 採取深度 sample sampleid samplename',
    'name',
  ],
  ['備考 摘要 コメント 所見', 'note'],
  ['天候', 'weather'],
  ['no no. 番号 行 連番', 'ignore'],
  [
    '発行日 発行年月日 報告日 報告年月日 受付番号 受付no 受付no. 整理番号 依頼番号 管理番号 組合員番号 組合員コード 農家番号 農家コード 生産者コード 分析番号 検体番号 検体no 検体no. 試料番号 試料no 試料no. 整理no 整理no. 地目 品種 作型 土壌 土壌名 土壌群 土壌の種類 土性 市町村 市町村名',
    'remark',
  ],
]

/** Titles for the names of samples that stand side by side without a title: of fields, or where those have one, of samples. */
export const sampleTitles = ['ほ場名', '試料名'] as const

/** Names that only one method and one form has; the user is asked for the unit where the title lacks it. */
const values: readonly (readonly [words: string, choice: ColumnChoice])[] = [
  [
    'ph ph(h2o) ph(水) ph水 ph(water) soilph 土壌ph 酸度ph 水素イオン濃度 水素イオン濃度ph 水素イオン濃度指数',
    'lab-ph',
  ],
  ['ph(kcl) phkcl', 'lab-ph-kcl'],
  ['ec 土壌ec 電気伝導度 電気伝導度ec ec(1:5) 電気伝導率', 'lab-ec'],
  ['硝酸態窒素 硝酸態窒素no3-n 硝酸態窒素(no3-n) no3-n nitrate-n nitratenitrogen', 'lab-nitrate-n'],
  [
    'アンモニア態窒素 アンモニア態窒素nh4-n アンモニア態窒素(nh4-n) アンモニウム態窒素 nh4-n ammonium-n ammoniumnitrogen',
    'lab-ammonium-n',
  ],
  [
    '可給態リン酸 可給態りん酸 有効態リン酸 有効態りん酸 トルオーグリン酸 トルオーグりん酸 トルオーグp2o5 可給態リン酸p2o5 可給態リン酸(p2o5) 有効態リン酸(p2o5) 可給態リン酸(トルオーグ法) tr-p2o5 av-p2o5 avail.p2o5 availablep2o5 availablephosphate トルオーグ法リン酸 可給態p2o5 有効態p2o5',
    'lab-available-p2o5',
  ],
  [
    'cec 塩基置換容量 陽イオン交換容量 塩基置換容量cec 塩基置換容量(cec) cec(塩基置換容量)',
    'lab-cec',
  ],
  ['腐植 腐植含量 腐植率', 'lab-humus'],
  ['リン酸吸収係数 りん酸吸収係数', 'lab-phosphate-absorption'],
  ['塩基飽和度 塩基飽和率', 'lab-base-saturation'],
  ['石灰飽和度 石灰飽和率 カルシウム飽和度', 'lab-lime-saturation'],
  ['ca/mg cao/mgo 石灰/苦土 石灰苦土比 石灰/苦土比 ca/mg比 cao/mgo比 石灰・苦土比', 'lab-ca-mg'],
  [
    'mg/k mgo/k2o 苦土/加里 苦土/カリ 苦土カリ比 苦土加里比 苦土/カリ比 苦土/加里比 mg/k比 mgo/k2o比 苦土・カリ比',
    'lab-mg-k',
  ],
]

/** Exchangeable bases, named as such or not; with the chemical form where the title gives it. */
const bases = [
  ['石灰 カルシウム', 'cao', 'ca', 'lab-exchangeable-cao'],
  ['苦土 マグネシウム', 'mgo', 'mg', 'lab-exchangeable-mgo'],
  ['カリ 加里 カリウム', 'k2o', 'k', 'lab-exchangeable-k2o'],
] as const
const exchangeable = [
  '交換性',
  '置換性',
  '交換性塩基',
  '置換性塩基',
  '塩基',
  'ex-',
  'ex.',
  'exchangeable',
]

/** Names of only the chemical form, which other methods and liquids measure too. */
const doubtful: readonly (readonly [words: string, choice: ColumnChoice])[] = [
  ['p2o5 リン酸 りん酸', 'lab-available-p2o5'],
  ['硝酸 硝酸窒素 no3', 'lab-nitrate-n'],
  ['アンモニア nh4', 'lab-ammonium-n'],
  ...bases.map(
    ([names, oxide, , choice]) =>
      [
        [names, oxide, ...names.split(' ').map((name) => `${name}${oxide}`)].join(' '),
        choice,
      ] as readonly [string, ColumnChoice],
  ),
]

/** The water-soluble part in the unit of the kits, with the chemical form where the title gives it. */
const waterSoluble = [
  ['リン酸 りん酸', 'p2o5', 'lab-water-phosphate'],
  ['カリ カリウム', 'k2o', 'lab-water-potassium'],
] as const

interface Known {
  readonly choice: ColumnChoice
  readonly isSure: boolean
  /** The element, where the title names it instead of its oxide. */
  readonly species?: string
}

const known = new Map<string, Known>()
const note = (words: string, found: Known) => {
  for (const word of words.split(' ')) known.set(plain(foldText(word)), found)
}
for (const [words, choice] of places) note(words, { choice, isSure: true })
for (const [words, choice] of values) note(words, { choice, isSure: true })
for (const [words, choice] of doubtful) note(words, { choice, isSure: false })
for (const [names, oxide, element, choice] of bases) {
  for (const first of exchangeable) {
    for (const name of [...names.split(' '), oxide]) {
      note(`${first}${name} ${first}${name}${oxide}`, { choice, isSure: true })
    }
    const species = element.charAt(0).toUpperCase() + element.slice(1)
    note(`${first}${element}`, { choice, isSure: true, species })
  }
}

for (const [names, oxide, choice] of waterSoluble) {
  for (const name of names.split(' ')) {
    note(`水溶性${name} ${name}水溶性`, { choice, isSure: true })
    note(`水溶性${name}${oxide}`, { choice, isSure: true, species: oxide.toUpperCase() })
  }
  note(`水溶性${oxide}`, { choice, isSure: true, species: oxide.toUpperCase() })
}

/** Brackets, spaces, the unit of a depth, and what says only that the soil was dry. */
function plain(folded: string): string {
  return folded
    .replaceAll(
      /乾土(?:当たり|あたり|当り|中)?|\(1:(?:2\.5|5)\)|\(?cm\)?$|[()[\]〔〕【】\s_:]/gu,
      '',
    )
    .replaceAll('／', '/')
    .replaceAll('燐', 'りん')
    .replaceAll('ちっそ', '窒素')
    .replaceAll('加里', 'かり')
    .replaceAll('圃', 'ほ')
}

/** Titles of column groups that do not describe the content. */
const groups = new Set(
  '塩基 塩基類 塩基組成 塩基バランス 化学性 土壌化学性 分析 分析値 分析結果 分析項目 測定値 測定結果 診断項目 項目 土壌 今回 現状'
    .split(' ')
    .map((word) => plain(foldText(word))),
)
/** Words for values that are not measured now: targets or earlier values. */
const comparison = /基準|目標|適正|前回|前年|昨年|判定|評価|改良後|目安|下限|上限|範囲|平均/u

/** In a group, "nitrogen, as nitrate" is nitrate nitrogen; after other words the last one may mean something else. */
function knownIn(folded: string): Known | undefined {
  const [, name = '', form = ''] = /^([^(]+)\(([^)]+)\)$/u.exec(folded.trim()) ?? []
  const whole =
    known.get(plain(folded)) ??
    known.get(plain(folded).replace(/値$/u, '')) ??
    known.get(plain(form + name))
  if (whole !== undefined) return whole
  const words = folded.trim().split(' ').map(plain)
  const turned = known.get(words.toReversed().join(''))
  if (turned !== undefined) return turned
  const group = words.slice(0, -1).join('')
  const last = known.get(words.at(-1) ?? '')
  if (last === undefined || group === '' || columnForms(last.choice).length === 0) return undefined
  if (groups.has(group)) return last
  return last.isSure && !comparison.test(group) ? { ...last, isSure: false } : undefined
}

/** Guesses a column's target from its title; null where the title is not recognized. */
export function guessColumn(title: string): ColumnGuess | null {
  const folded = withoutLayer(foldText(title)) || foldText(title)
  const { unit, rest } = unitIn(folded)
  const found = knownIn(rest) ?? knownIn(folded)
  if (found === undefined) return areaIn(folded)
  const forms = columnForms(found.choice)
  if (forms.length === 0) return { choice: found.choice, form: null, isSure: found.isSure }
  const form = formIn(forms, unit, found.species)
  // Another unit is another scale, so no target is guessed.
  if (form === null) return { choice: 'keep', form: { species: '', unit }, isSure: false }
  const isUnitSure = unit !== '' || usualUnits.includes(found.choice)
  return { choice: found.choice, form, isSure: found.isSure && isUnitSure }
}

/** A month at the beginning of a title, with or without a year and an item, but without a day. */
const month = /^(?:(?:令和|平成|西暦|r|h)?\d{1,4}[年.]?)?(?:1[0-2]|0?[1-9])月(?!\d)/u

/** The month that a title begins with: such a column holds values of that month. Null for other titles. */
export const monthIn = (title: string): string | null =>
  month.exec(foldText(title).replaceAll(' ', ''))?.[0] ?? null

const areaTitle = /^(?:(?:ほ場|圃場|作付け?|栽培|経営|耕作)?面積|(?:field )?area(?![a-z]))/u

/** Without a given unit, an area may be in any. */
function areaIn(folded: string): ColumnGuess | null {
  const found = areaTitle.exec(folded)
  if (found === null) return null
  const unit = areaUnitIn(folded.slice(found[0].length))
  return { choice: 'area', form: { species: '', unit: unit ?? 'a' }, isSure: unit !== null }
}

/** Items for which a missing unit means the usual one. */
const usualUnits: readonly ColumnChoice[] = [
  'lab-ph',
  'lab-ph-kcl',
  'lab-ec',
  'lab-phosphate-absorption',
  'lab-base-saturation',
  'lab-lime-saturation',
  'lab-ca-mg',
  'lab-mg-k',
  'lab-cec',
  'lab-humus',
]

function formIn(
  forms: readonly ValueForm[],
  unit: string,
  species = forms[0]?.species,
): ValueForm | null {
  if (unit === '') return forms.find((form) => form.species === species) ?? null
  return forms.find((form) => form.species === species && form.unit === unit) ?? null
}
