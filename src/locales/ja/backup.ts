import type { TableReason } from '#domain/exchange/read-values.ts'
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
  | 'not-a-chart'
  | 'not-a-standard'
  | 'unknown-kind'
  | 'too-deep'
  | 'not-json'
  | 'bad-photo'
  | 'cut-off'

/** All faults of a kit within a record have the same message, because it is not edited by hand. */
type OwnReason =
  | Exclude<FaultReason, KitReason>
  | Extract<
      FaultReason,
      'missing' | 'bad-number' | 'newer-version' | 'too-long' | 'too-many' | 'not-json'
    >

const faultWords: Record<OwnReason, string> = {
  missing: '入力が必要な欄が空です。',
  'bad-date': '日付として読めません。2026-04-01 のように書いてください。',
  'future-day': '先の日付です。年を確かめてください。',
  'bad-time': '時刻として読めません。9:05 のように書いてください。',
  'below-limit': '検出限界より小さい値です。数値がないため、メモに残します。',
  'above-limit': '測定できる上限より大きい値です。数値がないため、メモに残します。',
  'only-limits': '数値が1つもない行です。取り込みません。',
  summary: '合計や平均、基準値の行です。試料ではないため、取り込みません。',
  remark: '日付も測定値もない行です。表の注記とみて、取り込みません。',
  'bad-number': '数値ではありません。',
  impossible: 'ありえない値です。pHは0〜14です。',
  'too-long': '文字数が多すぎます。短くしてください。',
  'too-many': '1回の測定の行が多すぎます。',
  'too-many-values': '1試料の測定項目が多すぎます。キットの値は12項目までです。',
  'unknown-choice': 'この列では使えない言葉です。',
  'unknown-sample': 'どの試料の値かわかりません。「試料番号」の列に番号を入力してください。',
  'duplicate-sample': '同じ試料が2つあり、どちらの値かわかりません。',
  'unknown-level': '比色表にない値です。',
  'not-a-record': '測定の記録ではありません。',
  'newer-version': '新しいバージョンのデータです。アプリを更新すると取り込めます。',
  'not-an-event': 'このアプリのデータではありません。',
  foreign: 'ほかの端末からは取り込めないデータです。',
  'from-the-future': '未来の日時です。書き出した端末の時計を確認してください。',
  'not-a-plot': '畑のデータとして読めません。',
  'not-a-chart': '色見本のデータとして読めません。',
  'not-a-standard': '施肥基準や肥料のデータとして読めません。',
  'unknown-kind': '新しいバージョンのデータかもしれないため、取り込みません。',
  'too-deep': 'このアプリのデータではありません。',
  'not-json': 'データが壊れています。',
  'bad-photo': '写真のデータが壊れています。',
  'cut-off': 'ファイルが途中で切れています。',
}

const laboratoryItems: CsvWords['laboratoryItems'] = {
  'lab-ph': 'pH（H2O）',
  'lab-ec': 'EC',
  'lab-nitrate-n': '硝酸態窒素',
  'lab-ammonium-n': 'アンモニア態窒素',
  'lab-available-p2o5': '可給態リン酸（トルオーグ法）',
  'lab-water-phosphate': '水溶性リン酸',
  'lab-water-potassium': '水溶性カリ',
  'lab-exchangeable-cao': '交換性石灰',
  'lab-exchangeable-mgo': '交換性苦土',
  'lab-exchangeable-k2o': '交換性カリ',
  'lab-cec': 'CEC（塩基置換容量）',
  'lab-base-saturation': '塩基飽和度',
  'lab-lime-saturation': '石灰飽和度',
  'lab-ca-mg': 'Ca/Mg比',
  'lab-mg-k': 'Mg/K比',
  'lab-humus': '腐植',
  'lab-phosphate-absorption': 'リン酸吸収係数',
  'lab-ph-kcl': 'pH（KCl）',
}

