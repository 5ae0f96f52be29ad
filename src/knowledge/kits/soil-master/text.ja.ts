import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const soilMasterText = {
  ...kitNames['soil-master'],
  note: '錠剤の試薬で、窒素・リン酸・カリを「少ない・中くらい・多い」の3段階で見ます。窒素の時間は説明書の値です。リン酸とカリの待ち時間は、似た試薬からの推定です。',
  prepare: {
    water: '蒸留水30mL',
    soil: '乾かして砕いた土（小さじ山盛り1杯）',
    tablets: '試薬の錠剤と、ふた付きの試験管',
    black: '黒い四角（カリを読むとき、試験管の後ろに置く）',
  },
  cautions: {
    time: '混ぜる時間と待つ時間を守ってください。時間が違うと、色の濃さが変わります。',
    clay: '粘土の多い土は、澄むまで長くかかります（30分〜24時間）。使うのは上澄みだけです。',
    between: '2つの色の間なら、「中間」を選びます（例：少ない〜中くらい）。',
    light: '直射日光を避けて読んでください。',
    amounts:
      '段階の目安（10aあたり、少ない・中くらい・多い）：窒素4.5・18・36kg、リン（P）0.9・2.2・7.2kg、カリウム（K）4.5・9・18kg。',
    color: '窒素は赤、リン酸は青です。カリは白く濁ります。',
  },
  analytes: {
    n: '窒素',
    p: 'リン酸',
    k: 'カリ',
  },
  levels: {
    low: '少ない',
    medium: '中くらい',
    high: '多い',
  },
  lanes: {
    extract: '土の液を作る',
    n: '窒素',
    p: 'リン酸',
    k: 'カリ',
  },
  steps: {
    tablet: {
      title: '水に錠剤を入れて溶かす',
      detail: '蒸留水30mLに抽出用の錠剤を2錠入れ、ほぐれるまで混ぜます。',
    },
    soil: {
      title: '土を入れて、ふたをする',
      detail: '乾いた土を、小さじ山盛り1杯入れます。',
    },
    shake: {
      title: '容器を振る',
      detail: 'ふたを押さえ、1分間よく振ります。',
      endCue: '振るのをやめます',
    },
    settle: {
      title: '容器を置いて、澄むのを待つ',
      detail: '動かさずに置きます。上の液が澄んだら、次に進みます。',
    },
    drawN: {
      title: '窒素用の試験管に液を移す',
      detail: '上澄みだけを、説明書の線まで移します。',
    },
    tabletN: {
      title: '窒素の錠剤を入れる',
      detail: '錠剤を試験管に入れ、ふたをします。',
    },
    shakeN: {
      title: '窒素の試験管を強く振る',
      detail: '2分間、休まず強く振ります。',
      endCue: '振るのをやめます',
    },
    waitN: {
      title: '窒素の色が出るのを待つ',
      detail: '試験管を立てて、5分待ちます。',
    },
    readN: {
      title: '窒素の色を読む',
      detail: '試験管の後ろに白い紙を置き、赤の濃さをカラーチャートと比べます。',
    },
    drawP: {
      title: 'リン酸用の試験管に液を移す',
      detail: '上澄みだけを、説明書の線まで移します。',
    },
    tabletP: {
      title: 'リン酸の錠剤を入れる',
      detail: '錠剤を試験管に入れ、ふたをします。',
    },
    mixP: {
      title: 'リン酸の試験管を混ぜる',
      detail: '錠剤がほぐれるまで、ゆっくり上下に返します。',
    },
    waitP: {
      title: 'リン酸の色が出るのを待つ',
      detail: '試験管を立てて、時間まで待ちます。',
    },
    readP: {
      title: 'リン酸の色を読む',
      detail: '試験管の後ろに白い紙を置き、青の濃さをカラーチャートと比べます。',
    },
    drawK: {
      title: 'カリ用の試験管に液を移す',
      detail: '上澄みだけを、説明書の線まで移します。',
    },
    tabletK: {
      title: 'カリの錠剤を入れる',
      detail: '錠剤を試験管に入れ、ふたをします。',
    },
    mixK: {
      title: 'カリの試験管を静かに混ぜる',
      detail: '泡を立てないように、ゆっくり返します。強く振らないでください。',
    },
    waitK: {
      title: 'カリの濁りが出るのを待つ',
      detail: '試験管を立てて、時間まで待ちます。カリが少ないと、ほとんど濁りません。',
    },
    readK: {
      title: 'カリの濁りを読む',
      detail: '試験管の後ろに黒い四角を置きます。四角がどのくらい見えるかで選びます。',
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
      title: 'LaMotte カリの手順（英語・似た試薬）',
      url: 'https://www.manualsdir.com/manuals/596754/lamotte-ast-series-professional-soil-test-outfits.html?page=22',
    },
    {
      key: 'FGK',
      title: 'カリウムの濁り方の記録（英語）',
      url: 'https://www.flowgrow.de/threads/diy-kaliumnachweis-ein-erfahrungsbericht.13809/',
    },
    {
      key: 'PLP',
      title: 'Caddisfly リン酸の試験紙の色の測定値（英語）',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
} as const

export type SoilMasterText = Translated<typeof soilMasterText>
