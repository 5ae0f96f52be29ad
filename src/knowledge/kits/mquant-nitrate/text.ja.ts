import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const mquantNitrateText = {
  ...kitNames['mquant-nitrate'],
  note: '硝酸の試験紙を土の液に浸し、色を目で比べます。値は、液の硝酸イオン（NO3）の濃さです。段階は説明書のとおり、10・25・50・100・250・500mg/Lです。',
  prepare: {
    soil: '土100g（5mmのふるいを通し、石や根を除いたもの）と、はかり',
    water: '蒸留水100mL',
    bottle: 'ふた付きの容器（300mLくらい入るもの）',
    filter: 'ひだ折りのろ紙',
    strips: '硝酸の試験紙と、缶のカラーチャート',
  },
  cautions: {
    fresh: '土はとった日に測ります。すぐ測れないときは5℃以下に置きます。',
    nitrite:
      '亜硝酸が多いと、硝酸の値が高く出ます。試験紙のもう1か所（亜硝酸を知らせる部分）の色も見ます。',
    crumbs: '土のかたまりがなくなるまで、5分以上強く振ります。',
    color: '色は、薄いピンクから赤紫へ変わります。',
  },
  analytes: {
    nitrate: '硝酸イオン',
  },
  lanes: {
    extract: '土の液を作る',
    strip: '試験紙',
  },
  steps: {
    weigh: {
      title: '土100gを容器に入れる',
      detail: '石や根を除いた土を100g量って入れます。',
    },
    water: {
      title: '蒸留水100mLを入れる',
      detail: '入れたら、ふたをします。',
    },
    shake: {
      title: '容器を強く振る',
      detail: 'ふたを押さえ、5分間強く振ります。',
      endCue: '振るのをやめます',
    },
    filter: {
      title: 'ろ紙を差し込み、液をとる',
      detail: 'ひだ折りのろ紙を泥に差し込み、中にしみ出た液を使います。',
    },
    dip: {
      title: '試験紙を浸す',
      detail: 'ろ紙の中の液に、1秒だけ浸します。',
      endCue: '引き上げます',
    },
    wait: {
      title: '試験紙の液を振り落として待つ',
      detail: '余分な液を振り落とし、1分待ちます。',
    },
    read: {
      title: '試験紙の色を読む',
      detail: '缶のカラーチャートと比べます。',
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
      title: '県の手引き「RQフレックスの使い方」（写しで確認）',
      url: 'https://happylibus.com/doc/457056/',
    },
    {
      key: 'CD',
      title: 'Caddisfly 試験紙の時間と色の測定値（英語）',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
} as const

export type MquantNitrateText = Translated<typeof mquantNitrateText>
