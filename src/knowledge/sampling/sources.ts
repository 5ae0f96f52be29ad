import type { Source } from '#domain/kit/kit.ts'
import type { samplingSourceTitles as japanese } from './source-titles.ja.ts'
import { samplingSourceTitles } from './source-titles.ts'

const source = (key: keyof typeof japanese, url: string): Source => ({
  key,
  title: samplingSourceTitles()[key],
  url,
})

/** Sources of the sampling guide. */
export const samplingSources = (): readonly Source[] => [
  source('KM', 'https://www.komeri.com/shop/pg/1008002001465'),
  source('HK', 'http://www.hiryou.hokuren.or.jp/analyze/index02.html'),
  source('ZS', 'http://www.zennoh.or.jp/activity/hiryo_sehi/search.html'),
  source('SM', 'http://docsplayer.net/105975079-2.html'),
  source('DW', 'https://dojo-works.com/%e6%8e%a1%e5%9c%9f%e3%81%ae%e6%96%b9%e6%b3%95'),
  source('SK2', 'http://n-seikaken.co.jp/soil/check-saishu.html'),
  source('Z1', 'http://zenpi.jp/gyokai/ronten01_05.html'),
  source('ZA', 'http://www.zennoh.or.jp/bu/hiyaku/za-personal/namatsuchiNN.htm'),
  source('PT6', 'https://packtest.jp/case06'),
  source(
    'LT1',
    'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
  ),
  source('RT', 'https://paperzz.com/doc/8756565/using-the-rapitest-soil-test-kit'),
  source('UCD', 'https://smallgrain-n-management.plantsciences.ucdavis.edu/instructions/'),
  source('NF', 'https://98905.com/garden-lawn/soil/6378.html'),
]
