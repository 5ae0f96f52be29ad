import { expect, test } from 'vitest'
import { isSummary } from './summary-row.ts'

test.each(
  '計,合計,総計,小計,平均,平　均,平均値,最大,最大値,最小,最小値,中央値,標準偏差,基準値,診断基準,診断基準値,基準範囲,目標値,改良目標値,目標範囲,適正値,適正範囲,適正域,上限,下限値,前回,前年,前回の値,前回分析値,前年の測定結果,前回の結果,Total,SUM,Average,mean,Min,ＭＡＸ'.split(
    ',',
  ),
)('%s is the head of a summary', (text) => expect(isSummary(text)).toBe(true))

test.each(
  '計測1,合計台,上ノ台,平均的な畑,大平均,目標,上限沢,前山,前田の畑,Maxwell,東の計,'.split(','),
)('%j may be a field', (text) => expect(isSummary(text)).toBe(false))
