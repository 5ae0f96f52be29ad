import { ownNameIn } from '#domain/diagnosis/own/own-key.ts'
import type { Source } from '#domain/kit/kit.ts'
import type { diagnosisSourceTitles as japanese } from './source-titles.ja.ts'
import { diagnosisSourceTitles } from './source-titles.ts'

type SourceKey = keyof typeof japanese

/** URLs of the sources of crops and rules. */
const addresses: Readonly<Record<SourceKey, string>> = {
  'MAFF-PH': 'https://www.maff.go.jp/j/seisan/kankyo/hozen_type/h_sehi_kizyun/pdf/siryo3.pdf',
  'PH-COPY-1': 'https://fieldfresh.xyz/ph',
  'PH-COPY-2': 'https://github.com/yuki-tomimiya/agriculture-saas',
  KUDO: 'http://www.kudokaru.com/html/use.htm',
  'JACOM-EC': 'https://www.jacom.or.jp/noukyo/rensai/2019/09/190913-39112.php',
  'SAI-COPY': 'https://github.com/y-ookuma/fertilization-program',
  'SAI-V': 'https://www.pref.saitama.lg.jp/documents/20041/r7sehikijun_yasai1.pdf',
  'TAKII-FRUIT': 'https://hatakemon.com/garden-fertilizer-fruitcrops/',
  'FUK-16': 'https://www.farc.pref.fukuoka.jp/farc/kenpo/kenpo-16/16-9.htm',
  'FUK-15': 'https://farc.pref.fukuoka.jp/farc/seika/seika15/6seino15.htm',
  NAGASAKI:
    'https://expydoc.com/doc/7794719/%E9%95%B7%E5%B4%8E%E7%9C%8C-%E7%99%BA-%E5%85%83%E6%B0%97%E3%81%AA%E3%82%A2%E3%82%B9%E3%83%91%E3%83%A9%E3%82%AC%E3%82%B9%E7%94%A3%E5%9C%B0%E3%81%8C-%E5%A4%9A%E5%8F%8E%E6%A0%BD%E5%9F%B9%E3%81%AB%E5%90%91%E3%81%91%E3%81%A6%E5%9C%9F%E5%A3%8C%E8%A8%BA%E6%96%AD%E3%81%AE%E6%96%B0',
  'TAKII-SUIKA': 'https://www.takii.co.jp/tsk/kateisaien/suika.html',
  SUMI: 'http://sumi2.net/jituyasai.htm',
  DAIZU: 'http://www3.canet.ne.jp/users/f-352-2/daizu.htm',
  'GUNMA-SOY': 'http://aic.pref.gunma.jp/agricultural/management/technology/soil/01/01040103.html',
  'PH-LEAFLET':
    'https://expydoc.com/doc/7368801/%EF%BD%9E%E5%9C%9F%E5%A3%8C%E3%81%AEph%E3%81%AF%E9%81%A9%E6%AD%A3%E3%81%A7%E3%81%99%E3%81%8B%EF%BC%9F%EF%BD%9E-1-%E9%87%8E%E8%8F%9C%E3%81%AE%E9%81%A9%E6%AD%A3%E3%81%AA%E5%9C%9F%E5%A3%8Cph-%E4%BD%9C%E7%89%A9%E3%81%AE%E7%94%9F%E8%82%B2%E3%81%AB%E3%81%AF',
  HANAGOKORO: 'http://hanagokoro.co.jp/btoc/?p=19744',
  'KIT-06': 'http://www.zenpi.jp/gyokai/ronten01_06.html',
  'JA-YOKO-2025': 'https://ja-yokohama.or.jp/ebook/einou/2025_02/pageindices/index8.html',
  NOUKAWEB:
    'https://noukaweb.com/topics/fertilizer/crops-fertilizer/vegetables-fertilizer/garlic-fertilizer',
  JEINOU: 'http://www.jeinou.com/consultation/qa/vegetable/2010/10/08/104827.html',
  'ZENNOH-T': 'http://www.zennoh.or.jp/activity/hiryo_sehi/tekisei.html',
  MIRAI: 'https://mirai-zou.co.jp/advice/56',
  JAIGA: 'https://www.jaiga.or.jp/?p=680',
  JRT: 'https://www.jrt.gr.jp/q_a/potatoqa_saibai/',
  'CHIBA-SP': 'https://www.pref.chiba.lg.jp/ninaite/seikafukyu/documents/r4-06-satumaimosaibai.pdf',
  'JA-YOKO-261': 'https://ja-yokohama.or.jp/ebook/aguri/agri12_261/pageindices/index11.html',
  NIKKOU: 'http://wj-nikkou.co.jp/a0055.html',
  CITRUS:
    'https://docsplayer.net/amp/118398762-%E3%82%AB%E3%83%B3%E3%82%AD%E3%83%84%E3%81%AE%E5%9C%9F%E3%81%A5%E3%81%8F%E3%82%8A%E3%81%A8%E6%A8%B9%E5%8B%A2%E5%9B%9E%E5%BE%A9%E5%AF%BE%E7%AD%96-%E8%BF%91%E5%B9%B4%E9%AB%98%E5%93%81%E8%B3%AA%E6%9E%9C%E5%AE%9F%E7%94%9F%E7%94%A3%E3%81%AE%E3%81%9F%E3%82%81%E3%81%AB-%E3%82%AB%E3%83%B3%E3%82%AD%E3%83%84%E9%A1%9E%E3%81%AE%E3%83%9E%E3%83%AB%E3%83%81%E6%A0%BD%E5%9F%B9%E3%82%84%E5%AE%8C%E7%86%9F%E6%A0%BD%E5%9F%B9%E3%81%AA%E3%81%A9%E6%A8%B9%E4%BD%93%E3%81%AB%E3%82%B9%E3%83%88%E3%83%AC%E3%82%B9%E3%82%92%E3%81%8B%E3%81%91%E3%82%8B%E6%A0%BD%E5%9F%B9%E6%B3%95%E3%81%8C%E5%A4%9A%E3%81%8F%E3%81%AA%E3%81%A3%E3%81%A6%E3%81%84%E3%81%BE%E3%81%99-%E3%81%9D%E3%82%8C%E3%81%AB%E3%82%88%E3%82%8A%E6%A8%B9%E4%BD%93%E3%81%B8%E3%81%AE%E8%B2%A0%E6%8B%85%E3%81%8C%E5%A4%A7%E3%81%8D%E3%81%8F-%E6%A8%B9%E5%8B%A2%E3%81%8C%E4%BD%8E%E4%B8%8B%E3%81%97%E3%81%A6%E3%81%84%E3%82%8B%E5%9C%92%E5%9C%B0%E3%81%8C%E5%A2%97%E3%81%88%E3%81%A6%E3%81%84%E3%81%BE%E3%81%99-%E3%82%AB%E3%83%B3%E3%82%AD%E3%83%84%E9%A1%9E%E3%82%92%E7%94%9F%E7%94%A3%E3%81%99%E3%82%8B%E3%81%86%E3%81%88%E3%81%A7%E6%A8%B9%E3%81%8C%E9%81%A9%E6%AD%A3%E3%81%AA%E7%8A%B6%E6%85%8B%E3%81%A7%E3%81%82%E3%82%8B%E3%81%93%E3%81%A8%E3%81%8C-%E5%8F%8E%E9%87%8F%E3%81%AE%E5%AE%89%E5%AE%9A%E3%81%A8%E3%81%A8%E3%82%82%E3%81%AB%E9%AB%98%E5%93%81%E8%B3%AA%E7%94%9F%E7%94%A3%E3%81%AE.html',
  'GUNMA-FRUIT':
    'https://pdfslide.tips/documents/4ioe-efe2oecec-aicprefgunmajpagriculturalmanagementtechnology.html',
  WAKAYAMA: 'https://www.pref.wakayama.lg.jp/prefg/130300/20/21/saibai/dojyounoseisitu.html',
  KIWI: 'https://e-kiwi.jp/club/situmon/situmon10.htm',
  YOKOTAEN:
    'https://www.yokotaen.com/%E5%9C%9F%E5%A3%8C%E3%81%AE%E5%8C%96%E5%AD%A6%E6%80%A7%E3%81%AE%E6%94%B9%E5%96%84-2/',
  SAICHAKYO: 'http://saichakyo.com/sub/sehi1.html',
  'ZENNOH-K': 'http://www.zennoh.or.jp/activity/hiryo_sehi/kaizen.html',
  'SAI-T': 'https://www.pref.saitama.lg.jp/documents/20041/r7sehikijun_tech.pdf',
  'SAI-G': 'https://www.pref.saitama.lg.jp/documents/20041/r7sehikijun_shukoku.pdf',
  YAMAGATA: 'https://538603.svru.asia/crop/suito/inasaku/ikubyo_shodo.html',
  'HRO-1967':
    'https://www.hro.or.jp/agricultural/center/result/kenkyuseika/gaiyosho/S43gaiyo/1967013.htm',
  'NARO-FLOWER': 'http://www.naro.affrc.go.jp/org/harc/seika/h10/cryo98114.html',
  HLKMX: 'https://www.hlkmx.com/chemistry/1001197185.html',
  'AOMORI-FLOWER':
    'https://paperzz.com/doc/6660163/502-%E5%85%B1%E9%80%9A%E4%BA%8B%E9%A0%85%E3%83%BB%E5%9C%9F%E5%A3%8C%E8%82%A5%E6%96%99',
  'TAKII-LAWN': 'https://www.takii.co.jp/green/howto/howto2_3.html',
  'KIT-02': 'http://zenpi.jp/gyokai/ronten01_02.html',
  'KIT-03': 'http://zenpi.jp/gyokai/ronten01_03.html',
  'KIT-05': 'http://zenpi.jp/gyokai/ronten01_05.html',
  'KIT-USER': 'https://ameblo.jp/isachan1010/entry-12497629780.html',
  KAJU: 'https://kaju-fruits.com/?p=16065',
  TSUCHI: 'http://tsutinokai.co.jp/?p=2643',
  'AOM-L': 'https://www.maff.go.jp/j/seisan/kankyo/hozen_type/h_sehi_kizyun/pdf/tuti13.pdf',
  'AOM-R': 'https://www.maff.go.jp/j/seisan/kankyo/hozen_type/h_sehi_kizyun/pdf/tuti502.pdf',
  'ARR-JA': 'https://github.com/katsuhiro-sawada/TEST2',
  'ARR-1': 'https://jifpro.or.jp/tpps/conditions/conditions-cat02/s04',
  'ARR-2': 'https://nitten-feed.jp/tech_info/post_tech-1340',
  'HUMUS-SNOW':
    'http://livestock.snowseed.co.jp/public/571f58cc/571f58cc52066790/8150690d30fb516870ad7d208aac660e-1',
  'HUMUS-NAGANO': 'https://adeac.jp/nagano-city/texthtml/d100010/ct00000001/ht001880',
  'LAB-TABLE': 'https://pdfslide.tips/documents/5-e-1ioeeee-39-coeoe.html',
  'JACOM-EC-BASAL': 'https://jacom.or.jp/noukyo/rensai/2024/04/240427-73890.php',
  SHISETSU: 'https://shisetsuengei.com/?p=411',
  DOJO: 'https://dojo-works.com/%e6%96%bd%e8%82%a5%e3%81%ae%e8%a8%88%e7%ae%97%e6%96%b9%e6%b3%95',
  ARYSTA: 'https://arystalifescience.jp/kateisaien/cyuwa-sekkai.php',
  'LIME-DOC':
    'https://expydoc.com/doc/8655706/%E9%85%B8%E6%80%A7%E5%9C%9F%E5%A3%8C%E3%81%AE%E6%94%B9%E8%89%AF%E3%81%AF-%E5%8A%B9%E6%9E%9C%E3%81%A8%E3%82%B3%E3%82%B9%E3%83%88%E3%81%A7%E8%B3%A2%E3%81%8F%E9%81%B8%E3%81%B6--',
  'SULFUR-DOC': 'https://expydoc.com/doc/8498419/%E5%9C%9F%E5%A3%8C%E6%94%B9%E9%9D%A9',
  'JA-AICHI': 'https://www.ja-aichi.or.jp/hiryounouyaku/fert/prescr.html',
  YOSHIDA: 'https://yoshida-kasei.jp/blogs/news/dojousanndonitsuite',
  'CACN-153': 'https://pdfslide.tips/documents/oeeoe-cccc-no153i201812i.html',
  'CACN-USE': 'https://www.cacn.jp/technology/use.html',
  'NIHON-ORG': 'https://www.nihon-organic.co.jp/number/987',
  NAGANO: 'https://www.pref.nagano.lg.jp/nogi/documents/yukibutsuhikoutokusei.pdf',
  'GUNMA-COMPOST':
    'http://aic.pref.gunma.jp/agricultural/management/technology/soil/01/01010100.html',
  PT6: 'https://packtest.jp/case06',
  LFL: 'https://www.yumpu.com/de/document/view/8592258/',
  LWG: 'https://www.lwg.bayern.de/gartenbau/gemuesebau/248905/',
  PIMAN: 'https://pi-mannblog.com/custom163.html',
  'HRO-MELON':
    'https://www.hro.or.jp/agricultural/center/result/kenkyuseika/seikajoho/h05s_joho/h0500036.htm',
  'HRO-MELON-P':
    'https://www.hro.or.jp/agricultural/center/result/kenkyuseika/gaiyosho/h05gaiyo/1992095.htm',
  'JA-KOCHI-PUMPKIN': 'http://ja-kochishi.emob.jp/m/index.php?guid=on&d=3&i=17693',
  'JA-KOCHI-PEA': 'http://ja-kochishi.emob.jp/m/index.php?guid=on&d=3&i=17680',
  'SUNTORY-OKRA': 'https://suntory.co.jp/flower/homegardens/howto/lineup/okra.html',
  FUKUREN: 'https://zennoh-fukuren.jp/einou/vegetables/okra',
  TOUZAI: 'http://touzai7.com/navi/navi_1444.html',
  'JA-YOKOSUKA': 'https://ja-yokosukahayama.or.jp/ebook/tsushin/2023_09/pageindices/index8.html',
  'CUSTOMARY-N':
    'https://123deta.com/document/z3dr819y-%E5%86%AC%E3%81%A9%E3%82%8A%E3%83%9F%E3%82%BA%E3%83%8A%E3%83%AB%E3%83%83%E3%82%B3%E3%83%A9%E9%9D%9E%E7%B5%90%E7%90%83%E3%83%A1%E3%82%AD%E3%83%A3%E3%83%99%E3%83%84%E9%9D%9E%E7%B5%90%E7%90%83%E3%83%AC%E3%82%BF%E3%82%B9%E3%82%B5%E3%83%B3%E3%83%81%E3%83%A5.html',
  NICHINOU: 'https://nichinou.co.jp/saibai/18384?p=7825',
  'TAKII-MIZUNA': 'https://shop.takii.co.jp/qa/detail/424',
  'SAKATA-MIZUNA': 'https://sakataseed.co.jp/product/item/?code=10010813003',
  'TAKII-PARSLEY': 'https://www.takii.co.jp/tsk/kateisaien/parsley.html',
  NIRA: 'https://noukaweb.com/chinese-chive-fertilizer',
  'JA-YOKO-BURDOCK': 'https://ja-yokohama.or.jp/ebook/einou/2025_03/pageindices/index2.html',
  'FRUIT-18': 'http://moduep.mizubasyou.com/kachan/kachan_18.html',
  'FRUIT-41': 'http://moduep.mizubasyou.com/kachan/kachan_41.html',
  NANKI: 'http://www.ztv.ne.jp/zxbcrarv/now/14sihisekei.html',
  'NANKI-KARA': 'http://www.ztv.ne.jp/zxbcrarv/now/16sihisekei_kara.html',
  SHIMANE: 'https://www.pref.shimane.lg.jp/nogyogijutsu/gijutsu/kaki-sisin/3420.html',
  CHESTNUT: 'https://uitec.net/kurinokihiryoujotokoetsuikoeoreikoe.html',
  UME: 'https://uitec.net/umenokinohiryouojikitoshikoenokijun.html',
  FIG: 'https://noukaweb.com/fig-tree-specialized-fertilizer',
  YUZU: 'https://uitec.net/yuzunokihiryoutetoyuukihaigouhiryou.html',
  CHERRY: 'https://uitec.net/sakuranbonohirykitomotokoetooreikoe.html',
  'JEINOU-WHEAT': 'http://www.jeinou.com/benri/wheat/2010/12/080921.html',
  ROSE: 'https://shisetsuengei.com/news-column/growth-up/growth-up-023',
  TM9: 'http://tm9.jp/faq/kanri03.html',
  PETITPUYO: 'https://e-taneya.com/site/tokushu/yasaishu/cf-petitpuyo.html',
  MARUTANE: 'http://www.marutane.com/tomato/main.html',
  'HRO-BEAN':
    'http://www.hro.or.jp/agricultural/center/result/kenkyuseika/gaiyosho/S45gaiyo/1969137.htm',
  ARUGULA: 'https://www.hidefmc.com/rukkora/',
  CORIANDER: 'https://sakata-tsushin.com/lesson-vegetable/print_191',
  BARLEY:
    'https://expydoc.com/doc/7345711/%E9%BA%A6%E3%81%94%E3%82%88%E3%81%BF---ja%E5%B0%BE%E9%81%93%E5%B8%82',
  'BARLEY-GUNMA':
    'http://aic.pref.gunma.jp/agricultural/management/technology/soil/01/01040102.html',
  BUCKWHEAT: 'https://www.m-mart.co.jp/mmart_food_news/index.php?mode=detail&no=609',
  'ALIC-BEET': 'https://www.alic.go.jp/joho-s/joho07_000196.html',
  'ALIC-BEET-P': 'https://www.alic.go.jp/joho-s/joho07_000726.html',
  'SNOW-CORN': 'https://livestock.snowseed.co.jp/761',
  RYEGRASS: 'https://e-taneya.com/item/004330',
  'NARO-PASTURE': 'https://www.naro.affrc.go.jp/org/harc/seika/h14/ho177.html',
  EGOMA: 'https://dibopebu.com.tr/-/mmj/2ozm6u-sac8me.video',
  'TEXAS-BEANS': 'https://aggie-horticulture.tamu.edu/extension/beans/pintobeans/table3.html',
  'KOCHI-TEA': 'https://www.nogyo.tosa.pref.kochi.lg.jp/info/dtl.php?ID=2842',
  'SHIZUOKA-TEA': 'http://ochakaido.com/juku2/kihon/7d-sin.htm',
  'OCHA-LIME': 'http://ochakaido.com/juku2/7-6.htm',
  CHLORIDE: 'https://www.tama5ya.co.jp/agribiz/clmn/2014/04/158.html',
  KIKU: 'https://happylibus.com/doc/572104/%E5%88%87%E3%82%8A%E8%8A%B1-1-%E4%B8%BB%E8%A6%81%E5%88%87%E3%82%8A%E8%8A%B1',
}

const isKey = (key: string): key is SourceKey => Object.hasOwn(addresses, key)

/** Finds a source of the app or of the user; null for an unknown key, which a test rules out. */
export function diagnosisSource(key: string): Source | null {
  const own = ownNameIn(key)
  if (own !== null) return { key, title: own }
  return isKey(key) ? { key, title: diagnosisSourceTitles()[key], url: addresses[key] } : null
}
