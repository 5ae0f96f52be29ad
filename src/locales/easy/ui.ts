import type { ui as source } from '#locales/ja/ui.ts'
import type { Translated } from '#locales/translated.ts'
import { notSaved } from './not-saved.ts'
import { speciesNames } from './species-names.ts'

/** Words of the shared components. */
export const ui: Translated<typeof source> = {
  species: speciesNames,
  lateness: {
    late: (length) => `${length}おくれ（時間切れ）`,
    early: (length) => `${length}早い`,
    'limit-unknown': (length) => `${length}おくれ`,
  },
  notSaved,
  undo: 'もどす',
  close: 'とじる',
  on: 'オン',
  off: 'オフ',
  decrease: (label) => `${label}をへらす`,
  increase: (label) => `${label}をふやす`,
  noticeKind: { note: 'お知らせ', warning: '注意', error: '問題', done: 'できました' },
  trust: {
    official: 'メーカーなどのやり方',
    reported: '使った人の話',
    inferred: 'めやす・説明書を見る',
    user: '自分で入れた',
    unknown: '説明書を見る',
  },
  generalTrust: { official: 'たしかな本・サイト', inferred: 'めやす' },
  sources: 'もとの本・サイト',
  sourcesFolded: (count) => `もとの本・サイト ${count}こ`,
  opensElsewhere: '（べつのサイトを開きます）',
  dismissToast: 'この知らせをとじる',

  listSeparator: '・',
  undetectable: '色が出ない',
  limits: {
    '<': (amount: string) => `${amount}より少ない`,
    '<=': (amount: string) => `${amount}か、それより少ない`,
    '>=': (amount: string) => `${amount}か、それより多い`,
    '>': (amount: string) => `${amount}より多い`,
  },
  noColorFits: 'どの色ともちがう',
  dilute:
    'いちばんこい色よりもこいときは、土の液に水を入れてうすくして、もう一度はかります。2倍にうすくしたら、読んだ数字も2倍にします。',
  notRead: '読めなかった',
  betweenLevels: (lower, upper, unit) =>
    `${lower}と${upper}の間${unit === '' ? '' : `（${unit}）`}`,
  range: (lower, upper) => `${lower}〜${upper}`,
  nthLevel: (place) => `${place}番目の色`,

  half: '2つの間',
  halfOf: (range) => `2つの間：${range}`,
  gap: (lower, upper) => `${lower}と${upper}の間`,
  below: (value) => `${value}より小さい`,
  above: (value) => `${value}より大きい`,
  typeNumber: '紙のカラーチャートの数字を入れる',
  computedColor: '計算した色',
  invite: { title: '紙のカラーチャートを写真にとる', hint: '次から、色でえらべます' },
  pad: {
    title: '数字',
    erase: '1つ消す',
    range: '〜（ここから、ここまで）',
    badPh: 'pHは、0から14の数字で入れてください（たとえば 6.5）。',
  },

  length: (hours, minutes, seconds) =>
    [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`]
      .filter(Boolean)
      .join('') || '0秒',
  monthDay: (month, day) => `${month}月${day}日`,
  dateTime: ({ year, month, day, clock }) => `${year}年${month}月${day}日 ${clock}`,
}
