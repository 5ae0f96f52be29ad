import type { Source } from '#domain/kit/kit.ts'
import type { manualSourceTitles as japanese } from './source-titles.ja.ts'
import { manualSourceTitles } from './source-titles.ts'

export type ManualSource = keyof typeof japanese

const addresses: Readonly<Record<ManualSource, string>> = {
  SO: 'https://note.com./soramame01/n/ndbb3f0c6dfa9',
  Z1: 'http://zenpi.jp/gyokai/ronten01_05.html',
  Z6: 'http://www.zenpi.jp/gyokai/ronten01_06.html',
  TN: 'http://tsutinokai.co.jp/?p=2643',
  KY: 'https://kyoritsu-lab.co.jp/tokusyu/sum01/inhi.html',
  ZN: 'http://paperzz.com/doc/6418662/',
  PT6: 'https://packtest.jp/case06',
  JM1: 'https://japan-mizumap.org/003main/002chosa/003naiyo/index_chosa004.htm',
  JM2: 'https://japan-mizumap.org/003main/002chosa/003naiyo/index_chosa005.htm',
  YU: 'https://yuusui-map.jp/user/yuusui_howto.html',
  UN: 'http://www2.tokai.or.jp/unno/page14-4-1.html',
  UC: 'https://uchimill.com/2018/01/13/',
  QH: 'http://qryo-hotaru.org/20220827.html',
  GF8: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-8.html',
  RT: 'https://paperzz.com/doc/8756565/using-the-rapitest-soil-test-kit',
  LT1: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
  LK: 'https://azmanual.top/manuals/596932/lamotte-potassium-module-for-soil-macronutrients-kit.html?page=2',
  LD: 'https://azmanual.top/manuals/596662/',
  CF1: 'http://shark.comfsm.fm/%7Edleeling/botany/2000/soil.html',
  FG: 'https://www.fishtankguide.blog/2025/10/how-to-test-your-water-liquid-kits-vs.html',
  PS: 'https://phstick.buyshop.jp/blog/2019/05/20/123327',
  MY: 'https://www.pref.miyagi.jp/soshiki/res_center/pamphler31-2.html',
  UP: 'https://github.com/jamaikapascual/uplb-soil-test-kit-companion',
  '98': 'https://98905.com/garden-lawn/soil/6378.html',
  TP: 'https://theprepared.com/blog/how-to-use-a-rapitest-at-home-soil-test-to-figure-out-what-your-garden-needs/',
  RF: 'https://test9.reef2reef.com/threads/developing-a-potassium-test-salifert-style-or-alternative.988758/page-2',
  PF: 'https://www.practicalfishkeeping.co.uk/features/what-you-need-to-know-about-using-test-kits/',
  RP: 'https://www.redpython.net/cat1/post-143.html',
  GV: 'https://www.grovida.us/horticulture-guide/colour-indicator-method.html',
  WK: 'http://science.waltermack.com/VirtualFieldTrip/measph.html',
  B1: 'https://billiesmarket.net/2022/04/19/',
  B2: 'https://billiesmarket.net/2022/04/22/',
  SK: 'https://sk-shimane-zakki.com/ph-sokutei-10787.html',
  FA: 'http://fins.actwin.com/aquatic-plants/month.9704/msg00203.html',
  TR: 'http://www.tropicalfishkeeping.com/freshwater-aquarium/pops-possible-procedure-113447/',
  FB: 'https://journals.ashs.org/horttech/view/journals/horttech/17/3/article-p358.xml',
  ML: 'https://memorandum.3leather.com/?p=222',
  NM: 'https://nemorifarm.vsw.jp/blog/wordpress/?p=1611',
  M0: 'https://m0ru.hatenablog.com/entry/2022/06/04/080000',
  SU: 'https://nc3.suns-project.com/blogs/blog_entries/view/44/80b6148ea6f310ab4891e2751904cfc9?frame_id=100',
  CL: 'https://contactlens-nav.com/?p=44277',
  TF: 'http://tsurufarm2019.sblo.jp/article/187277056.html',
  AL: 'https://alicialife.net/2018.html',
  BK: 'http://bekkan.qherb.jp/?p=2125',
}

/** Sources of the manual's general part. */
export function manualSources(): readonly Source[] {
  const titles: Readonly<Record<string, string>> = manualSourceTitles()
  return Object.entries(addresses).map(([key, url]) => ({ key, title: titles[key] ?? key, url }))
}
