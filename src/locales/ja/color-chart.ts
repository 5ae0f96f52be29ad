import type { ChartFileFault } from '#domain/chart/chart-file.ts'
import type { Unconvertible } from '#domain/chart/amounts.ts'
import type { FigureVisibility } from '#domain/chart/figure-visibility.ts'
import type { ColorVision } from '#domain/color/color-vision.ts'

const unconvertible: Record<Unconvertible, string> = {
  'no-unit': 'この表は言葉かpHで読むので、量には直せません。',
  'field-unit':
    'この表の数値は、もう畑あたりの量（kg/10a）です。表が何cmの深さを元にしているかは分からないので、ほかの深さには直しません。',
  ppm: '単位がppmの表です。液のppmか土のppmかで答えが変わります。説明書で確認し、自分用のキットで単位を mg/L か mg/kg に直してください。',
  'unknown-unit': 'この単位は直し方が分かりません。説明書で確認してください。',
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

const importFailure: Record<
  ChartFileFault | 'too-large' | 'unreadable' | 'full' | 'denied' | 'broken',
  string
> = {
  'not-json': 'このファイルは読めません。書き出した「.chart.json」のファイルを選んでください。',
  'not-a-chart-file': '色見本のファイルではありません。「.chart.json」のファイルを選んでください。',
  'newer-version': '新しい版のアプリのファイルです。アプリを更新してから読み込んでください。',
  'broken-part': 'ファイルの一部がこわれています。もう一度書き出してもらってください。',
  'too-large': 'ファイルが大きすぎます。',
  unreadable: 'ファイルを開けませんでした。',
  full: '端末の空きがありません。空きを作ってから、もう一度読み込んでください。',
  denied: 'このブラウザは保存を許していません。ふつうのウィンドウで開いてください。',
  broken: '保存できませんでした。アプリを開き直して、もう一度試してください。',
}

/** Words of /ColorChart. */
export const colorChart = {
  title: '比色表',
  lead: '試験紙や試験管の色と見比べて、いちばん近い段階を選びます。',
  kit: 'キット',
  loading: 'キットを読み込んでいます。',
  loadingTool: '準備しています。',
  missingKit: {
    title: 'このキットは見つかりません',
    text: (shown: string) =>
      `消されたか、この端末にないキットです。かわりに「${shown}」を表示しています。`,
  },
  rail: '測る項目',
  paperFirst: '紙のカラーチャートが基準です',
  brightness: '画面は明るさ最大、夜間モードなしで。',
  manual: 'このキットの使い方',
  fullScreen: {
    open: '全画面で見る',
    close: '全画面をやめる',
  },
  methods: {
    color: '液の色で読みます。',
    pad: '試験紙の色で読みます。',
    turbidity:
      '液のにごりで読みます。黒い図形がどのくらい透けて見えるかを比べます。にごりが強いほど、黒がうすくなります。',
  },
  turbidityAid: '黒い図形の使い方',
  low: '低い',
  high: '高い',
  bands: (analyte: string) => `${analyte}の段階（低い順）`,
  unknownLook: '色は未公開。紙のカラーチャートで見ます',
  unknownLookTurbidity: '見え方は未公開。紙の説明書で見ます',
  half: 'となり合う2つの間の色は「中間」として読めます。',
  noHalf: '中間は読みません。近いほうの段階を選びます。',
  lowest: (amount: string) =>
    `読める下限は ${amount} です。これより少ないと分かりません（0 とは限りません）。`,
  lowestUnknown: '読める下限：',
  incomplete: {
    title: '一部の段階だけです',
    text: '公開されている段階だけを並べています。紙のカラーチャートにほかの段階があれば、タイマーの読み取りで数値を入力できます。',
  },
  empty: {
    title: '段階は未公開です',
    text: '紙のカラーチャートで読んでください。数値はタイマーの読み取りで入力できます。',
  },
  visibility,
  seenAs: (word: string) => `黒い図形：${word}`,
  halfNear: (text: string) => `${text}も読めます`,
  photographed: '自分の写真',
  tools: {
    title: '道具',
    invite: '紙のカラーチャートを写すと、ここにその色が並びます。',
    inviteButton: '紙のチャートを写す',
    camera: 'カメラで比べる',
    own: '自分の色見本',
    gaps: '色の見分けやすさ',
    amounts: '土の量に直す',
    figure: '黒い図形を印刷',
    card: '撮影カードを印刷',
  },
  sets: {
    label: '段階に出す色',
    ofKit: 'キットの色',
    unnamed: '名前なし',
    option: (name: string, day: string) => `${name}（${day}）`,
  },
  amounts: {
    title: '土の量に直す',
    lead: '読んだ数値を、土100gあたり・畑10aあたりの量に直します。',
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
    missingRatio: 'キットの割合は分かりません。説明書を見て、土と液の量を入れてください。',
    typed: '読んだ数値',
    table: '直した量（目安）',
    level: '段階',
    perSoil: '土100gあたり',
    perField: '10aあたり',
    mg: (amount: string) => `約${amount} mg`,
    kg: (amount: string) => `約${amount} kg`,
    asSpecies: (species: string) => `${species}として`,
    band: (soil: string, field: string) => `約${soil} mg/100g・約${field} kg/10a`,
    how: 'mg/100g＝mg/L×液÷土×0.1、kg/10a＝mg/100g×深さ÷10×仮比重。',
    source: '青森県「健康な土づくり技術マニュアル」39ページの換算。測った値は目安です。',
  },
  gaps: {
    title: '色の見分けやすさ',
    lead: '色の下の数字は、となり合う段階の色の差です（ΔE00）。5より小さいと、見分けるのがむずかしくなります。',
    vision,
    hard: '見分けにくい',
    between: (lower: string, upper: string) => `${lower} と ${upper}`,
    warning: (count: number) => `見分けにくい所が${count}か所あります`,
    advice:
      'この間は、段階の番号と言葉をたよりに、ほかの人にも見てもらうか、「中間」と読んでください。',
    fine: 'どの見え方でも、となりの段階と差があります。',
    unknown:
      '色が分かる段階が2つ以上ないので、差を出せません。「自分の色見本」で紙のカラーチャートを写すと出せます。',
    turbid: 'にごりの段階は白と黒だけで描いています。どの見え方でも同じに見えます。',
    ownLight: '自分の写真の色は、撮ったときの光と機種で変わります。',
  },
  screenCheck: {
    title: '画面の確かめ',
    text: '細かいしまと灰色が、少し離れて同じ明るさに見えれば、濃さは正しく出ています。違うときは画面の明るさを最大にし、自動調整と夜間モードを切ってください。',
    look: 'しま模様と灰色',
  },
  lockBrightness:
    '比べている間は、画面の明るさを変えないでください。明るさの自動調整は設定で切ります。',
  printCard: {
    figureTitle: '黒い図形のカード',
    figureLead:
      'にごりを読むときに、試験管の後ろに置く紙です。白い紙に、100％の大きさで印刷します。',
    figureWords: 'はっきり・うっすら・見えない',
    figureFoot: '試験管を図形の前に立て、毎回同じ距離から見ます。',
    cardTitle: '撮影カード',
    cardLead:
      'カメラで比べるときに、試験紙や試験管といっしょに写す紙です。白い紙に、100％の大きさ（A6）で印刷します。',
    cardWords: {
      title: '撮影カード',
      strip: '試験紙',
      tube: '試験管',
      ruler: '定規で50mmか確かめる',
      note: '色は印刷機で変わります。白・灰・黒だけを基準に使います。',
    },
    print: '印刷する',
    save: 'SVGを保存する',
    figureFile: '黒い図形のカード.svg',
    cardFile: '撮影カード.svg',
    preview: '印刷されるもの',
  },
  own: {
    title: '自分の色見本',
    lead: 'キットの紙のカラーチャートや、数値の分かっている試験管を写すと、その写真の色で段階を表示できます。',
    make: '写真から作る',
    none: 'この項目の色見本は、まだありません。',
    list: '作った色見本',
    levels: (count: number) => `${count}段階`,
    noWhite: '白の基準なし（目で見るだけ）',
    show: '段階に出す',
    shown: '表示中',
    give: '渡す',
    scan: 'QRコードを読む',
    rename: '名前を変える',
    renamed: (name: string) => `名前を「${name}」に変えました。`,
    setName: '変える',
    cancel: 'やめる',
    remove: '削除する',
    removed: (name: string) => `「${name}」を削除しました。`,
    undo: '取り消す',
    exportFile: 'キットと色見本を書き出す',
    importFile: 'ファイルから読み込む',
    imported: (count: number) => `色見本を${count}つ読み込みました。`,
    importedKit: (name: string) => `キット「${name}」もいっしょに読み込みました。`,
    importFailed: '読み込めませんでした',
    importFailure,
    unreadable: '読めない色見本があります（消さずに残しています）。',
    notKept: '保存できませんでした',
    saved: (name: string) => `「${name}」を保存しました。`,
  },
}
