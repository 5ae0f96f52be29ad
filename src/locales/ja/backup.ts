import type { TableReason } from '#domain/exchange/csv-row.ts'
import type { CsvWords } from '#domain/exchange/csv-words.ts'
import type { KitReason } from '#domain/kit/kit-problem.ts'
import type { RecordReason } from '#domain/record/parse-soil-record.ts'

type FaultReason =
  | TableReason
  | RecordReason
  | 'not-an-event'
  | 'foreign'
  | 'from-the-future'
  | 'not-a-plot'
  | 'not-json'
  | 'bad-photo'
  | 'cut-off'

/** Those of a kit inside a record are all told alike: nobody edits it by hand. */
type OwnReason =
  | Exclude<FaultReason, KitReason>
  | Extract<
      FaultReason,
      'missing' | 'bad-number' | 'newer-version' | 'too-long' | 'too-many' | 'not-json'
    >

const faults: Record<OwnReason, string> = {
  missing: '必要な所が空です。',
  'bad-date': '日付として読めません。2026-04-01 のように書いてください。',
  'bad-time': '時刻として読めません。9:05 のように書いてください。',
  'bad-number': '数字ではありません。',
  'too-long': '文字が長すぎます。',
  'too-many': '1つの測定の行が多すぎます。',
  'unknown-choice': 'この列の言葉ではありません。',
  'unknown-sample': 'どの試料の値かわかりません。表なら、「試料番号」の列に書いてください。',
  'unknown-level': '比色表にない段の値です。',
  'not-a-record': '測定の記録ではありません。',
  'newer-version': '新しい版のアプリの内容です。このアプリを更新すると読めます。',
  'not-an-event': 'このアプリの内容ではありません。',
  foreign: 'ほかから受け取れない内容です。',
  'from-the-future': '日時が先すぎます。書き出した端末の時計を確かめてください。',
  'not-a-plot': '圃場として読めません。',
  'not-json': '文字がこわれています。',
  'bad-photo': '写真がこわれています。',
  'cut-off': 'ファイルが途中で切れています。',
}

const csvWords: CsvWords = {
  columns: {
    record: '記録番号',
    sample: '試料番号',
    date: '日付',
    time: '時刻',
    kit: 'キット',
    plot: '圃場',
    name: '試料名',
    weather: '天気',
    note: 'メモ',
  },
  answers: {
    undetectable: '検出されず',
    'no-color-fits': 'どの色とも違う',
    'not-read': '読めなかった',
  },
  aspects: {
    between: '中間',
    'seconds-late': 'おくれ（秒）',
    'in-time': '読んだ時',
    camera: 'カメラの値',
    'camera-range': 'カメラの幅',
    'camera-verdict': 'カメラの意見',
  },
  inTime: { early: '早い', 'on-time': '時間どおり', late: 'おそい' },
  camera: { 'off-chart': '比色表にない色', refused: '判定できず' },
  verdicts: { accepted: '使った', changed: '変えた', discarded: '使わなかった' },
}

const known: Readonly<Partial<Record<string, string>>> = faults
const brokenKit = '使ったキットの内容がこわれています。'

interface Found {
  readonly fresh: number
  readonly changed: number
  readonly known: number
}

interface Things {
  readonly records: number
  readonly plots: number
}
const things = ({ records, plots }: Things) =>
  [records > 0 && `測定 ${records}件`, plots > 0 && `圃場 ${plots}件`].filter(Boolean).join('と')
const restore = '消した測定や圃場も戻す'

interface Place {
  readonly line: number | null
  readonly column: string | null
}

interface Test {
  readonly when: string
  readonly kit: string
  readonly samples: readonly string[]
}

