import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const nitrateStripText = {
  ...kitNames['nitrate-strip'],
  note: '硝酸の試験紙を液に浸し、測定器（RQフレックス）で測ります。値は、液の硝酸イオン（NO3）の濃さです。土の液の作り方と薄め方は、手元の手引きに従ってください。',
  prepare: {
    reader: '測定器（RQフレックス）と、硝酸の試験紙（5〜225mg/L用）',
    liquid: '土の液（手引きのとおりに抽出したもの）',
    stopwatch: '試料ごとのタイマー（続けて測るとき。このアプリで計れます）',
  },
  cautions: {
    start:
      '試験紙を浸すと同時に、測定器のスタートを押します。このアプリの「いま浸した」も押します。',
    last: '残り5秒で、測定器が鳴り始めます。0になる前に、試験紙を差し込みます。',
    range:
      '測れるのは5〜225mg/Lです（3〜90mg/L用の試験紙もあります）。超えたら、薄めて測り直します。',
    blank: '薄める水にも、硝酸が含まれることがあります。水だけを測り、その値を引きます。',
  },
  analytes: { nitrate: '硝酸イオン' },
  lanes: { strip: '試験紙' },
  steps: {
    liquid: { title: '土の液を用意する', detail: '手引きのとおりに作ります。' },
    dip: {
      title: '試験紙を浸す',
      detail: '測定器のスタートを押すと同時に浸し、2秒で引き上げます。',
      endCue: '引き上げます',
    },
    wait: {
      title: '試験紙の液を振り落として待つ',
      detail:
        '余分な液を振り落とします。浸してから60秒で測ります。残り5秒の間に、測定器に差し込みます。',
    },
    read: { title: '測定器の値を読む', detail: '測定器に出た値を、そのまま入力します。' },
  },
  sources: [
    {
      key: 'RQ',
      title: '県の手引き「RQフレックスの使い方」（写しで確認）',
      url: 'https://happylibus.com/doc/457056/',
    },
    {
      key: 'GF2',
      title: '岐阜県「たい肥の手引き」3-2',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-2.html',
    },
    {
      key: 'GF8',
      title: '岐阜県「たい肥の手引き」3-8',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-8.html',
    },
    {
      key: 'GF9',
      title: '岐阜県「たい肥の手引き」3-9',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-9.html',
    },
  ],
} as const

export type NitrateStripText = Translated<typeof nitrateStripText>
