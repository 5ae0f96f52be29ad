import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { YearlyCalendar, YearlyDressing } from '#domain/diagnosis/rule-book.ts'
import type { MonthPart } from '#domain/diagnosis/dose/timing.ts'

type Third = 'early' | 'middle' | 'late'
const part = (month: number, third: Third | null = null): MonthPart => ({ month, third })
const same = (share: number) => ({ n: share, p2o5: share, k2o: share })

const dressing = (
  from: MonthPart,
  to: MonthPart = from,
  share: YearlyDressing['share'] = null,
): YearlyDressing => ({ season: { from, to }, share })

const calendar = (
  mark: Mark,
  source: string,
  ...dressings: readonly YearlyDressing[]
): YearlyCalendar => ({ mark, sources: [source], dressings })

/**
 * Dressings of permanent crops over the year, the basal dressing first. Shares are of the year's amount, where published.
 * Source: docs/facts/diagnosis.md 9.
 */
export const yearly: Readonly<Partial<Record<string, YearlyCalendar>>> = {
  tea: calendar(
    'B',
    'SAICHAKYO',
    dressing(part(3, 'early'), part(3, 'middle'), same(0.3)),
    dressing(part(4, 'early'), part(4, 'early'), same(0.2)),
    dressing(part(6, 'early'), part(6, 'early'), same(0.2)),
    dressing(part(8, 'late'), part(9, 'early'), same(0.3)),
  ),
  persimmon: calendar(
    'A',
    'SHIMANE',
    dressing(part(12, 'early'), part(2, 'early'), { n: 0.4, p2o5: 1, k2o: 0.4 }),
    dressing(part(6, 'early'), part(6, 'late'), { n: 0.3, p2o5: 0, k2o: 0.3 }),
    dressing(part(9, 'early'), part(9, 'middle'), { n: 0.3, p2o5: 0, k2o: 0.3 }),
  ),
  chestnut: calendar('A-t', 'CHESTNUT', dressing(part(2, 'late')), dressing(part(7, 'early'))),
  cherry: calendar('A-t', 'CHERRY', dressing(part(9, 'late'), part(10, 'early'), same(0.8))),
  yuzu: calendar(
    'A-t',
    'YUZU',
    dressing(part(2, 'late'), part(3, 'early')),
    dressing(part(5, 'late'), part(6, 'early')),
    dressing(part(8, 'late'), part(9, 'early')),
    dressing(part(10, 'late'), part(11, 'early')),
  ),
  ume: calendar(
    'C',
    'UME',
    dressing(part(10, 'early')),
    dressing(part(2, 'late')),
    dressing(part(4, 'late')),
    dressing(part(7, 'middle')),
  ),
  kiwi: calendar('B', 'KIWI', dressing(part(11)), dressing(part(6))),
  fig: calendar(
    'C',
    'FIG',
    dressing(part(12), part(2)),
    dressing(part(6), part(8)),
    dressing(part(9), part(10)),
  ),
  blueberry: calendar('B', 'FRUIT-41', dressing(part(11, 'late'), part(3, 'middle'))),
  grape: calendar('C', 'FRUIT-18', dressing(part(11)), dressing(part(8, 'late'), part(9, 'early'))),
}
