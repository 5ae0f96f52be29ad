import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const mquantNitrateText: Translated<typeof import('./text.ja.ts').mquantNitrateText> = {
  ...kitNames['mquant-nitrate'],
  note: '硝酸（しょうさん）の試験紙（しけんし）を土の水につけて、色を目でくらべます。数字は、水の中の硝酸イオン（NO3）です。10・25・50・100・250・500mg/Lがあります。',
  prepare: {
    soil: '土100g（5mmのふるいでふるって、石や根をとったもの）と、はかり',
    water: 'じょうりゅう水：とてもきれいな水100mL',
    bottle: 'ふたのある入れ物（300mLくらい入るもの）',
    filter: 'ひだのあるろ紙（ろし）：こす紙',
    strips: '硝酸（しょうさん）の試験紙（しけんし）と、缶（かん）のカラーチャート',
  },
  cautions: {
    fresh: '土は、とった日にはかります。すぐはかれない時は、5℃より冷たい所におきます。',
    nitrite:
      '亜硝酸（あしょうさん）が多いと、硝酸（しょうさん）の数字が高くなります。もう1つの色の面も見ます。',
    crumbs: '土のかたまりがなくなるまで、5分より長く強くふります。',
    color: '色は、うすいピンクから赤むらさきになります。',
  },
  analytes: {
    nitrate: '硝酸（しょうさん）イオン',
  },
  lanes: {
    extract: '土の水を作る',
    strip: '試験紙（しけんし）',
  },
  steps: {
    weigh: {
      title: '土100gを入れる',
      detail: '石や根をとった土を、100gはかって入れます。',
    },
    water: {
      title: '水100mLを入れる',
      detail: 'じょうりゅう水を100mL入れます。ふたをします。',
    },
    shake: {
      title: '入れ物を強くふる',
      detail: 'ふたをおさえて、5分間、強くふります。',
      endCue: 'ふるのをやめます',
    },
    filter: {
      title: 'ろ紙を入れて、水をとる',
      detail: 'ひだのあるろ紙（ろし）をどろの中に入れます。中にしみ出た水を使います。',
    },
    dip: {
      title: '試験紙をつける',
      detail: 'ろ紙（ろし）の中の水に、1秒だけつけます。',
      endCue: '上げます',
    },
    wait: {
      title: '紙の水をふり落として待つ',
      detail: '多すぎる水をふり落とします。1分待ちます。',
    },
    read: {
      title: '試験紙の色を読む',
      detail: '缶（かん）のカラーチャートとくらべます。',
    },
  },
  sources: [
    {
      key: 'MQ',
      title: 'Merck 硝酸の試験紙 説明書（ドイツ語）',
      url: 'https://www.manualshelf.com/manual/stelzner/8102/user-manual-german.html',
    },
    {
      key: 'LFL',
      title: 'バイエルン州 家庭菜園の硝酸の測り方（ドイツ語）',
      url: 'https://www.yumpu.com/de/document/view/8592258/',
    },
    {
      key: 'LWG',
      title: 'バイエルン州 野菜畑の硝酸の簡易測定（ドイツ語）',
      url: 'https://www.lwg.bayern.de/gartenbau/gemuesebau/248905/',
    },
    {
      key: 'MN11',
      title: 'VISOCOLOR 土の箱 説明書（英語）',
      url: 'https://www.manualslib.mx/manual/295251/Macherey-Nagel-Visocolor.html?page=11',
    },
    {
      key: 'RQ',
      title: '県の手引き「RQフレックスの使い方」（写しでたしかめました）',
      url: 'https://happylibus.com/doc/457056/',
    },
    {
      key: 'CD',
      title: '試験紙の時間と色の測定値（Caddisfly）（英語）',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
}