const csvWords: CsvWords = {
  sheet: '測定の記録',
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
  fields: {
    farmer: '生産者',
    'farmer-reading': '読みがな',
    group: '部会・地区',
    crop: '作物',
    area: '面積（a）',
  },
  answers: {
    undetectable: '検出なし',
    'no-color-fits': 'どの色とも違う',
    'not-read': '読めなかった',
  },
  details: {
    between: '中間の値',
    'seconds-late': '遅れ（秒）',
    'in-time': '読むタイミング',
    camera: 'カメラの値',
    'camera-range': 'カメラの値の範囲',
    'camera-verdict': 'カメラの値を使ったか',
  },
  origins: {
    kit: 'キット',
    'laboratory-item': '分析機関',
    'laboratory-title': '分析機関の列',
    'instrument-item': '測定器',
    'instrument-title': '測定器の列',
  },
  laboratoryItems,
  meterItems: {
    'meter-ph': 'pH',
    'meter-ec': 'EC',
    'meter-nitrate-n': '硝酸態窒素',
    'meter-ammonium-n': 'アンモニア態窒素',
  },
  inTime: { early: '早い', 'on-time': '時間どおり', late: '遅い' },
  camera: { 'off-chart': '比色表にない色', refused: '判定できず' },
  verdicts: { accepted: '使った', changed: '変えた', discarded: '使わなかった' },
}

const known: Readonly<Partial<Record<string, string>>> = faultWords
const brokenKit = '使ったキットのデータが壊れています。'

interface Found {
  readonly fresh: number
  readonly changed: number
  readonly known: number
}

interface Things {
  readonly records: number
  readonly plots: number
  readonly kits: number
  readonly charts: number
  readonly standards: number
  readonly fertilizers: number
}
const things = ({ records, plots, kits, charts, standards, fertilizers }: Things) =>
  [
    records > 0 && `測定${records}件`,
    plots > 0 && `畑${plots}か所`,
    kits > 0 && `自分のキット${kits}個`,
    charts > 0 && `自分の色見本${charts}件`,
    standards > 0 && `自分の施肥基準${standards}件`,
    fertilizers > 0 && `自分の肥料${fertilizers}品`,
  ]
    .filter(Boolean)
    .join('、')
const restore = '消したものも元に戻す'

const preferenceNames = {
  favorites: 'お気に入り',
  reagents: '開封した試薬',
  paces: '作業の速さ',
  layouts: '表の列の取り込み先',
  drafts: '登録途中のキット',
  typedTest: '入力途中の測定',
  conditions: '診断の条件・差出人',
  settings: '設定',
}
type Preferences = Readonly<Record<keyof typeof preferenceNames, { readonly fresh: number }>>
const preferences = ({ favorites, reagents, paces, layouts, drafts, ...one }: Preferences) =>
  [
    favorites.fresh > 0 && `${preferenceNames.favorites}${favorites.fresh}件`,
    reagents.fresh > 0 && `${preferenceNames.reagents}${reagents.fresh}件`,
    paces.fresh > 0 && preferenceNames.paces,
    layouts.fresh > 0 && preferenceNames.layouts,
    drafts.fresh > 0 && `${preferenceNames.drafts}${drafts.fresh}個`,
    one.typedTest.fresh > 0 && preferenceNames.typedTest,
    one.conditions.fresh > 0 && preferenceNames.conditions,
    one.settings.fresh > 0 && preferenceNames.settings,
  ]
    .filter(Boolean)
    .join('、')

interface Place {
  readonly line: number | null
  readonly column: string | null
}

interface Report {
  readonly records: number
  readonly plots: number
  readonly photos: number
}

interface Test {
  readonly when: string
  readonly kit: string
  readonly samples: readonly string[]
}