/** Files that carry the records to another place, and back. */
export const backup = {
  title: 'バックアップ',
  csvWords,

  last: {
    title: '最終バックアップ',
    never: 'まだ一度もとっていません',
    checking: '確かめています…',
    since: (count: number, isMore: boolean) =>
      count === 0
        ? 'そのあとに増えた測定はありません。'
        : `そのあとに増えた測定: ${count}件${isMore ? '以上' : ''}`,
    sinceEver: (count: number, isMore: boolean) =>
      count === 0 ? 'まだ測定はありません。' : `控えのない測定: ${count}件${isMore ? '以上' : ''}`,
    remind: 'そろそろバックアップをとってください',
    remindText: '端末をなくしたり、ブラウザが記録を消したりすると、控えのない測定は戻せません。',
  },

  out: {
    title: '書き出す',
    full: 'まるごとバックアップ',
    fullText:
      '測定・写真・圃場・自分のキットと色見本を、1つのファイルにまとめます。ほかの端末でそのまま読み込めます。',
    csv: '表（CSV）',
    csvText: 'Excel などの表計算で開けます。写真、残した診断、圃場の広さと土は入りません。',
    prepareFull: 'バックアップを作る',
    prepareCsv: '表を作る',
    fullName: (day: string) => `土壌診断バックアップ ${day}.json`,
    csvName: (day: string) => `土壌診断の記録 ${day}.csv`,
    working: 'まとめています…',
    workingOf: (done: number, total: number | null) =>
      total === null ? `まとめています… ${done}件` : `まとめています… ${done} / ${total}件`,
    ready: ({ name, size }: { readonly name: string; readonly size: string }) =>
      `「${name}」ができました。大きさは ${size} です。`,
    download: '端末に保存する',
    share: '共有する',
    failed: 'ファイルを作れませんでした。記録は端末に残っています。もう一度してください。',
    downloaded: 'ファイルを渡しました。ほかの場所にも置いてください。',
    shared: '共有しました。',
    impossible:
      '共有できませんでした。記録は端末に残っています。「端末に保存する」を押してください。',
  },

  size: (value: string, unit: 'B' | 'kB' | 'MB') => `${value} ${unit}`,

  in: {
    title: '読み込む',
    text: 'バックアップ（.json）か表（.csv）を選びます。まず中身を見せます。確かめてから取り込めます。',
    choose: 'ファイルを選ぶ',
    working: (percent: number) => `中身を調べています… ${percent}%`,
    workingShort: '中身を調べています…',
    failure: {
      'too-large':
        'ファイルが大きすぎます（300 MBまで）。記録は何も変わっていません。別のファイルを選んでください。',
      unreadable:
        'ファイルを読めませんでした。記録は何も変わっていません。ファイルを端末に置き直して、もう一度選んでください。',
      'not-known':
        'このアプリのバックアップでも、日付の列のある表でもありません。記録は何も変わっていません。',
      'newer-version':
        '新しい版のアプリで作ったファイルです。このアプリを更新してから読み込んでください。',
      empty: 'ファイルに取り込める内容がありません。記録は何も変わっていません。',
    },
  },

  preview: {
    title: '読み込む前の確かめ',
    file: ({ name, size }: { readonly name: string; readonly size: string }) =>
      `${name}（${size}）`,
    kind: { backup: 'バックアップ', records: '前の版の書き出し', csv: '表' },
    encoding: (name: string) => `文字コード ${name}`,
    what: '内容',
    fresh: '新しい',
    changed: '変わる',
    known: '同じ',
    records: '測定',
    plots: '圃場',
    photos: '写真',
    others: 'キット・色見本など',
    nothing: '－',
    caption: 'ファイルの中身と、この端末との違い',
    allKnown: 'すべて、もうこの端末にあります。取り込んでも増えません。',
    added: ({ fresh, changed }: Found) =>
      changed === 0
        ? `測定 ${fresh}件が増えます。`
        : `測定 ${fresh}件が増え、${changed}件が新しい内容になります。`,
    stays: 'いまの記録は消えません。',
    gone: (gone: Things) => `この端末の${things(gone)}が消えます`,
    goneText: `ほかの端末で消したものです。「${restore}」をオンにすると、消えずに残ります。`,
    sample: '増える測定の例',
    test: ({ when, kit, samples }: Test) => [when, kit, samples.join('・')].join(' ').trim(),
    faults: (count: number) => `読めない所 ${count}か所（とばして、残りを取り込みます）`,
    shownFaults: (count: number) => `はじめの ${count}か所を出しています。`,
    place: ({ line, column }: Place) =>
      [line === null ? 'ファイル全体' : `${line}行目`, column === null ? '' : `「${column}」の列`]
        .filter(Boolean)
        .join('・'),
    found: (text: string) => `書いてあること: ${text}`,
    ignored: (columns: readonly string[]) =>
      `知らない列は読みません: ${columns.map((column) => `「${column}」`).join('')}`,
    ahead: (count: number) => `日時が先すぎる内容が ${count}件あります`,
    aheadText:
      'この端末の日付が正しいか確かめてください。正しければ、書き出した端末の時計が、前に先へずれていたようです。このままでは取り込みません。取り込むと、同じものをこの端末で直していても、ファイルの内容になります。この端末のバックアップも、ほかの端末で同じことを聞かれます。',
    takeAhead: 'これも取り込むことにする',
    removed: (removed: Things) => `前に消した${things(removed)}も入っています。`,
    restore,
    take: '取り込む',
    cancel: 'やめる',
  },

  fault: (reason: FaultReason) => known[reason] ?? brokenKit,

  taking: (percent: number) => `取り込んでいます… ${percent}%`,
  takingShort: '取り込んでいます…',
  done: {
    title: '取り込みました',
    text: ({
      records,
      plots,
      photos,
    }: {
      readonly records: number
      readonly plots: number
      readonly photos: number
    }) => `測定 ${records}件、圃場 ${plots}件、写真 ${photos}枚を取り込みました。`,
    others: 'キットと色見本も加わりました。もう使えます。',
    see: '記録を見る',
  },
  notTaken: {
    title: '途中までしか取り込めませんでした',
    reasons: {
      full: '端末の空きがありません。写真や使わないアプリを消してください。',
      denied:
        'ブラウザが保存を許していません。プライベートブラウズなら、ふつうの画面で開いてください。',
      broken: '保存する場所が応答しません。このページを開き直してください。',
      unreadable: 'ファイルを読めなくなりました。ファイルを端末に置き直してください。',
    },
    again: 'そのあと、同じファイルをもう一度選ぶと、続きから取り込みます。二重にはなりません。',
  },

  strays: {
    title: '消した測定の写真',
    text: ({ count, size }: { readonly count: number; readonly size: string }) =>
      `30日より前に消した測定や色見本の写真と、外した写真が、${count}枚（${size}）残っています。もう使っていません。`,
    remove: '写真を消す',
    ask: '写真を消しますか',
    warning: '消すと、この端末では戻せません。バックアップに入っている写真は、そこから戻せます。',
    cancel: 'やめる',
    removed: '写真を消しました。',
  },

  place: {
    title: '記録はどこにあるか',
    points: [
      '記録は、この端末のこのブラウザの中だけにあります。はじめの測定を残すときに、消さないようブラウザに頼みます。それでも消える場合があります。',
      'iPhone・iPad・Mac の Safari は、7日間開かないサイトの記録を消すことがあります。ホーム画面に追加したアプリでは消しません。',
      'ホーム画面に追加したアプリと、ブラウザのページは、記録の置き場所が別です。追加しただけでは記録は移りません。',
    ],
    moveTitle: 'アプリやほかの端末に移すとき',
    steps: [
      'いまの画面で「バックアップを作る」を押し、端末に保存する。',
      'ホーム画面のアプリ（または新しい端末）で、この画面を開く。',
      '「ファイルを選ぶ」で、そのファイルを選び、「取り込む」を押す。',
    ],
    again: '同じファイルを何度読み込んでも、二重にはなりません。',
  },
}
