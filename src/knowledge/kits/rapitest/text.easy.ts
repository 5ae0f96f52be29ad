import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const rapitestText: Translated<typeof import('./text.ja.ts').rapitestText> = {
  ...kitNames.rapitest,
  note: 'カプセルの粉（こな）で、pHと窒素（ちっそ）・リン酸（りんさん）・カリを見ます。窒素・リン酸・カリは、0（とても少ない）から4（多すぎる）までの5つです。待つ時間は、説明書（せつめいしょ）でたしかめてください。',
  prepare: {
    soil: 'かわかして、くだいた土（石や草の根をとったもの）',
    water: 'じょうりゅう水：とてもきれいな水',
    cup: 'カップと、土と水をまぜる入れ物',
    comparators: '色のついた4つの入れ物と、色のフィルム',
    capsules: '入れ物と同じ色のカプセル',
  },
  cautions: {
    hand: '手で直接（ちょくせつ）、土にさわらないでください。',
    separate: '土をまぜないで、1か所ずつはかるとよいです。',
    light: '昼の光で読みます。強い日の光はさけてください。',
    clear:
      '窒素（ちっそ）・リン酸（りんさん）・カリは、上のきれいな水だけを使います。30分から24時間かかります。',
    wait: '窒素（ちっそ）・リン酸（りんさん）・カリの10分は、このアプリが考えました。説明書（せつめいしょ）の時間にかえてください。',
  },
  analytes: {
    ph: 'pH：酸性（さんせい）の強さ',
    n: '窒素（ちっそ）',
    p: 'リン酸（りんさん）',
    k: 'カリ',
  },
  levels: {
    l0: '0（とても少ない）',
    l1: '1（少ない）',
    l2: '2（ちょうどよい）',
    l3: '3（じゅうぶん）',
    l4: '4（多すぎる）',
  },
  lanes: {
    ph: 'pH',
    extract: '土の水を作る',
    n: '窒素（ちっそ）',
    p: 'リン酸（りんさん）',
    k: 'カリ',
  },
  steps: {
    phSoil: {
      title: '緑の入れ物に土を入れる',
      detail: '緑の入れ物に、土の線まで入れます。',
    },
    phPowder: {
      title: '緑のカプセルの粉を入れる',
      detail: 'カプセルを横にして開けます。粉（こな）を全部入れます。',
    },
    phWater: {
      title: '水を線まで入れる',
      detail: 'スポイトで、水の線まで、きれいな水を入れます。',
    },
    phShake: {
      title: 'ふたをしてよくふる',
      detail: 'ふたがしまったか見ます。よくふります。',
    },
    phWait: {
      title: '土がしずむのを待つ',
      detail: '1分くらいおきます。',
    },
    phRead: {
      title: 'pHの色を読む',
      detail: '水の色を、フィルムの色とくらべます。',
    },
    soil: {
      title: '土1ぱいと水5はいを入れる',
      detail: 'カップで土を1ぱい、水を5はい入れます。',
    },
    shake: {
      title: '入れ物をふってまぜる',
      detail: '1分より長く、よくふります。',
      endCue: 'ふるのをやめます',
    },
    settle: {
      title: '水がきれいになるまで待つ',
      detail: '動かさないでおきます。30分から24時間かかります。',
    },
    drawN: {
      title: '窒素の入れ物に水をとる',
      detail: '上のきれいな水を、線までとります。',
    },
    powderN: {
      title: '窒素のカプセルの粉を入れる',
      detail: '同じ色のカプセルを開けます。粉（こな）を全部入れます。',
    },
    shakeN: {
      title: '窒素の入れ物をふる',
      detail: 'ふたをして、よくふります。',
    },
    waitN: {
      title: '窒素の色が出るのを待つ',
      detail: '入れ物を立てて、時間まで待ちます。',
    },
    readN: {
      title: '窒素の色を読む',
      detail: '水の色を、フィルムの色とくらべます。',
    },
    drawP: {
      title: 'リン酸の入れ物に水をとる',
      detail: '上のきれいな水を、線までとります。',
    },
    powderP: {
      title: 'リン酸のカプセルの粉を入れる',
      detail: '同じ色のカプセルを開けます。粉（こな）を全部入れます。',
    },
    shakeP: {
      title: 'リン酸の入れ物をふる',
      detail: 'ふたをして、よくふります。',
    },
    waitP: {
      title: 'リン酸の色が出るのを待つ',
      detail: '入れ物を立てて、時間まで待ちます。',
    },
    readP: {
      title: 'リン酸の色を読む',
      detail: '水の色を、フィルムの色とくらべます。',
    },
    drawK: {
      title: 'カリの入れ物に水をとる',
      detail: '上のきれいな水を、線までとります。',
    },
    powderK: {
      title: 'カリのカプセルの粉を入れる',
      detail: '同じ色のカプセルを開けます。粉（こな）を全部入れます。',
    },
    shakeK: {
      title: 'カリの入れ物をふる',
      detail: 'ふたをして、よくふります。',
    },
    waitK: {
      title: 'カリの色が出るのを待つ',
      detail: '入れ物を立てて、時間まで待ちます。',
    },
    readK: {
      title: 'カリの色を読む',
      detail: '水の色を、フィルムの色とくらべます。',
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
      title: 'ミクロネシア短大 土の実習（その2）（英語）',
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
}
