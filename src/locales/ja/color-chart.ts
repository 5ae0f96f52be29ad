import type { StorageFailure } from '#domain/storage-failure.ts'
import type { ChartFileFault } from '#domain/chart/chart-file.ts'
import type { Unconvertible } from '#domain/chart/amounts.ts'
import type { FigureVisibility } from '#domain/chart/figure-visibility.ts'
import type { ColorVision } from '#domain/color/color-vision.ts'
import { notSaved } from './not-saved.ts'

const unconvertible: Record<Unconvertible, string> = {
  'no-unit': '言葉やpHで読む表のため、量に換算できません。',
  'field-unit': 'すでに10aあたりの量（kg）です。元の深さが不明なため、別の深さには換算できません。',
  ppm: 'ppmは、液の濃さのことも、土の量のこともあります。説明書で確認し、自分用のキットで単位を mg/L か mg/kg に変更してください。',
  'unknown-unit': 'この単位は換算できません。説明書で確認してください。',
}

const vision: Record<ColorVision, string> = {
  normal: '一般の見え方',
  deuteranope: '緑が弱い（D型）',
  protanope: '赤が弱い（P型）',
  tritanope: '青が弱い（T型）',
}

const visibility: Record<FigureVisibility, string> = {
  clear: 'はっきり',
  faint: 'うっすら',
  gone: '見えない',
}

const importFailure: Record<ChartFileFault | StorageFailure | 'too-large' | 'unreadable', string> =
  {
    'not-json':
      'このファイルは読めません。このアプリで保存した「.chart.json」のファイルを選んでください。',
    'not-a-chart-file':
      '色見本のファイルではありません。「.chart.json」のファイルを選んでください。',
    'newer-version':
      '新しいバージョンのアプリで作られたファイルです。アプリを更新してから取り込んでください。',
    'broken-part': 'ファイルの一部が壊れています。もう一度送ってもらってください。',
    'too-large': 'ファイルが大きすぎます。',
    unreadable: 'ファイルを開けませんでした。',
    ...notSaved,
  }

