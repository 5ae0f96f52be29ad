import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import type { Translated } from '#locales/translated.ts'

export const soilMasterText: Translated<typeof import('./text.ja.ts').soilMasterText> = {
  ...kitNames['soil-master'],
  note: '薬のつぶで、窒素（ちっそ）・リン酸（りんさん）・カリを見ます。答えは「少ない・中くらい・多い」です。窒素の時間は、説明書（せつめいしょ）の数字です。リン酸とカリを待つ時間は、にた薬から考えました。',
  prepare: {
    water: 'じょうりゅう水：とてもきれいな水30mL',
    soil: 'かわかして、くだいた土（小さいスプーンに山のように1ぱい）',
    tablets: '薬のつぶと、ふたのある試験管（しけんかん）',
    black: '黒い四角（カリを読むとき、管（くだ）の後ろにおきます）',
  },
  cautions: {
    time: 'まぜる時間と待つ時間を守ってください。時間がちがうと、色のこさがかわります。',
    clay: 'ねんどの多い土は、水がきれいになるまで長くかかります（30分〜24時間）。上のきれいな水だけを使います。',
    between: '2つの色の間なら、「2つの間」をえらびます。',
    light: '強い日の光の下で読まないでください。',
    amounts:
      'だいたいの量（りょう）です（10aで、少ない・中くらい・多い）。窒素（ちっそ）は4.5・18・36kgです。リン（P）は0.9・2.2・7.2kgです。カリウム（K）は4.5・9・18kgです。',
    color: '窒素（ちっそ）は赤、リン酸（りんさん）は青です。カリは白くにごります。',
  },
  analytes: {
    n: '窒素（ちっそ）',
    p: 'リン酸（りんさん）',
    k: 'カリ',
  },
  levels: {
    low: '少ない',
    medium: '中くらい',
    high: '多い',
  },
  lanes: {
    extract: '土の水を作る',
    n: '窒素（ちっそ）',
    p: 'リン酸（りんさん）',
    k: 'カリ',
  },
  steps: {
    tablet: {
      title: '水に薬のつぶを入れる',
      detail: 'じょうりゅう水30mLに、はじめの薬のつぶを2つ入れます。くずれるまでまぜます。',
    },
    soil: {
      title: '土を入れて、ふたをする',
      detail: 'かわいた土を、小さいスプーンに山のように1ぱい入れます。',
    },
    shake: {
      title: '入れ物をふる',
      detail: 'ふたをおさえて、1分間よくふります。',
      endCue: 'ふるのをやめます',
    },
    settle: {
      title: '水がきれいになるまで待つ',
      detail: '動かさないでおきます。上の水がきれいになったら、次へ進みます。',
    },
    drawN: {
      title: '窒素の管に水をとる',
      detail: '上のきれいな水を、窒素（ちっそ）の管（くだ）の線までとります。',
    },
    tabletN: {
      title: '窒素の薬を入れる',
      detail: '窒素（ちっそ）の薬のつぶを入れます。ふたをします。',
    },
    shakeN: {
      title: '窒素の管を強くふる',
      detail: '2分間、休まないで強くふります。',
      endCue: 'ふるのをやめます',
    },
    waitN: {
      title: '窒素の色が出るのを待つ',
      detail: '管（くだ）を立てて、5分待ちます。',
    },
    readN: {
      title: '窒素の色を読む',
      detail: '管（くだ）の後ろに白い紙をおきます。赤のこさを、カラーチャートとくらべます。',
    },
    drawP: {
      title: 'リン酸の管に水をとる',
      detail: '上のきれいな水を、リン酸（りんさん）の管（くだ）の線までとります。',
    },
    tabletP: {
      title: 'リン酸の薬を入れる',
      detail: 'リン酸（りんさん）の薬のつぶを入れます。ふたをします。',
    },
    mixP: {
      title: 'リン酸の管をまぜる',
      detail: '薬がくずれるまで、ゆっくり上下にひっくりかえします。',
    },
    waitP: {
      title: 'リン酸の色が出るのを待つ',
      detail: '管（くだ）を立てて、時間まで待ちます。',
    },
    readP: {
      title: 'リン酸の色を読む',
      detail: '管（くだ）の後ろに白い紙をおきます。青のこさを、カラーチャートとくらべます。',
    },
    drawK: {
      title: 'カリの管に水をとる',
      detail: '上のきれいな水を、カリの管（くだ）の線までとります。',
    },
    tabletK: {
      title: 'カリの薬を入れる',
      detail: 'カリの薬のつぶを入れます。ふたをします。',
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
      detail: '管（くだ）の後ろに黒い四角をおきます。四角がどのくらい見えるかでえらびます。',
    },
  },
  sources: [
    {
      key: 'LT1',
      title: 'LabTech Soil Master 抽出の手順（英語）',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT2',
      title: 'LabTech Soil Master しくみ（英語）',
      url: 'https://labtechtests.com/Page/Soil_Master_How_Do_the_Tests_Work.aspx?nt=53',
    },
    {
      key: 'LT3',
      title: 'LabTech 窒素の手順（英語）',
      url: 'https://www.labtechtests.com/Page/Nitrogen_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT4',
      title: 'LabTech Soil Master 結果の見方（英語）',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Interpreting_Your_Results.aspx?nt=51',
    },
    {
      key: 'CF1',
      title: 'ミクロネシア短大 土の実習（英語）',
      url: 'http://shark.comfsm.fm/%7Edleeling/botany/2000/soil.html',
    },
    {
      key: 'CG',
      title: 'Canadian Geographic リン酸の実験（英語）',
      url: 'http://www.cangeoeducation.ca/resources/learning_centre/classroom_activities/docs/phosphate.htm',
    },
    {
      key: 'AST22',
      title: 'LaMotte カリの手順（似た試薬）（英語）',
      url: 'https://www.manualsdir.com/manuals/596754/lamotte-ast-series-professional-soil-test-outfits.html?page=22',
    },
    {
      key: 'FGK',
      title: 'カリウムのにごり方の記録（英語）',
      url: 'https://www.flowgrow.de/threads/diy-kaliumnachweis-ein-erfahrungsbericht.13809/',
    },
    {
      key: 'PLP',
      title: 'リン酸の試験紙の色の測定値（英語）',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
}
