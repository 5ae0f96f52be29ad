import type { NoticeableLateness } from '#domain/record/reading-lateness.ts'
import type { Trust } from '#domain/sourced.ts'
import { notSaved } from './not-saved.ts'
import { speciesNames } from './species-names.ts'

const trust: Record<Trust | 'unknown', string> = {
  official: '公式手順',
  reported: '利用者の報告',
  inferred: '推定・説明書で確認',
  user: '自分で入力',
  unknown: '説明書で確認',
}

/** `length` without its sign. */
const lateness: Record<NoticeableLateness['kind'], (length: string) => string> = {
  late: (length) => `${length}遅れ（時間切れ）`,
  early: (length) => `${length}早い`,
  'limit-unknown': (length) => `${length}遅れ`,
}

interface CalendarTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly clock: string
}

/** Words of the shared components. */
export const ui = {
  species: speciesNames,
  lateness,
  notSaved,
  undo: '元に戻す',
  close: '閉じる',
  on: 'オン',
  off: 'オフ',
  decrease: (label: string) => `${label}を減らす`,
  increase: (label: string) => `${label}を増やす`,
  noticeKind: { note: 'お知らせ', warning: '注意', error: 'エラー', done: '完了' },
  trust,
  /** Where a statement is about soil testing in general, not a step of a kit. */
  generalTrust: { official: '公式資料', inferred: '推定' },
  sources: '出典',
  sourcesFolded: (count: number) => `出典 ${count}件`,
  opensElsewhere: '（別のサイトを開きます）',
  dismissToast: 'お知らせを閉じる',

  listSeparator: '・',
  undetectable: '検出なし',
  /** A value on one side of a limit. */
  limits: {
    '<': (amount: string) => `${amount}未満`,
    '<=': (amount: string) => `${amount}以下`,
    '>=': (amount: string) => `${amount}以上`,
    '>': (amount: string) => `${amount}より大きい`,
  },
  noColorFits: 'どの色とも違う',
  dilute:
    '一番濃い色より濃いときは、土の液を水で薄めて測り直します。2倍に薄めたら、読んだ値を2倍にします。',
  notRead: '読めなかった',
  betweenLevels: (lower: string, upper: string, unit: string) =>
    `${lower}と${upper}の間${unit === '' ? '' : `（${unit}）`}`,
  range: (lower: string, upper: string) => `${lower}〜${upper}`,
  nthLevel: (place: number) => `段階${place}`,

  half: '中間',
  /** The spoken text begins with the visible text. */
  halfOf: (range: string) => `中間：${range}`,
  gap: (lower: string, upper: string) => `${lower}と${upper}の間`,
  below: (value: string) => `${value}より小さい`,
  above: (value: string) => `${value}より大きい`,
  typeNumber: 'カラーチャートの値を入力',
  computedColor: '計算した色',
  invite: { title: 'カラーチャートを登録', hint: '撮影すると、次から色で選べます' },
  pad: {
    title: '数値',
    erase: '1文字消す',
    range: '〜（範囲）',
    badPh: 'pHは、0〜14の数値で入力してください（例：6.5）。',
  },

  length: (hours: number, minutes: number, seconds: number) =>
    [hours > 0 && `${hours}時間`, minutes > 0 && `${minutes}分`, seconds > 0 && `${seconds}秒`]
      .filter(Boolean)
      .join('') || '0秒',
  monthDay: (month: number, day: number) => `${month}月${day}日`,
  dateTime: ({ year, month, day, clock }: CalendarTime) => `${year}年${month}月${day}日 ${clock}`,
}
