import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const npkTubeText = {
  ...kitNames['npk-tube'],
  note: '窒素とリン酸は色で、カリは濁りで見ます。時間と量は、よく似たアメリカのキットからの推定です。始める前に、説明書の値に直してください。',
  prepare: {
    black: '黒い図形（カリを読むとき、試験管の後ろに置く）',
    water: '蒸留水（量は説明書で。似たキットでは30mL）',
    soil: '乾かして砕いた土（量は説明書で。似たキットでは小さじ山盛り1杯）',
    tubes: 'ふた付きの容器と、窒素・リン酸・カリの試験管',
  },
  cautions: {
    leaflet: '時間はどれも推定です。説明書と違うときは「自分用に変更」で変えてください。',
    time: '混ぜる時間と待つ時間を守ってください。時間が違うと、色の濃さが変わります。',
    clay: '粘土の多い土は、澄むまで時間がかかります（似たキットでは30分〜24時間）。使うのは上澄みだけです。',
    mix: 'カリの試験管は静かに混ぜます。混ぜ方で、濁り方が大きく変わります。',
    others: 'pHとECは、このキットでは測れません。測定器で測ります。',
    light: '直射日光を避けて読んでください。',
  },
  analytes: { n: '窒素', p: 'リン酸', k: 'カリ' },
  levels: {
    low: '少ない',
    medium: '中くらい',
    high: '多い',
    clear: '少ない（はっきり見える）',
    faint: '中くらい（うっすら見える）',
    gone: '多い（見えない）',
  },
  lanes: { extract: '土の液を作る', n: '窒素', p: 'リン酸', k: 'カリ' },
  steps: {
    water: {
      title: '容器に水と試薬を入れる',
      detail: '量は説明書のとおりです。試薬がほぐれるまで混ぜます。',
    },
    soil: { title: '土を入れて、ふたをする', detail: '量は説明書のとおりです。' },
    shake: {
      title: '容器を振る',
      detail: 'ふたを押さえ、1分間よく振ります。',
      endCue: '振るのをやめます',
    },
    settle: {
      title: '容器を置いて、澄むのを待つ',
      detail: '動かさずに置きます。上の液が澄んだら、次に進みます。',
    },
    drawN: { title: '窒素用の試験管に液を移す', detail: '上澄みだけを、説明書の線まで移します。' },
    addN: { title: '窒素の試薬を入れる', detail: '試薬を試験管に入れ、ふたをします。' },
    shakeN: {
      title: '窒素の試験管を強く振る',
      detail: '2分間、休まず強く振ります。',
      endCue: '振るのをやめます',
    },
    waitN: { title: '窒素の色が出るのを待つ', detail: '試験管を立てて、時間まで待ちます。' },
    readN: {
      title: '窒素の色を読む',
      detail: '試験管の後ろに白い紙を置き、カラーチャートと比べます。',
    },
    drawP: {
      title: 'リン酸用の試験管に液を移す',
      detail: '上澄みだけを、説明書の線まで移します。',
    },
    addP: { title: 'リン酸の試薬を入れる', detail: '試薬を試験管に入れ、ふたをします。' },
    mixP: {
      title: 'リン酸の試験管を混ぜる',
      detail: '試薬がほぐれるまで、試験管をゆっくり上下に返します。',
      endCue: '混ぜるのをやめます',
    },
    waitP: { title: 'リン酸の色が出るのを待つ', detail: '試験管を立てて、時間まで待ちます。' },
    readP: {
      title: 'リン酸の色を読む',
      detail: '試験管の後ろに白い紙を置き、カラーチャートと比べます。',
    },
    drawK: {
      title: 'カリ用の試験管に液を移す',
      detail: '上澄みだけを、説明書の線まで移します。',
    },
    addK: { title: 'カリの試薬を入れる', detail: '試薬を試験管に入れ、ふたをします。' },
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
      detail: '試験管の後ろに黒い図形を置きます。図形がどのくらい見えるかで選びます。',
    },
  },
  sources: [
    {
      key: 'SO',
      title: 'キット販売者（そらまめ）「カラーチャートをアップデート」',
      url: 'https://note.com./soramame01/n/ndbb3f0c6dfa9',
    },
    {
      key: 'SO2',
      title: 'そらまめ「自分で土壌診断」秋作の準備',
      url: 'https://note.com./soramame01/n/nd870f4ed4ff8',
    },
    {
      key: 'LT1',
      title: 'LabTech Soil Master 抽出の手順（英語・似たキット）',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT2',
      title: 'LabTech Soil Master しくみ（英語・似たキット）',
      url: 'https://labtechtests.com/Page/Soil_Master_How_Do_the_Tests_Work.aspx?nt=53',
    },
    {
      key: 'LT3',
      title: 'LabTech 窒素の手順（英語・似たキット）',
      url: 'https://www.labtechtests.com/Page/Nitrogen_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'CF1',
      title: 'ミクロネシア短大 土の実習（英語・似たキット）',
      url: 'http://shark.comfsm.fm/%7Edleeling/botany/2000/soil.html',
    },
    {
      key: 'CG',
      title: 'Canadian Geographic リン酸の実験（英語・似た試薬）',
      url: 'http://www.cangeoeducation.ca/resources/learning_centre/classroom_activities/docs/phosphate.htm',
    },
    {
      key: 'CZ',
      title: 'チェコ薬局方 カリウムの試験（似た反応）',
      url: 'http://lekopis.cz/Kap_2_4_12.htm',
    },
    {
      key: 'RF',
      title: 'カリウム試薬の実験記録（英語・似た反応）',
      url: 'https://test9.reef2reef.com/threads/developing-a-potassium-test-salifert-style-or-alternative.988758/page-2',
    },
    { key: 'DRAFT', title: 'このアプリの推定（似たキットから）' },
  ],
} as const

export type NpkTubeText = Translated<typeof npkTubeText>
