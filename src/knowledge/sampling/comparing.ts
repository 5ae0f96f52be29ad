import type { Remark, Source } from '#domain/kit/kit.ts'
import { comparingText as text } from './comparing.ja.ts'

/** How to compare a tube or strip with a chart, whatever the kit. Source: domain/kits.md §3.3 and §5. */
export const comparing = {
  light: { text: text.light, trust: 'official', sources: ['RT', 'LT1'] },
  screen: { text: text.screen, trust: 'reported', sources: ['WR', 'FG'] },
  paperFigure: { text: text.paperFigure, trust: 'inferred', sources: [] },
  threeWords: { text: text.threeWords, trust: 'inferred', sources: [] },
} as const satisfies Record<string, Remark>

export const comparingSources: readonly Source[] = [
  {
    key: 'RT',
    title: text.sources.RT,
    url: 'https://paperzz.com/doc/8756565/using-the-rapitest-soil-test-kit',
  },
  {
    key: 'LT1',
    title: text.sources.LT1,
    url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
  },
  {
    key: 'WR',
    title: text.sources.WR,
    url: 'https://data.waterrangers.com/help/kyoritsu_packtest_nitrate_nitrogen?locale=en',
  },
  {
    key: 'FG',
    title: text.sources.FG,
    url: 'https://www.fishtankguide.blog/2025/10/how-to-test-your-water-liquid-kits-vs.html',
  },
]
