import type { Remark, Source } from '#domain/kit/kit.ts'
import { comparingText } from './comparing-text.ts'

/** How to compare a tube or strip with a chart, whatever the kit. Source: docs/facts/kits.md 3.3, 5. */
export function comparing() {
  const text = comparingText()
  return {
    light: { text: text.light, trust: 'official', sources: ['RT', 'LT1'] },
    screen: { text: text.screen, trust: 'reported', sources: ['WR', 'FG'] },
    paperFigure: { text: text.paperFigure, trust: 'inferred', sources: [] },
    threeWords: { text: text.threeWords, trust: 'inferred', sources: [] },
  } as const satisfies Record<string, Remark>
}

export function comparingSources(): readonly Source[] {
  const titles = comparingText().sources
  return [
    {
      key: 'RT',
      title: titles.RT,
      url: 'https://paperzz.com/doc/8756565/using-the-rapitest-soil-test-kit',
    },
    {
      key: 'LT1',
      title: titles.LT1,
      url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'WR',
      title: titles.WR,
      url: 'https://data.waterrangers.com/help/kyoritsu_packtest_nitrate_nitrogen?locale=en',
    },
    {
      key: 'FG',
      title: titles.FG,
      url: 'https://www.fishtankguide.blog/2025/10/how-to-test-your-water-liquid-kits-vs.html',
    },
  ]
}