/** Files for moving records elsewhere and back. */
export const backup = {
  title: 'バックアップ',
  csvWords,

  last: {
    unsaved: 'まだバックアップしていない測定',
    count: (count: number, isMore: boolean) => `${count}件${isMore ? '以上' : ''}`,
    all: 'ありません',
    never: 'バックアップはまだありません',
    before: (day: string) => `前回のバックアップ ${day}`,
    checking: '確認しています…',
    remind: 'そろそろバックアップしましょう',
  },

  out: {
    fullText: '測定・写真・畑・キット・設定をまとめて',
    csvText: 'Excelで開けます。写真は入りません',
    prepareFull: 'バックアップを作る',
    prepareCsv: '表にして書き出す',
    fullName: (day: string) => `土壌診断バックアップ ${day}.json`,
    table: {
      title: '表にして書き出す',
      format: 'ファイルの種類',
      formats: { workbook: 'Excel', csv: 'CSV' },
      farmer: '生産者',
      group: '部会・地区',
      all: 'すべて',
      from: 'いつから',
      to: 'いつまで',
      backwards: '「いつから」より前の日です。',
      make: '表を作る',
      none: '当てはまる測定がありません。',
      name: (what: string, ending: string) => `土壌診断の記録 ${what}.${ending}`,
    },
    working: 'まとめています…',
    workingOf: (done: number, total: number | null) =>
      total === null ? `まとめています… ${done}件` : `まとめています… ${done} / ${total}件`,
    ready: ({ name, size }: { readonly name: string; readonly size: string }) =>
      `「${name}」ができました（${size}）。`,
    download: '端末に保存',
    share: '共有する',
    failed: 'ファイルを作れませんでした。記録は無事です。もう一度試してください。',
    downloaded: '保存しました。パソコンなどにも控えを残すと安心です。',
    shared: '共有しました。',
    impossible: '共有できませんでした。「端末に保存」を押してください。',
  },

  size: (value: string, unit: 'B' | 'kB' | 'MB') => `${value} ${unit}`,

  in: {
    text: 'バックアップか、分析機関の表',
    choose: 'ファイルを取り込む',
    working: (percent: number) => `中身を調べています… ${percent}%`,
    workingShort: '中身を調べています…',
    failure: {
      'too-large': 'ファイルが大きすぎます（上限300MB）。記録は変わっていません。',
      'too-wide': '列が多すぎる表です（上限1000列）。記録は変わっていません。',
      'by-month':
        '月ごとに列が分かれた表は、取り込めません。1回の測定を1行にして、「採取日」の列を作ってください。記録は変わっていません。',
      'workbook-too-large':
        'Excelのファイルが大きすぎます（上限10MB、2万行）。シートを分けるか、CSVで保存し直してください。記録は変わっていません。',
      'old-workbook':
        '古いExcelの形式か、パスワード付きのファイルです。パスワードなしの「.xlsx」で保存し直してください。記録は変わっていません。',
      unreadable:
        'ファイルを開けませんでした。端末に保存し直してから選んでください。記録は変わっていません。',
      'not-known':
        '取り込めるのは、このアプリのバックアップか、pHなどの測定値の表です。記録は変わっていません。',
      'newer-version':
        '新しいバージョンのアプリで作られたファイルです。アプリを更新してから取り込んでください。',
      empty: '取り込める内容がありません。記録は変わっていません。',
      failed:
        'アプリの不具合で取り込めません。このページを開き直してください。記録は変わっていません。',
    },
  },

  columns: {
    title: '列の取り込み先は、これでよいですか',
    column: 'ファイルの列',
    example: '例',
    goal: '取り込み先',
    of: (title: string) => `「${title}」の取り込み先`,
    unitOf: (title: string) => `「${title}」の単位`,
    yearsOf: (title: string) => `「${title}」の年`,
    years: {
      reiwa: (year: number | null) => (year === null ? '令和' : `令和（${year}年）`),
      heisei: (year: number | null) => (year === null ? '平成' : `平成（${year}年）`),
      century: (year: number | null) => (year === null ? '西暦' : `西暦（${year}年）`),
    },
    sure: '自動で判別',
    check: '要確認',
    unused: '使わない',
    noUnit: '単位なし',
    unjudged: (unit: string) => `${unit}（判定しない）`,
    lines: (first: number, last: number) =>
      first === last ? `見出しは${first}行目` : `見出しは${first}〜${last}行目`,
    turnedLines: (first: string, last: string) =>
      first === last ? `見出しは${first}列` : `見出しは${first}〜${last}列`,
    turned: '縦横を入れ替えて読みました。元の表の1列が、ここでの1行です。',
    sheet: 'シート',
    sheetOf: (name: string, rows: number) => `${name}（${rows}行）`,
    rowHolds: '1行の試料',
    several: (parts: readonly string[]) => `${parts.length}点（${parts.join('・')}）`,
    oneSample: '1点',
    rowsAre: '記録のまとめ方',
    rows: { tests: '1行を1件に', samples: '同じ日を1件に' },
    day: '測った日',
    dayHint: '表に日付の列がありません。すべての行をこの日にします。',
    dayMissing: '日付を入力してください。',
    asRead: (count: number) => `読み取り結果（最初の${count}行）`,
    line: '行',
    turnedLine: '元の列',
    apart: '分析機関の値は、キットの値とは別に保存します。',
    next: '内容を確認する',
    change: '列の取り込み先を変更',
    remembered: '見出しが前回と同じなので、前回の設定で読みました。',
    choices: {
      ignore: '取り込まない',
      remark: 'メモに追加',
      keep: 'そのまま保存（判定しない）',
      record: '記録番号',
      sample: '試料番号',
      date: '測った日',
      time: '時刻',
      kit: 'キット',
      plot: '畑',
      farmer: '生産者',
      'farmer-reading': '生産者の読みがな',
      group: '部会・地区',
      crop: '作物',
      area: '面積',
      name: '試料の名前',
      weather: '天気',
      note: 'メモ',
      value: 'キットの測定値',
      ...laboratoryItems,
    },
  },

  preview: {
    title: '取り込む内容の確認',
    file: ({ name, size }: { readonly name: string; readonly size: string }) =>
      `${name}（${size}）`,
    kind: { backup: 'バックアップ', records: '以前のバージョンのファイル', table: '表' },
    encoding: (name: string) => `（文字コード ${name}）`,
    what: '内容',
    fresh: '追加',
    changed: '更新',
    known: '変更なし',
    records: '測定',
    plots: '畑',
    photos: '写真',
    kits: '自分のキット',
    charts: '自分の色見本',
    standards: '自分の施肥基準',
    fertilizers: '自分の肥料',
    nothing: '－',
    caption: 'ファイルとこの端末の違い',
    allKnown: 'すべて、この端末に保存済みです。',
    knownBesides: (faults: number) =>
      `読めた分は、この端末に保存済みです。読めない所が${faults}か所あります。`,
    noneReadable: '取り込める内容がありません。',
    added: ({ fresh, changed }: Found) =>
      changed === 0
        ? `測定${fresh}件を追加します。`
        : `測定${fresh}件を追加し、${changed}件を更新します。`,
    stays: '今ある記録は消えません。',
    preferenceNames,
    addedPreferences: (added: Preferences) => `${preferences(added)}を追加します。`,
    differing: (names: readonly string[]) => `この端末と違う所：${names.join('、')}`,
    staysAsHere: '今の内容を残します。',
    replaced: 'ファイルの内容に置き換えます。',
    replace: 'ファイルの内容に置き換える',
    excess: (names: readonly string[]) =>
      `${names.join('、')}は数が多すぎるため、一部は取り込めません。`,
    gone: (gone: Things) => `この端末の${things(gone)}が消えます`,
    goneText: `別の端末で消したものです。残すには「${restore}」をオンにします。`,
    sample: '追加する測定の例',
    test: ({ when, kit, samples }: Test) => [when, kit, samples.join('・')].join(' ').trim(),
    faults: (count: number) => `読めない所：${count}か所`,
    skipped: 'その行や値を飛ばして、残りを取り込みます',
    onlyCell: 'この値だけ飛ばします。',
    mendFirst:
      '値を直すなら、取り込む前に表を直してください。あとで直した表を取り込むと、別の測定として増えます。',
    asides: (count: number) => `測定値ではない所：${count}か所`,
    asidesDetail: '検出限界未満（ND）や、平均や注記の行などです',
    tally: {
      fresh: '追加する測定',
      changed: '更新',
      known: '変更なし',
      faults: '読めない所',
      plots: '新しい畑',
    },
    takes: (records: number, faults: number) =>
      faults === 0 ? `測定${records}件` : `測定${records}件。読めない所は飛ばします`,
    shownFaults: (count: number) => `最初の${count}か所を表示しています。`,
    completed: (plots: number) => `畑${plots}か所の空いている項目を、表の値で埋めます。`,
    differences: (count: number) => `畑の登録と違う所：${count}か所`,
    oursStays: '今の登録を残します',
    factOf: (plot: string, fact: string) => `${plot}の${fact}`,
    hereAndThere: (here: string, inTable: string) => `登録は「${here}」、表は「${inTable}」です。`,
    place: ({ line, column }: Place) =>
      [line === null ? 'ファイル全体' : `${line}行目`, column === null ? '' : `「${column}」の列`]
        .filter(Boolean)
        .join('・'),
    turnedPlace: (letters: string, title: string | null) =>
      title === null ? `${letters}列` : `${letters}列・「${title}」の行`,
    ignored: (columns: readonly string[]) =>
      `使わない列：${columns.map((column) => `「${column}」`).join('')}`,
    ahead: (count: number) => `未来の日時のデータが${count}件あります`,
    aheadText:
      'この端末の日付は正しいですか。正しければ、書き出した端末の時計が進んでいたようです。このデータは、今は取り込みません。「これも取り込む」を押すと、この端末での変更はファイルの内容に置き換わります。以後、この端末のバックアップを取り込むときも、同じ確認を表示します。',
    acceptAhead: 'これも取り込む',
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
    /** Empty where none of these was imported. */
    text: ({ records, plots, photos }: Report) => {
      const all = [
        records > 0 && `測定${records}件`,
        plots > 0 && `畑${plots}か所`,
        photos > 0 && `写真${photos}枚`,
      ].filter(Boolean)
      return all.length === 0 ? '' : `${all.join('、')}を取り込みました。`
    },
    others: 'キットと色見本も追加しました。すぐに使えます。',
    preferences: 'お気に入りや設定も取り込みました。',
    diagnose: '診断する',
    diagnoseAll: (count: number) => `${count}件をまとめて診断`,
    see: '記録を見る',
  },
  notTaken: {
    title: '途中までしか取り込めませんでした',
    reasons: {
      full: '端末の空き容量が足りません。写真や使わないアプリを消してください。',
      denied:
        'ブラウザの設定で保存できません。プライベートブラウズを終了して、開き直してください。',
      slow: '保存に時間がかかっています。この画面を閉じないでください。',
      broken: '保存できません。このページを開き直してください。',
      canceled: '取り込みを途中で止めました。',
      unreadable: 'ファイルが読めなくなりました。端末に保存し直してください。',
      failed: 'アプリの不具合で止まりました。このページを開き直してください。',
    },
    again: '同じファイルをもう一度選ぶと、続きから取り込みます。重複しません。',
  },

  orphanedPhotos: {
    title: '使っていない写真を消す',
    text: ({ count, size }: { readonly count: number; readonly size: string }) =>
      `${count}枚（${size}）。30日より前に消した測定などの写真です`,
    remove: '写真を消す',
    ask: '写真を消しますか',
    warning: '消すと、この端末では元に戻せません。バックアップにある写真は戻せます。',
    cancel: 'やめる',
    removed: '写真を消しました。',
  },

  place: {
    title: '記録があるのは、この端末だけです',
    points: [
      '記録は、このブラウザの中だけに保存されます。消えにくい設定にしますが、消えることもあります。',
      'iPhone・iPad・MacのSafariは、7日間開かないと記録を消すことがあります。ホーム画面に追加したアプリの記録は、7日では消えません。',
      'ホーム画面のアプリとブラウザは、記録の保存場所が別です。追加しただけでは、記録は移りません。',
    ],
  },

  team: { title: 'チームで共有', detail: '事務所のサーバーで、記録を共有します' },
  move: {
    title: '新しい端末に移す',
    detail: '3つの手順です',
    steps: [
      'この端末で「バックアップを作る」→「端末に保存」。',
      '新しい端末（またはホーム画面のアプリ）に、そのファイルを送る。',
      '新しい端末のこの画面で「ファイルを取り込む」→「取り込む」。',
    ],
    again: '同じファイルを何度取り込んでも、重複しません。',
  },
}
