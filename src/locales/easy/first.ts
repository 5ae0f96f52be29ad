import type { first as source } from '#locales/ja/first.ts'
import type { Translated } from '#locales/translated.ts'

/** The first five minutes: welcome, practice, home screen. */
export const first: Translated<typeof source> = {
  title: 'はじめての人へ',
  intro: '3つだけです。しなくても、いつでもはかれます。',
  minutes: '5分でできます',
  back: 'はかる画面へもどる',
  hide: 'かくす',
  hideLabel: 'この案内（あんない）をかくす',
  skip: 'しないで、はかる画面へ',
  next: 'つぎへ',
  done: '終わり',
  stepsLabel: '3つの用意',
  place: (place, all) => `${all}つの中の${place}つ目`,
  steps: {
    kit: 'キットをえらぶ',
    sound: '音をたしかめる',
    practice: '水で練習する',
  },
  kit: {
    ask: 'あなたのキットはどれですか？',
    chosen: (name) => `「${name}」ではかります。`,
    unsure: 'わからない',
    own: 'せつめい書を見て自分で作る',
    ownKits: '自分で作ったキットからえらぶ',
    looks: {
      midorikun: 'びんの土の水に、試験紙（しけんし）をつける',
      'npk-tube': '試験管（しけんかん）に、薬を入れる',
      'packtest-no3': 'やわらかいチューブで、水をすう',
      'earth-check': '試験管（しけんかん）に、薬の水を落とす',
      'nitrate-strip': '試験紙（しけんし）を、数字の出る道具で読む',
    },
  },
  help: {
    title: '箱を見て答えてください',
    intro: '3つ聞きます。わからないときは「わからない」をえらべます。',
    back: 'ぜんぶのキットにもどる',
    contents: {
      ask: '箱の中に、何がありますか？',
      options: {
        'bottle-strips': '試験紙（しけんし）と、びん',
        tubes: 'ふたのある試験管（しけんかん）と、粉（こな）や丸い薬',
        'squeeze-tube': '指でおす、やわらかいチューブ',
        drops: '試験管（しけんかん）と、1てきずつ出る薬の水',
        reader: '試験紙（しけんし）と、数字の出る道具',
        other: 'どれともちがう',
        unsure: 'わからない',
      },
    },
    letters: {
      ask: '箱や薬に、どの文字がありますか？',
      options: {
        'n-pk': 'N と PK',
        'n-p-k': 'N・P・K がべつべつに',
        no3: 'NO3：硝酸（しょうさん）',
        ph: 'pH だけ',
        other: 'ほかの文字',
        unsure: 'わからない',
      },
    },
    maker: {
      ask: '作った会社は、どこですか？',
      options: {
        nodai: '東京農大（とうきょうのうだい）・農大式（のうだいしき）',
        american: 'アメリカの会社：英語（えいご）だけ',
        kyoritsu: '共立理化学研究所（きょうりつりかがくけんきゅうしょ）',
        sumitomo: '住友化学園芸（すみともかがくえんげい）',
        merck: 'Merck・関東化学（かんとうかがく）',
        other: 'ほかの会社',
        unsure: 'わからない',
      },
    },
    change: '直す',
    verdict: {
      sure: 'たぶん、このキットです',
      maybe: 'この中のどれかかもしれません',
      none: 'このアプリにないキットのようです',
    },
    check: '箱の名前を、もう一度たしかめてください。',
    noneHint:
      '説明書（せつめいしょ）のやり方と秒の数を入れてください。同じようにはかれます。箱の写真を、JAや買った店に見せて、聞くこともできます。',
    use: 'このキットを使う',
    withName: (name) => `このキットを使う: ${name}`,
  },
  sound: {
    ask: '音を鳴らします。スマホの音を大きくしてください。',
    heard: '聞こえましたか？',
    yes: '聞こえた',
    no: '聞こえない',
    ready: '用意ができました。はかっている間は、この音と声で知らせます。',
    offTitle: '音がなくても、はかれます',
    off: '画面の大きな数字でも知らせます。スマホもふるえます。音は、上の「せってい」でいつでも変（か）えられます。',
  },
  practice: {
    intro: 'ほんとうにはかるときと同じ画面で、40秒だけ練習します。薬は使いません。',
    need: '用意するもの',
    begin: '練習する（40秒）',
    badge: '練習',
    note: '水だけ・のこりません',
    busy: 'いま、はかっています。練習は、はかり終わってからできます。',
    toRun: 'はかる画面へもどる',
    sample: '練習',
    finished: '練習ができました',
    learned: [
      '大きなボタンをおすと、時間を数え始めます。',
      '音と声が鳴ったら、声のとおりにします。',
      'いちばん近い色を、1回おします。それで記録（きろく）できます。',
    ],
    forgotten: 'この練習は、記録（きろく）にのこしていません。',
    again: 'もう一度練習する',
    toTest: 'はかる画面へ',
  },
  practiceKit: {
    name: '練習',
    note: '水と紙だけの練習です。薬は使いません。記録（きろく）にのこりません。',
    prepare: {
      cup: 'コップと、水',
      paper: '小さい紙 1まい（メモの紙でもティッシュでもよい）',
    },
    analyte: '紙のぬれ方',
    lane: '練習',
    levels: { dry: 'かわいている', damp: '少しぬれた', wet: 'よくぬれた' },
    steps: {
      water: {
        title: 'コップに水を入れる',
        detail:
          'コップに半分くらい水を入れます。小さい紙を手に持ちます。できたら、大きなボタンをおします。',
      },
      dip: {
        title: '紙を水につける',
        detail: 'ボタンをおすのと同時に、紙の先を水につけます。',
        endCue: '上げて',
      },
      wait: {
        title: '紙をおいて待つ',
        detail: 'ほんとうにはかるときは、この間に色が変（か）わります。のこり5秒から音が鳴ります。',
      },
      read: {
        title: '紙を読む',
        detail: '音が鳴ったら、いちばん近いものを1回おします。',
      },
    },
  },
  install: {
    title: 'ホーム画面におきませんか？',
    why: '次から、1回おすと開きます。電波のない畑でも使えます。記録（きろく）も消えにくくなります。',
    add: 'ホーム画面に追加（ついか）',
    later: 'いまはしない',
    close: 'わかりました',
    steps: [
      '「共有（きょうゆう）」の印（しるし）をおします。',
      '「ホーム画面に追加（ついか）」をえらびます。',
    ],
  },
}