/** Words of /ColorChart. */
export const colorChart = {
  title: '比色表',
  kit: (name: string) => `キットを変える：${name}`,
  chooseKit: 'どのキットの表を見ますか',
  about: 'この表について',
  colon: '：',
  invite: {
    title: '箱のカラーチャートを撮っておきませんか',
    text: '撮っておくと、測るときも、この画面でも、お手元の箱の色と見比べられます。',
    act: '撮って登録',
    detail: '写真は端末の外に出ません',
  },
  loading: 'キットを読み込んでいます…',
  loadingTool: '準備しています…',
  missingKit: {
    title: 'このキットは見つかりません',
    text: (shown: string) =>
      `消したか、この端末にないキットです。代わりに「${shown}」を表示しています。`,
  },
  rail: '測る項目',
  paperFirst: '紙のカラーチャートが基準です。',
  brightness: '画面の明るさは最大にし、夜間モードは切ります。',
  manual: 'このキットの使い方',
  fullScreen: {
    open: '全画面で見る',
    close: '全画面を閉じる',
  },
  methods: {
    color: '液の色で読みます。',
    pad: '試験紙の色で読みます。',
    turbidity: '液の濁りで読みます。濁るほど、黒い図形が薄く見えます。',
  },
  bands: (analyte: string) => `${analyte}の段階`,
  half: '2つの色の間なら、中間の値を選べます。',
  noHalf: '中間の値はありません。近いほうの段階を選びます。',
  lowest: (amount: string) =>
    `測れる下限は${amount}です。それより少ない量はわかりません（0とは限りません）。`,
  lowestUnknown: '測れる下限：',
  incomplete: {
    title: '一部の段階だけです',
    text: '公開されている段階だけを並べています。ほかの段階は、測定のときに数値で入力できます。',
  },
  empty: {
    title: '段階は公開されていません',
    text: '紙のカラーチャートで読み、測定のときに数値を入力してください。',
  },
  visibility,
  seenAs: (word: string) => `黒い図形：${word}`,
  halfNear: (text: string) => `${text}も選べます`,
  photographed: '自分の写真',
  tools: {
    title: '道具',
    register: 'カラーチャートを登録',
    camera: 'カメラで比べる',
    own: '自分の色見本',
    gaps: '色の見分けやすさ',
    amounts: '土・畑あたりの量に換算',
    figure: '黒い図形を印刷',
    card: '撮影カードを印刷',
  },
  sets: {
    label: '表示する色',
    ofKit: 'キットの色',
    unnamed: '名前なし',
    option: (name: string, day: string) => `${name}（${day}）`,
  },
  amounts: {
    title: '土・畑あたりの量に換算',
    lead: '測定値を、土100gあたり・10aあたりの量に換算します。',
    unconvertible,
    ratio: '土と液の割合（説明書のとおりに）',
    by: '土の量り方',
    weight: '重さ（g）',
    volume: 'かさ（mL）',
    soil: '土',
    liquid: '液（水など）',
    depth: '深さ',
    density: '仮比重',
    grams: 'g',
    milliliters: 'mL',
    centimeters: 'cm',
    densityHint: 'ふつうの畑は1.0前後、火山灰の土は0.7前後です。',
    missingRatio: '説明書を見て、土と液の量を入力してください。',
    typed: '測定値',
    table: '換算した量（目安）',
    level: '段階',
    perSoil: '土100gあたり',
    perField: '10aあたり',
    mg: (amount: string) => `約${amount} mg`,
    kg: (amount: string) => `約${amount} kg`,
    asSpecies: (species: string) => `${species}として`,
    band: (soil: string, field: string) => `約${soil} mg/100g・約${field} kg/10a`,
    how: 'mg/100g＝mg/L×液÷土×0.1、kg/10a＝mg/100g×深さ÷10×仮比重。',
    source: '換算式：青森県「健康な土づくり技術マニュアル」39ページ。値は目安です。',
  },
  gaps: {
    title: '色の見分けやすさ',
    lead: '数字は、隣り合う段階の色の差（ΔE00）です。5未満は見分けにくい色です。',
    vision,
    hard: '見分けにくい',
    between: (lower: string, upper: string) => `${lower}と${upper}`,
    warning: (count: number) => `見分けにくい所が${count}か所あります`,
    advice: 'ほかの人にも見てもらうか、中間の値を選んでください。',
    fine: 'どの見え方でも見分けられます。',
    unknown:
      '「自分の色見本」でカラーチャートを撮ると、差がわかります。色のわかる段階が、まだ足りません。',
    turbid: '濁りは白と黒だけです。色の見え方が違う人にも、同じように見えます。',
    ownLight: '自分の写真の色は、撮ったときの光と機種で変わります。',
  },
  screenCheck: {
    title: '画面の明るさの確認',
    text: '少し離れて、しま模様と灰色が同じ明るさに見えれば合っています。違うときは、明るさを最大にし、自動調整と夜間モードを切ってください。',
    look: 'しま模様と灰色',
  },
  lockBrightness:
    '比べている間は、画面の明るさを変えないでください。自動調整は、端末の設定で切れます。',
  printCard: {
    figureTitle: '黒い図形のカード',
    figureLead: '濁りを読むとき、試験管の後ろに置きます。白い紙に100%で印刷してください。',
    figureWords: 'はっきり・うっすら・見えない',
    figureFoot: '試験管を図形の前に立て、毎回同じ距離から見ます。',
    cardTitle: '撮影カード',
    cardLead:
      'カメラで比べるとき、試験紙や試験管と一緒に撮ります。白い紙に100%（A6）で印刷してください。',
    cardWords: {
      title: '撮影カード',
      strip: '試験紙',
      tube: '試験管',
      ruler: '定規で50mmあるか確認',
      note: '色は印刷機で変わります。白・灰・黒だけを基準に使います。',
    },
    print: '印刷する',
    save: '画像（SVG）を保存',
    figureFile: '黒い図形のカード.svg',
    cardFile: '撮影カード.svg',
    preview: '印刷プレビュー',
  },
  own: {
    title: '自分の色見本',
    lead: 'カラーチャートや、数値のわかっている試験管を撮ると、その色で段階を表示します。',
    make: '写真から作る',
    none: 'この項目の色見本は、まだありません。',
    list: '作った色見本',
    levels: (count: number) => `${count}段階`,
    noWhite: '白の基準なし（目で比べる専用）',
    show: 'この色で表示',
    shown: '表示中',
    give: '共有',
    scan: 'QRコードを読む',
    rename: '名前を変更',
    renamed: (name: string) => `名前を「${name}」に変更しました。`,
    setName: '変更',
    cancel: 'やめる',
    remove: '消す',
    removed: (name: string) => `「${name}」を消しました。`,
    exportFile: 'キットと色見本をファイルに保存',
    importFile: 'ファイルから取り込む',
    imported: (count: number) => `色見本${count}件を取り込みました。`,
    importedKit: (name: string) => `キット「${name}」も取り込みました。`,
    importFailed: '取り込めませんでした',
    importFailure,
    unreadable: '読めない色見本があります。消さずに保管しています。',
    notKept: '保存できませんでした',
    saved: (name: string) => `「${name}」を保存しました。`,
  },
}
