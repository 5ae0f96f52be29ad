import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const nitrateStripText = {
  ...kitNames.nitrateStrip,
  note: '硝酸の試験紙を液に浸し、読取器（RQフレックス）で数値を読みます。数値は液の中の硝酸イオン（NO3）です。土の液の作り方とうすめ方は、手元の手引きに従ってください。',
  prepare: {
    reader: '読取器（RQフレックス）と、硝酸の試験紙（5〜225mg/L用）',
    liquid: '土から取り出した液',
    stopwatch: '続けて何点もはかるときは、点ごとの時計（このアプリが数えます）',
  },
  cautions: {
    start: '試験紙を液に入れると同時に、読取器のスタートとこのアプリのボタンを押します。',
    last: '最後の5秒に音が鳴ります。0になる前に、試験紙を読取器に入れます。',
    range: 'はかれるのは5〜225mg/Lです（別の箱は3〜90mg/L）。超えたら、うすめてはかり直します。',
    blank: 'うすめる水にも硝酸が入っていることがあります。水だけの値を引きます。',
  },
  analytes: { nitrate: '硝酸イオン' },
  lanes: { strip: '試験紙' },
  steps: {
    liquid: { title: '液を用意する', detail: '手引きのとおりに、土から取り出した液を用意します。' },
    dip: {
      title: '試験紙を浸す',
      detail: '読取器のスタートと同時に浸し、2秒で上げます。',
      endCue: '上げて',
    },
    wait: {
      title: '液を払って待つ',
      detail:
        '余分な液を振り落とします。浸し始めから60秒（浸した2秒を引いて58秒）です。最後の5秒の間に、読取器に入れます。',
    },
    read: { title: '数値を読む', detail: '読取器に出た数値を、そのまま入れます。' },
  },
  sources: [
    {
      key: 'RQ',
      title: '県の手引き RQフレックスの使い方（写し）',
      url: 'https://happylibus.com/doc/457056/',
    },
    {
      key: 'GF2',
      title: '岐阜県 たい肥の手引き 3-2',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-2.html',
    },
    {
      key: 'GF8',
      title: '岐阜県 たい肥の手引き 3-8',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-8.html',
    },
    {
      key: 'GF9',
      title: '岐阜県 たい肥の手引き 3-9',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-9.html',
    },
  ],
} as const

export type NitrateStripText = Translated<typeof nitrateStripText>
