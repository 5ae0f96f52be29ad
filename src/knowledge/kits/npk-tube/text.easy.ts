import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const npkTubeText: Translated<typeof import('./text.ja.ts').npkTubeText> = {
  ...kitNames['npk-tube'],
  note: '窒素（ちっそ）とリン酸（りんさん）は、管（くだ）の水の色で見ます。カリは、水がどのくらいすけるかで見ます。これは、やり方の「もと」です。時間も量（りょう）も、よくにたアメリカのキットから考えました。始める前に、箱の説明書（せつめいしょ）と同じに直してください。',
  prepare: {
    black: '黒い図：カリを読むとき、管（くだ）の後ろにおきます',
    water: 'じょうりゅう水：とてもきれいな水（にたキットでは30mL）',
    soil: 'かわかして、くだいた土（にたキットでは、小さいスプーンに山のように1ぱい）',
    tubes:
      'ふたのある入れ物。窒素（ちっそ）・リン酸（りんさん）・カリの試験管（しけんかん）：細いガラスの管（くだ）',
  },
  cautions: {
    leaflet:
      '時間は、どれもこのアプリが考えたものです。説明書（せつめいしょ）の時間とちがうときは、「自分用に直す」で直してください。',
    time: 'まぜる時間や待つ時間がかわると、色のこさもかわります。',
    clay: 'ねんどの多い土は、水がきれいになるまで長くかかります（にたキットでは30分〜24時間）。上のきれいな水だけを使います。',
    mix: 'カリは、しずかにまぜます。まぜ方で、にごり方が大きくかわります。',
    others: 'pHとECは、このキットではかれません。べつの道具を使います。',
    light: '強い日の光の下で読まないでください。',
  },
  analytes: { n: '窒素（ちっそ）', p: 'リン酸（りんさん）', k: 'カリ' },
  levels: {
    low: '少ない',
    medium: '中くらい',
    high: '多い',
    clear: '少ない（はっきり見える）',
    faint: '中くらい（うっすら見える）',
    gone: '多い（見えない）',
  },
  lanes: {
    extract: '土の水を作る',
    n: '窒素（ちっそ）',
    p: 'リン酸（りんさん）',
    k: 'カリ',
  },
  steps: {
    water: {
      title: '水と薬を入れる',
      detail:
        '水と試薬（しやく）：色をつける薬を入れます。量（りょう）は説明書（せつめいしょ）を見ます。薬がくずれるまでまぜます。',
    },
    soil: {
      title: '土を入れる',
      detail: '説明書（せつめいしょ）に書いてある量（りょう）の土を入れます。ふたをします。',
    },
    shake: {
      title: '入れ物をふる',
      detail: 'ふたをして、1分間ふります。',
      endCue: 'ふるのをやめます',
    },
    settle: {
      title: '水がきれいになるまで待つ',
      detail: '動かさないでおきます。上の水がきれいになったら、次へ進みます。',
    },
    drawN: {
      title: '窒素の管に水をとる',
      detail: '上のきれいな水だけを、説明書（せつめいしょ）の線（せん）まで入れます。',
    },
    addN: {
      title: '窒素の薬を入れる',
      detail: '窒素（ちっそ）の試薬（しやく）：色をつける薬を入れます。ふたをします。',
    },
    shakeN: {
      title: '窒素の管を強くふる',
      detail: '窒素（ちっそ）の管（くだ）を、2分間、強くふります。',
      endCue: 'ふるのをやめます',
    },
    waitN: { title: '窒素の色が出るのを待つ', detail: '管（くだ）を立てて、時間まで待ちます。' },
    readN: {
      title: '窒素の色を読む',
      detail: '管（くだ）の後ろに白い紙をおいて、カラーチャートとくらべます。',
    },
    drawP: {
      title: 'リン酸の管に水をとる',
      detail: '上のきれいな水だけを、説明書（せつめいしょ）の線（せん）まで入れます。',
    },
    addP: {
      title: 'リン酸の薬を入れる',
      detail: 'リン酸（りんさん）の試薬（しやく）：色をつける薬を入れます。ふたをします。',
    },
    mixP: {
      title: 'リン酸の管をまぜる',
      detail: '薬がくずれるまで、ゆっくり上下にひっくりかえします。',
      endCue: 'まぜるのをやめます',
    },
    waitP: { title: 'リン酸の色が出るのを待つ', detail: '管（くだ）を立てて、時間まで待ちます。' },
    readP: {
      title: 'リン酸の色を読む',
      detail: '管（くだ）の後ろに白い紙をおいて、カラーチャートとくらべます。',
    },
    drawK: {
      title: 'カリの管に水をとる',
      detail: '上のきれいな水だけを、説明書（せつめいしょ）の線（せん）まで入れます。',
    },
    addK: {
      title: 'カリの薬を入れる',
      detail: 'カリの試薬（しやく）：水をにごらせる薬を入れます。ふたをします。',
    },
    mixK: {
      title: 'カリの管をそっとまぜる',
      detail: 'あわを立てないように、しずかにまぜます。強くふりません。',
    },
    waitK: {
      title: 'カリのにごりを待つ',
      detail: '管（くだ）を立てて、時間まで待ちます。カリが少ないと、あまりにごりません。',
    },
    readK: {
      title: 'カリのにごりを読む',
      detail: '管（くだ）の後ろに黒い図をおきます。図がどのくらい見えるかをくらべます。',
    },
  },
  sources: [
    {
      key: 'SO',
      title: 'そらまめ「カラーチャートをアップデート」',
      url: 'https://note.com./soramame01/n/ndbb3f0c6dfa9',
    },
    {
      key: 'SO2',
      title: 'そらまめ「自分で土壌診断」秋作の準備',
      url: 'https://note.com./soramame01/n/nd870f4ed4ff8',
    },
    {
      key: 'LT1',
      title: 'LabTech Soil Master 土の水の作り方（英語・にたキット）',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT2',
      title: 'LabTech Soil Master しくみ（英語・にたキット）',
      url: 'https://labtechtests.com/Page/Soil_Master_How_Do_the_Tests_Work.aspx?nt=53',
    },
    {
      key: 'LT3',
      title: 'LabTech 窒素のはかり方（英語・にたキット）',
      url: 'https://www.labtechtests.com/Page/Nitrogen_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'CF1',
      title: 'ミクロネシア短大 土の実習（英語・にたキット）',
      url: 'http://shark.comfsm.fm/%7Edleeling/botany/2000/soil.html',
    },
    {
      key: 'CG',
      title: 'Canadian Geographic リン酸の実験（英語・にた薬）',
      url: 'http://www.cangeoeducation.ca/resources/learning_centre/classroom_activities/docs/phosphate.htm',
    },
    {
      key: 'CZ',
      title: 'チェコ薬局方 カリウムの試験（にた反応）',
      url: 'http://lekopis.cz/Kap_2_4_12.htm',
    },
    {
      key: 'RF',
      title: 'カリウムの薬の実験記録（英語・にた反応）',
      url: 'https://test9.reef2reef.com/threads/developing-a-potassium-test-salifert-style-or-alternative.988758/page-2',
    },
    { key: 'DRAFT', title: 'このアプリが考えたもの（にたキットのやり方から）' },
  ],
}
