import type { AreaUnit } from '#domain/diagnosis/area.ts'
import type { Humus, SoilTexture } from '#domain/plot/plot.ts'

const failures: Record<'full' | 'denied' | 'broken' | 'unknown-plot', string> = {
  full: '端末の空きがないので、保存できませんでした。写真や使わないアプリを消して、もう一度してください。',
  denied: 'ブラウザが保存を許していないので、保存できませんでした。ふつうの画面で開いてください。',
  broken: '保存する場所が応答しないので、保存できませんでした。このページを開き直してください。',
  'unknown-plot': 'この圃場は、もう消えています。一覧を開き直してください。',
}
const units: Record<AreaUnit, string> = {
  m2: '㎡',
  a: 'a（アール）',
  '10a': '×10a（反）',
  ha: 'ha',
  tsubo: '坪',
}
const textures: Record<SoilTexture, string> = {
  sand: '砂土（さらさら）',
  'sandy-loam': '砂壌土（砂が多い）',
  loam: '壌土（ちょうどよい）',
  'clay-loam': '埴壌土（ねばりがある）',
  clay: '埴土（よくねばる）',
}
const humus: Record<Humus, string> = {
  has: '含む（5％未満）',
  rich: '富む（5〜10％）',
  'very-rich': 'すこぶる富む（10〜20％）',
  'humus-soil': '腐植土（20〜30％）',
  peat: '泥炭（30％以上）',
}

/** The user's fields. */
export const plots = {
  lead: '圃場（ほじょう）は、畑や田、ハウスのことです。登録すると、場所ごとに値の移り変わりが見られ、肥料の量も広さに合わせて出ます。',
  reading: '圃場を読んでいます…',
  empty: 'まだ圃場がありません。',
  add: '圃場を足す',
  archivedTitle: (count: number) => `しまった圃場（${count}）`,
  unreadable: (count: number) =>
    `読めない圃場が ${count}件あります。消さずに残しています。アプリを更新すると読めることがあります。`,
  failures,
  area: (value: string, unit: string) => `${value} ${unit}`,
  squareMeters: (value: string) => `= ${value} ㎡`,
  noArea: '広さは未入力',
  growing: (crop: string) => `いま: ${crop}`,
  more: (count: number) => `ほか ${count}件も見る`,
  tests: 'この圃場の測定',
  edit: '直す',
  editOf: (name: string) => `${name}を直す`,
  archive: 'しまう',
  unarchive: 'また使う',
  remove: '消す',
  removeOf: (name: string) => `${name}を消す`,
  kept: '圃場を保存しました。',
  archived: '「しまった圃場」に移しました。記録は残ります。',
  unarchived: 'また使う圃場にしました。',
  removed: '圃場を消しました。測定の記録は残ります。',
  undo: '元に戻す',

  form: {
    newTitle: '圃場を足す',
    editTitle: (name: string) => `${name}を直す`,
    unknownHint: 'わからない所は、空か「わからない」のままにします。勝手な値は入れません。',
    name: '名前',
    needName: '名前を入れてください。',
    area: '広さ',
    unit: '広さの単位',
    units,
    badNumber: '0 より大きい数字で入れてください。',
    badRange: ({ low, high }: { readonly low: number; readonly high: number }) =>
      `${low}〜${high} の数字で入れてください。単位を確かめてください。`,
    soil: '土のこと',
    texture: '土性（粒の細かさ）',
    textures,
    humus: '腐植（黒っぽさのもと）',
    humusContents: humus,
    ash: '火山灰土（黒ボク土）',
    yes: 'はい',
    no: 'いいえ',
    unknown: 'わからない',
    depth: '作土の深さ (cm)',
    density: '仮比重 (g/cm³)',
    crops: '作物の記録',
    cropsHint: 'いま育てている作物は、終わりの日を空のままにします。',
    crop: (place: number) => `作物${place}`,
    cropFrom: (place: number) => `作物${place}の始まり`,
    cropTo: (place: number) => `作物${place}の終わり`,
    chooseCrop: '作物を選ぶ',
    addCrop: '作物を足す',
    removeCrop: (place: number) => `作物${place}を外す`,
    needFrom: '作物と始まりの日を入れてください。',
    wrongOrder: '終わりの日が、始まりの日より前です。',
    note: 'メモ',
    removedElsewhere:
      'この圃場は、別の画面（タブ）で消されました。保存すると、入れた内容のまま元に戻ります。',
    save: '保存する',
    cancel: 'やめる',
  },
}
