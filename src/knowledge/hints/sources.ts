import type { Source } from '#domain/kit/kit.ts'
import type { hintSourceTitles as japanese } from './source-titles.ja.ts'
import { hintSourceTitles } from './source-titles.ts'

export type HintSourceKey = keyof typeof japanese

/** URLs of the sources of hints. */
const addresses: Readonly<Record<Exclude<HintSourceKey, 'OWN'>, string>> = {
  KIT02: 'http://zenpi.jp/gyokai/ronten01_02.html',
  KIT03: 'http://zenpi.jp/gyokai/ronten01_03.html',
  KIT06: 'http://www.zenpi.jp/gyokai/ronten01_06.html',
  Z1: 'http://zenpi.jp/gyokai/ronten01_05.html',
  'MAFF-PH': 'https://www.maff.go.jp/j/seisan/kankyo/hozen_type/h_sehi_kizyun/pdf/siryo3.pdf',
  SAI: 'https://www.pref.saitama.lg.jp/documents/20041/r7sehikijun_tech.pdf',
  'SAI-COPY': 'https://github.com/y-ookuma/fertilization-program',
  AOM: 'https://www.maff.go.jp/j/seisan/kankyo/hozen_type/h_sehi_kizyun/pdf/tuti13.pdf',
  'AOM-CUT': 'https://www.maff.go.jp/j/seisan/kankyo/hozen_type/h_sehi_kizyun/pdf/tuti502.pdf',
  TSUCHI: 'http://tsutinokai.co.jp/?p=2643',
  ARYSTA: 'https://arystalifescience.jp/kateisaien/cyuwa-sekkai.php',
  SHISETSU: 'https://shisetsuengei.com/?p=411',
  PH7368801:
    'https://expydoc.com/doc/7368801/%EF%BD%9E%E5%9C%9F%E5%A3%8C%E3%81%AEph%E3%81%AF%E9%81%A9%E6%AD%A3%E3%81%A7%E3%81%99%E3%81%8B%EF%BC%9F%EF%BD%9E-1-%E9%87%8E%E8%8F%9C%E3%81%AE%E9%81%A9%E6%AD%A3%E3%81%AA%E5%9C%9F%E5%A3%8Cph-%E4%BD%9C%E7%89%A9%E3%81%AE%E7%94%9F%E8%82%B2%E3%81%AB%E3%81%AF',
  LIME: 'https://expydoc.com/doc/8655706/%E9%85%B8%E6%80%A7%E5%9C%9F%E5%A3%8C%E3%81%AE%E6%94%B9%E8%89%AF%E3%81%AF-%E5%8A%B9%E6%9E%9C%E3%81%A8%E3%82%B3%E3%82%B9%E3%83%88%E3%81%A7%E8%B3%A2%E3%81%8F%E9%81%B8%E3%81%B6--',
  YOSHIDA: 'https://yoshida-kasei.jp/blogs/news/dojousanndonitsuite',
  ISACHAN: 'https://ameblo.jp/isachan1010/entry-12497629780.html',
  KAJU: 'https://kaju-fruits.com/?p=16065',
  AGRIWEB: 'https://www.agriweb.jp/column/822.html',
  AGLAY:
    'https://aglay.net/2018/08/14/%E5%A1%A9%E9%A1%9E%E9%9B%86%E7%A9%8D%EF%BC%88%E3%81%88%E3%82%93%E3%82%8B%E3%81%84%E3%81%97%E3%82%85%E3%81%86%E3%81%9B%E3%81%8D%EF%BC%89%EF%BC%88salt-accumulation%EF%BC%89/',
  'JACOM-EC': 'https://jacom.or.jp/noukyo/rensai/2024/04/240427-73890.php',
  'JACOM-CROPS': 'https://www.jacom.or.jp/noukyo/rensai/2019/09/190913-39112.php',
  ITOSHIMA: 'https://www.city.itoshima.lg.jp/s024/010/010/010/070/nekobu.html',
  SAKATA: 'https://faq.sakataseed.co.jp/faq/show/1137',
  IBARAKI:
    'https://www.pref.ibaraki.jp/nourinsuisan/nosose/byobo/boujosidou/kankyouniyasasii/aburanaka-kousyuteki.html',
  'NARC-CLUBROOT': 'http://riss.nobody.jp/disease/narc/NF393.htm',
  JAIGA: 'https://www.jaiga.or.jp/?p=680',
  'ZENNOH-KAIZEN': 'http://www.zennoh.or.jp/activity/hiryo_sehi/kaizen.html',
  'ZENNOH-TEKISEI': 'http://www.zennoh.or.jp/activity/hiryo_sehi/tekisei.html',
  WAKAYAMA: 'https://www.pref.wakayama.lg.jp/prefg/130300/20/21/saibai/dojyounoseisitu.html',
  'JA-AICHI': 'https://www.ja-aichi.or.jp/hiryounouyaku/fert/prescr.html',
  GUNMA: 'http://aic.pref.gunma.jp/agricultural/management/technology/soil/01/01010100.html',
  HIDE: 'https://www.hidefmc.com/taihi/',
  'TAKII-GREEN': 'https://www.takii.co.jp/green/qanda/03.html',
  'TAKII-SORGHUM': 'https://shop.takii.co.jp/s/faq/detail04_2.html',
  'TAKII-LAWN': 'https://www.takii.co.jp/green/howto/howto2_3.html',
  HRO: 'https://www.hro.or.jp/agricultural/center/result/kenkyuseika/gaiyosho/S43gaiyo/1967013.htm',
  SULPHUR: 'https://expydoc.com/doc/8498419/%E5%9C%9F%E5%A3%8C%E6%94%B9%E9%9D%A9',
  FERUS: 'https://ferusseed.com/sando-kadai',
  'JA-YOKOHAMA': 'https://ja-yokohama.or.jp/ebook/aguri/agri12_261/pageindices/index11.html',
  'YAMAGATA-COPY': 'https://538603.svru.asia/crop/suito/inasaku/ikubyo_shodo.html',
  KUDOKARU: 'http://www.kudokaru.com/html/use.htm',
  'CHIBA-COPY': 'https://github.com/yuki-tomimiya/agriculture-saas',
  HANAGOKORO: 'http://hanagokoro.co.jp/btoc/?p=19744',
  FUKUOKA: 'https://www.farc.pref.fukuoka.jp/farc/kenpo/kenpo-16/16-9.htm',
  'KIT-STUDY': 'https://journals.ashs.org/horttech/view/journals/horttech/17/3/article-p358.xml',
  SM: 'http://docsplayer.net/105975079-2.html',
  DW: 'https://dojo-works.com/%e6%8e%a1%e5%9c%9f%e3%81%ae%e6%96%b9%e6%b3%95',
  HK: 'http://www.hiryou.hokuren.or.jp/analyze/index02.html',
}

const places: Readonly<Record<string, string>> = addresses

export const hintSources = (): readonly Source[] =>
  Object.entries(hintSourceTitles()).map(([key, title]) => {
    const url = places[key]
    return url === undefined ? { key, title } : { key, title, url }
  })
