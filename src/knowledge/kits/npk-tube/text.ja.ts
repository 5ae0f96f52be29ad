import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import type { Translated } from '#locales/translated.ts'

export const npkTubeText = {
  ...kitNames.npkTube,
  note: '試験管の色で窒素とリン酸を、液の透け具合でカリを見るキットの、手順のひな形です。時間も量も、よく似た米国のキットからの推定です。はじめる前に、箱の説明書に合わせて直してください。',
  prepare: {
    black: '黒い図（カリを読むとき、試験管の後ろに置きます）',
    water: '蒸留水（似たキットでは30mL）',
    soil: '土（似たキットでは小さじ山盛り1杯）',
    tubes: 'ふた付きの容器と、窒素・リン酸・カリの試験管',
  },
  cautions: {
    leaflet: '時間はどれも推定です。説明書の時間と違うときは「自分用に直す」で直してください。',
    time: '混ぜる時間と待つ時間が変わると、色の濃さも変わります。',
    clay: '粘土の多い土は澄むまで長くかかります（似たキットでは30分〜24時間）。上の澄んだ液だけを使います。',
    mix: 'カリは静かに混ぜます。混ぜ方で濁り方が大きく変わります。',
    others: 'pHとECはこのキットではかれません。別の測定器を使います。',
    light: '直射日光の下では読まないでください。',
  },
  analytes: { n: '窒素', p: 'リン酸', k: 'カリ' },
  levels: {
    low: '少ない',
    medium: '中くらい',
    high: '多い',
    clear: '少ない（はっきり）',
    faint: '中くらい（うっすら）',
    gone: '多い（見えない）',
  },
  lanes: { extract: '土の液を作る', n: '窒素', p: 'リン酸', k: 'カリ' },
  steps: {
    water: {
      title: '水と試薬を入れる',
      detail: '説明書の量の水と試薬を入れ、試薬がくずれるまで混ぜます。',
    },
    soil: { title: '土を入れる', detail: '説明書の量の土を入れ、ふたをします。' },
    shake: { title: '容器を振る', detail: 'ふたをして、1分間振ります。', endCue: 'やめて' },
    settle: {
      title: '澄むまで置く',
      detail: '動かさずに置きます。上の液が澄んだら次へ進みます。',
    },
    drawN: { title: '窒素の液を取る', detail: '上の澄んだ液を、窒素の試験管に取ります。' },
    addN: { title: '窒素の試薬を入れる', detail: '窒素の試薬を入れ、ふたをします。' },
    shakeN: { title: '窒素を強く振る', detail: '2分間、強く振ります。', endCue: 'やめて' },
    waitN: { title: '窒素の色を待つ', detail: '試験管を立てて、色が出るのを待ちます。' },
    readN: { title: '窒素の色を読む', detail: '白い紙の前で、色をカラーチャートと比べます。' },
    drawP: { title: 'リン酸の液を取る', detail: '上の澄んだ液を、リン酸の試験管に取ります。' },
    addP: { title: 'リン酸の試薬を入れる', detail: 'リン酸の試薬を入れ、ふたをします。' },
    mixP: {
      title: 'リン酸を混ぜる',
      detail: '試薬がくずれるまで、ゆっくり上下に返します。',
      endCue: 'やめて',
    },
    waitP: { title: 'リン酸の色を待つ', detail: '試験管を立てて、色が出るのを待ちます。' },
    readP: { title: 'リン酸の色を読む', detail: '白い紙の前で、色をカラーチャートと比べます。' },
    drawK: { title: 'カリの液を取る', detail: '上の澄んだ液を、カリの試験管に取ります。' },
    addK: { title: 'カリの試薬を入れる', detail: 'カリの試薬を入れ、ふたをします。' },
    mixK: {
      title: 'カリを静かに混ぜる',
      detail: '泡を立てないように、静かに混ぜます。強く振りません。',
    },
    waitK: { title: 'カリの濁りを待つ', detail: '試験管を立てて、白く濁るのを待ちます。' },
    readK: {
      title: 'カリの透けを読む',
      detail: '試験管の後ろに黒い図を置き、どのくらい透けて見えるかを比べます。',
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
    { key: 'DRAFT', title: 'このアプリの推定（似たキットの手順から）' },
  ],
} as const

export type NpkTubeText = Translated<typeof npkTubeText>
