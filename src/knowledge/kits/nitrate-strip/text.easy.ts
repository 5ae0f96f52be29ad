import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const nitrateStripText: Translated<typeof import('./text.ja.ts').nitrateStripText> = {
  ...kitNames['nitrate-strip'],
  note: '硝酸（しょうさん）の試験紙（しけんし）を、土からとった液（えき）につけます。測定器（そくていき）：数字の出る道具（RQフレックス）で読みます。数字は、液の中の硝酸イオン（NO3）です。液の作り方とうすめ方は、持っている手引（てび）きを守ってください。',
  prepare: {
    reader:
      '測定器（そくていき）：RQフレックス。硝酸（しょうさん）の試験紙（しけんし）：5〜225mg/L用',
    liquid: '土からとった液（えき）',
    stopwatch:
      'いくつも続（つづ）けてはかるときは、1つずつ時計がいります（このアプリではかれます）',
  },
  cautions: {
    start:
      '試験紙（しけんし）を液（えき）に入れるのと同時に、2つのボタンをおします。測定器（そくていき）のスタートと、このアプリのボタンです。',
    last: 'のこり5秒で、測定器（そくていき）が鳴ります。0になる前に、試験紙（しけんし）を測定器（そくていき）に入れます。',
    range:
      'はかれるのは5〜225mg/Lです（べつの箱は3〜90mg/L）。それより多いときは、うすめて、もう一度はかります。',
    blank: 'うすめる水にも、硝酸（しょうさん）が入っていることがあります。水だけの数字を引きます。',
  },
  analytes: { nitrate: '硝酸（しょうさん）イオン' },
  lanes: { strip: '試験紙（しけんし）' },
  steps: {
    liquid: {
      title: '土の水を用意する',
      detail: '手引（てび）きのとおりに、土からとった液（えき）を用意します。',
    },
    dip: {
      title: '試験紙をつける',
      detail:
        '測定器（そくていき）のスタートと同時に、試験紙（しけんし）を液（えき）につけます。2秒で上げます。',
      endCue: '上げます',
    },
    wait: {
      title: '紙の水をふり落として待つ',
      detail:
        '多すぎる液（えき）をふり落とします。つけてから60秒ではかります。のこり5秒の間に、測定器（そくていき）に入れます。',
    },
    read: {
      title: '測定器の数字を読む',
      detail: '測定器（そくていき）に出た数字を、そのまま入れます。',
    },
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
}
