import type { ColumnChoice } from '#domain/exchange/table-columns.ts'
import { foldText } from '#domain/record/fold-text.ts'

interface Guess {
  readonly choice: ColumnChoice
  readonly isSure: boolean
}

/**
 * How laboratories and cooperatives head their columns. Values are never sure: the same word stands for several methods and
 * units. Assumption: words of six forms of soil analyses from Japan. Revisit with a table that users could not import.
 */
const guesses: readonly (readonly [words: string, choice: ColumnChoice])[] = [
  ['採取日 採土日 採取年月日 測定日 分析日 調査日 年月日 受付日 月日', 'date'],
  ['ほ場 ほ場名 ほ場番号 圃場名 圃場番号 畑 畑名 場所 地点 地点名 地番 ハウス名', 'plot'],
  ['生産者 生産者名 農家 農家名 氏名 耕作者 耕作者名 依頼者 依頼者名 組合員 組合員名', 'farmer'],
  ['試料 試料名 サンプル サンプル名 検体 検体名', 'name'],
  ['備考 摘要 コメント 所見', 'note'],
  ['天候', 'weather'],
  ['ph(h2o) ph(水)', 'lab-ph'],
  ['電気伝導度 ec(ms/cm)', 'lab-ec'],
  ['可給態リン酸 可給態りん酸 有効態リン酸 有効態りん酸 トルオーグリン酸', 'lab-available-p2o5'],
  ['交換性カリ 置換性カリ 交換性加里 置換性加里', 'lab-exchangeable-k2o'],
  ['交換性石灰 置換性石灰 交換性カルシウム', 'lab-exchangeable-cao'],
  ['交換性苦土 置換性苦土 交換性マグネシウム', 'lab-exchangeable-mgo'],
]

const known = new Map(
  guesses.flatMap(([words, choice]) => words.split(' ').map((word) => [foldText(word), choice])),
)

/** What may stand in brackets behind a laboratory's value without meaning another unit or method. */
const harmless = /^[([（［](?:mg\/100g(?:乾土)?|mg|ms\/cm|h2o|水)[)\]）］]$/u

/** Where a column probably goes, by its head; null where nobody can say. */
export function guessColumn(title: string): Guess | null {
  const folded = foldText(title).replaceAll(' ', '')
  const whole = known.get(folded)
  if (whole !== undefined) return { choice: whole, isSure: !isValue(whole) }
  const bracket = /[([（［].*$/u.exec(folded)?.[0] ?? ''
  const choice = known.get(folded.slice(0, folded.length - bracket.length))
  if (choice === undefined) return null
  return isValue(choice) && !harmless.test(bracket)
    ? { choice: 'ignore', isSure: false }
    : { choice, isSure: !isValue(choice) }
}

const isValue = (choice: ColumnChoice) => choice.startsWith('lab-')
