import type { Translated } from '#locales/translated.ts'
import { sourceTitles as japanese } from './source-titles.ja.ts'

/** Proper names stay as they are; what is said about them is in easy words. */
export const sourceTitles: Translated<typeof japanese> = {
  ...japanese,
  KIT06: '全国肥料商連合会「みどりくん」の解説（6）数字の見方',
  'MAFF-PH': '農林水産省「土壌のpHと作物の生育」作物別最適pH領域一覧（写しでたしかめました）',
  SAI: '埼玉県 主要農作物施肥基準（令和7年1月）技術編（写しでたしかめました）',
  PH7368801: '営農資料「土壌のpHは適正ですか？」（写しでたしかめました）',
  LIME: '沖縄県の営農資料「酸性土壌の改良」（写しでたしかめました）',
  ISACHAN: 'みどりくんを使った人のブログ（説明書の言葉）',
  AGRIWEB: 'アグリウェブ 塩類（えんるい）のたまり方とへらし方',
  'JACOM-EC': 'JAcom ECと肥料のへらし方',
  'JACOM-CROPS': 'JAcom 野さいのECのめやす',
  SAKATA: 'サカタのタネ 根こぶ病のしつもんと答え',
  IBARAKI: '茨城県 アブラナ科野菜の耕種的防除（写しでたしかめました）',
  'NARC-CLUBROOT': '根こぶ病の資料（写しでたしかめました）',
  WAKAYAMA: '和歌山県 かきの土のめやす',
  GUNMA: '群馬県 たい肥の使い方',
  'TAKII-GREEN': 'タキイ種苗 緑肥のよくあるしつもん',
  'TAKII-SORGHUM': 'タキイ種苗 緑肥の作り方',
  SULPHUR: '営農資料「土壌改革」（写しでたしかめました）',
  'YAMAGATA-COPY': '山形県 図解やまがたの米づくり 育苗床土（写しでたしかめました）',
  'CHIBA-COPY': '千葉県 サツマイモ栽培技術指針（令和5年3月。写しでたしかめました）',
  'KIT-STUDY': 'HortTechnology 17巻3号 家で使う土のキット5つをくらべる（英語の論文）',
  SM: '県の土壌診断の手引き（写しでたしかめました）',
  HK: 'ホクレン肥料 けんさする土のとり方',
  OWN: 'このアプリの考え（資料から考えました）',
}
