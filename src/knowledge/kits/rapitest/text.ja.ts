import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const rapitestText = {
  ...kitNames.rapitest,
  note: 'カプセルの粉で、pHと窒素・リン酸・カリを見ます。pHのほかは、0（欠乏）から4（過剰）までの5段階です。窒素・リン酸・カリの待ち時間は、説明書で確認してください。',
  prepare: {
    soil: '乾かして砕いた土（石や草の根を除いたもの）',
    water: '蒸留水',
    cup: '計量カップと、土と水を混ぜる容器',
    comparators: '色の違う4つの容器（比色器）と、色のフィルム',
    capsules: '容器と同じ色のカプセル',
  },
  cautions: {
    hand: '土には素手で触らないでください。',
    separate: '説明書は、土を混ぜず、1か所ずつ測るよう勧めています。',
    light: '日中の光で読みます。直射日光は避けてください。',
    clear: '窒素・リン酸・カリは、上澄みだけを使います。澄むまで30分から24時間かかります。',
    wait: '窒素・リン酸・カリの待ち時間（10分）は推定です。説明書の時間に変えてください。',
  },
  analytes: {
    ph: 'pH（酸性度）',
    n: '窒素',
    p: 'リン酸',
    k: 'カリ',
  },
  levels: {
    l0: '0（欠乏）',
    l1: '1（不足）',
    l2: '2（適量）',
    l3: '3（十分）',
    l4: '4（過剰）',
  },
  lanes: {
    ph: 'pH',
    extract: '土の液を作る',
    n: '窒素',
    p: 'リン酸',
    k: 'カリ',
  },
  steps: {
    phSoil: {
      title: '緑の容器に土を入れる',
      detail: '容器の土の線まで入れます。',
    },
    phPowder: {
      title: '緑のカプセルの粉を入れる',
      detail: 'カプセルを横にして開け、粉を全部入れます。',
    },
    phWater: {
      title: '蒸留水を線まで入れる',
      detail: 'スポイトで、水の線まで入れます。',
    },
    phShake: {
      title: 'ふたをしてよく振る',
      detail: 'ふたが閉まっているか確かめ、よく振ります。',
    },
    phWait: {
      title: '土が沈み、色が出るのを待つ',
      detail: '1分ほど置きます。',
    },
    phRead: {
      title: 'pHの色を読む',
      detail: '液の色を、フィルムの色と比べます。',
    },
    soil: {
      title: '土1杯と水5杯を入れる',
      detail: '体積で、土1杯に水5杯です。',
    },
    shake: {
      title: '容器を振り混ぜる',
      detail: '1分以上、よく振るか混ぜます。',
      endCue: '振るのをやめます',
    },
    settle: {
      title: '容器を置いて、澄むのを待つ',
      detail: '動かさずに置きます。30分から24時間かかります。',
    },
    drawN: {
      title: '窒素の容器に液を移す',
      detail: '上澄みだけを、線まで移します。',
    },
    powderN: {
      title: '窒素のカプセルの粉を入れる',
      detail: '容器と同じ色のカプセルを開け、粉を全部入れます。',
    },
    shakeN: {
      title: '窒素の容器をよく振る',
      detail: 'ふたをして、よく振ります。',
    },
    waitN: {
      title: '窒素の色が出るのを待つ',
      detail: '容器を立てて、時間まで待ちます。',
    },
    readN: {
      title: '窒素の色を読む',
      detail: '液の色を、フィルムの色と比べます。',
    },
    drawP: {
      title: 'リン酸の容器に液を移す',
      detail: '上澄みだけを、線まで移します。',
    },
    powderP: {
      title: 'リン酸のカプセルの粉を入れる',
      detail: '容器と同じ色のカプセルを開け、粉を全部入れます。',
    },
    shakeP: {
      title: 'リン酸の容器をよく振る',
      detail: 'ふたをして、よく振ります。',
    },
    waitP: {
      title: 'リン酸の色が出るのを待つ',
      detail: '容器を立てて、時間まで待ちます。',
    },
    readP: {
      title: 'リン酸の色を読む',
      detail: '液の色を、フィルムの色と比べます。',
    },
    drawK: {
      title: 'カリの容器に液を移す',
      detail: '上澄みだけを、線まで移します。',
    },
    powderK: {
      title: 'カリのカプセルの粉を入れる',
      detail: '容器と同じ色のカプセルを開け、粉を全部入れます。',
    },
    shakeK: {
      title: 'カリの容器をよく振る',
      detail: 'ふたをして、よく振ります。',
    },
    waitK: {
      title: 'カリの色が出るのを待つ',
      detail: '容器を立てて、時間まで待ちます。',
    },
    readK: {
      title: 'カリの色を読む',
      detail: '液の色を、フィルムの色と比べます。',
    },
  },
  sources: [
    {
      key: 'RT',
      title: 'Rapitest 説明書の写し（英語）',
      url: 'https://paperzz.com/doc/8756565/using-the-rapitest-soil-test-kit',
    },
    {
      key: 'EH',
      title: 'Rapitest の使い方（英語）',
      url: 'http://www.ehow.com/how_7253296_rapitest-soil-test-kit-instructions.html',
    },
    {
      key: 'CF2',
      title: 'ミクロネシア短大 土の実習2（英語）',
      url: 'https://www.comfsm.fm/~dleeling/botany/labs/soil.html',
    },
    {
      key: 'CL2',
      title: '芝生の会社 土のキットの解説（英語）',
      url: 'https://cardinallawns.com/2018/03/soil-testing-kits/',
    },
    {
      key: 'PL',
      title: 'NPKの粉のキットの使い方（英語）',
      url: 'https://pl.989214.com/garden-lawn/soil/1018049526.html',
    },
  ],
} as const

export type RapitestText = Translated<typeof rapitestText>
