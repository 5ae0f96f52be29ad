import type { CsvWords } from '#domain/exchange/csv-words.ts'
import type { KitReason } from '#domain/kit/kit-problem.ts'
import type { backup as source } from '#locales/ja/backup.ts'
import type { Translated } from '#locales/translated.ts'

type FaultReason = Parameters<typeof source.fault>[0]

/** All faults of a kit within a record have the same message, because it is not edited by hand. */
type OwnReason =
  | Exclude<FaultReason, KitReason>
  | Extract<
      FaultReason,
      'missing' | 'bad-number' | 'newer-version' | 'too-long' | 'too-many' | 'not-json'
    >

const faultWords: Readonly<Record<OwnReason, string>> = {
  missing: '何も書いてありません。書いてください。',
  'bad-date': '日づけとして読めません。2026-04-01のように書いてください。',
  'future-day': 'まだ来（き）ていない日です。年を見てください。',
  'bad-time': '時間として読めません。9:05のように書いてください。',
  'below-limit': '小さすぎて、数字がありません。メモに書きます。',
  'above-limit': '大きすぎて、数字がありません。メモに書きます。',
  'only-limits': 'この行には、数字がありません。この行は取りこみません。',
  summary: '合計（ごうけい）などの行です。土の記録（きろく）ではありません。',
  remark: '日づけも数字もない行です。土の記録（きろく）ではありません。',
  'bad-number': '数字ではありません。',
  impossible: '正しい数字ではありません。pHは0から14です。',
  'too-long': '文字が多すぎます。短くしてください。',
  'too-many': '1回分の行が多すぎます。',
  'too-many-values': 'はかったものが多すぎます。キットの数字は12こまでです。',
  'unknown-choice': 'この列で使う言葉ではありません。',
  'unknown-sample': 'どの土の数字か、わかりません。表なら、「土の番号」の列に書いてください。',
  'duplicate-sample': '同じ土が2つあります。どちらの数字か、わかりません。',
  'unknown-level': '色の表にない数字です。',
  'not-a-record': 'はかった記録（きろく）ではありません。',
  'newer-version': '新しいアプリで作ったものです。このアプリを新しくすると読めます。',
  'not-an-event': 'このアプリで作ったものではありません。',
  foreign: 'ほかの所からは、取りこめません。',
  'from-the-future':
    '日づけが、今日よりずっとあとです。ファイルを作ったスマホの時計をたしかめてください。',
  'not-a-plot': '畑として読めません。',
  'not-a-chart': '色見本（みほん）として読めません。',
  'not-a-standard': '肥料（ひりょう）や基準（きじゅん）として読めません。',
  'unknown-kind': '新しいアプリのものかもしれません。取りこみません。',
  'too-deep': 'このアプリで作ったものではありません。',
  'not-json': '文字がこわれています。',
  'bad-photo': '写真がこわれています。',
  'cut-off': 'ファイルがとちゅうで切れています。',
}
const known: Readonly<Partial<Record<string, string>>> = faultWords
const brokenKit = '使ったキットの中身がこわれています。'

type Things = Readonly<
  Record<'records' | 'plots' | 'kits' | 'charts' | 'standards' | 'fertilizers', number>
>
const things = ({ records, plots, kits, charts, standards, fertilizers }: Things) =>
  [
    records > 0 && `記録（きろく） ${records}回分`,
    plots > 0 && `畑 ${plots}こ`,
    kits > 0 && `自分のキット ${kits}こ`,
    charts > 0 && `自分の色見本（みほん） ${charts}こ`,
    standards > 0 && `自分の基準（きじゅん）${standards}こ`,
    fertilizers > 0 && `自分の肥料（ひりょう）${fertilizers}こ`,
  ]
    .filter(Boolean)
    .join('と')
const restore = '消したものももどす'
const preferenceNames = {
  favorites: 'お気に入り',
  reagents: '開けた薬（試薬）',
  paces: 'はかる速さ',
  layouts: '表の読み方',
  drafts: '書いているとちゅうのキット',
  typedTest: '書いているとちゅうの測定（そくてい）',
  conditions: '作物や畑の広さ、書いた人',
  settings: '設定（せってい）',
}
type Preferences = Readonly<Record<keyof typeof preferenceNames, { readonly fresh: number }>>
const preferences = ({ favorites, reagents, paces, layouts, drafts, ...one }: Preferences) =>
  [
    favorites.fresh > 0 && `${preferenceNames.favorites} ${favorites.fresh}こ`,
    reagents.fresh > 0 && `${preferenceNames.reagents} ${reagents.fresh}こ`,
    paces.fresh > 0 && preferenceNames.paces,
    layouts.fresh > 0 && preferenceNames.layouts,
    drafts.fresh > 0 && `${preferenceNames.drafts} ${drafts.fresh}こ`,
    one.typedTest.fresh > 0 && preferenceNames.typedTest,
    one.conditions.fresh > 0 && preferenceNames.conditions,
    one.settings.fresh > 0 && preferenceNames.settings,
  ]
    .filter(Boolean)
    .join('と')
const orMore = (count: number, isMore: boolean) => `${count}回分${isMore ? 'か、もっと' : ''}`

const laboratoryItems: CsvWords['laboratoryItems'] = {
  'lab-ph': 'pH（H2O）',
  'lab-ec': 'EC',
  'lab-nitrate-n': '硝酸態窒素（しょうさんたいちっそ）',
  'lab-ammonium-n': 'アンモニア態窒素（たいちっそ）',
  'lab-available-p2o5': '可給態（かきゅうたい）リン酸',
  'lab-water-phosphate': '水溶性（すいようせい）リン酸（りんさん）',
  'lab-water-potassium': '水溶性（すいようせい）カリ',
  'lab-exchangeable-cao': '交換性石灰（こうかんせいせっかい）',
  'lab-exchangeable-mgo': '交換性苦土（こうかんせいくど）',
  'lab-exchangeable-k2o': '交換性（こうかんせい）カリ',
  'lab-cec': 'CEC',
  'lab-base-saturation': '塩基飽和度（えんきほうわど）',
  'lab-lime-saturation': '石灰飽和度（せっかいほうわど）',
  'lab-ca-mg': 'Ca/Mg',
  'lab-mg-k': 'Mg/K',
  'lab-humus': '腐植（ふしょく）',
  'lab-phosphate-absorption': 'リン酸吸収係数（りんさんきゅうしゅうけいすう）',
  'lab-ph-kcl': 'pH（KCl）',
}

/** Files for moving records elsewhere and back. */
export const backup: Translated<typeof source> = {
  title: 'バックアップ',
  csvWords: {
    sheet: '測った記ろく',
    columns: {
      record: '記ろく番号',
      sample: '土の番号',
      date: '日づけ',
      time: '時間',
      kit: 'キット',
      plot: '畑',
      name: '土の名前',
      weather: '天気',
      note: 'メモ',
    },
    fields: {
      farmer: 'だれの畑',
      'farmer-reading': '名前の読み方',
      group: 'グループ',
      crop: '作物',
      area: '広さ（a）',
    },
    answers: {
      undetectable: '見つからない',
      'no-color-fits': 'どの色ともちがう',
      'not-read': '読めなかった',
    },
    details: {
      between: '2つの色の間',
      'seconds-late': 'おくれた時間（秒）',
      'in-time': '読んだ時',
      camera: 'カメラの数字',
      'camera-range': 'カメラの数字のはば',
      'camera-verdict': 'カメラの数字をどうしたか',
    },
    origins: {
      kit: 'キット',
      'laboratory-item': '分析',
      'laboratory-title': '分析の列',
      'instrument-item': '道具',
      'instrument-title': '道具の列',
    },
    laboratoryItems,
    meterItems: {
      'meter-ph': 'pH',
      'meter-ec': 'EC',
      'meter-nitrate-n': '硝酸態窒素',
      'meter-ammonium-n': 'アンモニア態窒素',
    },
    inTime: { early: '早い', 'on-time': '時間どおり', late: 'おそい' },
    camera: { 'off-chart': '色の表にない色', refused: 'わからない' },
    verdicts: { accepted: '使った', changed: '変えた', discarded: '使わなかった' },
  },

  last: {
    unsaved: 'まだバックアップしていない記録（きろく）',
    count: orMore,
    all: 'ありません',
    never: 'バックアップは、まだありません',
    before: (day) => `前のバックアップは${day}`,
    checking: 'たしかめています…',
    remind: 'バックアップを作ってください',
  },

  out: {
    fullText: '記録（きろく）・写真・畑・自分のキット・設定（せってい）',
    csvText: 'Excelで開けます。写真は入りません',
    prepareFull: 'バックアップを作る',
    prepareCsv: '表にして出す',
    fullName: (day) => `土のバックアップ ${day}.json`,
    table: {
      title: '表にして出す',
      format: 'ファイルの種類（しゅるい）',
      formats: { workbook: 'Excel', csv: 'CSV' },
      farmer: '生産者（せいさんしゃ）',
      group: '部会（ぶかい）・地区（ちく）',
      all: '全部',
      from: 'いつから',
      to: 'いつまで',
      backwards: '「いつから」より前の日です。',
      make: '表を作る',
      none: 'そのような記録（きろく）はありません。',
      name: (what, ending) => `土の記ろく ${what}.${ending}`,
    },
    working: 'まとめています…',
    workingOf: (done, total) =>
      total === null ? `まとめています… ${done}こ` : `まとめています… ${done} / ${total}こ`,
    ready: ({ name, size }) => `「${name}」ができました。大きさは${size}です。`,
    download: 'ファイルをのこす',
    share: '送る',
    failed:
      'ファイルを作れませんでした。記録（きろく）はスマホに残っています。もう一度してください。',
    downloaded: 'ファイルを出しました。ほかの所にもおいてください。',
    shared: '送りました。',
    impossible:
      '送れませんでした。記録（きろく）はスマホに残っています。「ファイルをのこす」をおしてください。',
  },

  size: (value, unit) => `${value} ${unit}`,

  in: {
    text: 'バックアップか、表のファイル',
    choose: 'ファイルを取りこむ',
    working: (percent) => `中身を調べています… ${percent}%`,
    workingShort: '中身を調べています…',
    failure: {
      'too-large':
        'ファイルが大きすぎます（300MBまで）。記録（きろく）はかわっていません。べつのファイルをえらんでください。',
      'too-wide': '列が多すぎます（1000まで）。記録（きろく）はかわっていません。',
      'by-month':
        '月（つき）ごとに列（れつ）がある表（ひょう）は、読めません。1回の測定（そくてい）を1行に書いてください。日付（ひづけ）の列（れつ）も作ってください。記録（きろく）はかわっていません。',
      'workbook-too-large':
        'Excelのファイルが大きすぎます（10MB、20000行まで）。CSVでのこして、もう一度えらんでください。記録（きろく）はかわっていません。',
      'old-workbook':
        '古いExcelのファイルか、パスワードのあるファイルです。「.xlsx」でのこして、もう一度えらんでください。記録（きろく）はかわっていません。',
      unreadable:
        'ファイルを読めませんでした。記録（きろく）はかわっていません。ファイルをスマホにおき直して、もう一度えらんでください。',
      'not-known':
        'このアプリのバックアップではありません。pHなどの数字がある表でもありません。記録（きろく）はかわっていません。',
      'newer-version':
        '新しいアプリで作ったファイルです。このアプリを新しくしてから、ファイルを読んでください。',
      empty: 'ファイルに、取りこめるものがありません。記録（きろく）はかわっていません。',
      failed:
        'アプリのまちがいで、取りこめません。このページを開き直してください。記録（きろく）はかわっていません。',
    },
  },

  columns: {
    title: '列（れつ）を入れる所は、これでいいですか',
    column: 'ファイルの列（れつ）',
    example: '例（れい）',
    goal: '入れる所',
    of: (title) => `「${title}」を入れる所`,
    unitOf: (title) => `「${title}」の単位（たんい）`,
    yearsOf: (title) => `「${title}」の年`,
    years: {
      reiwa: (year) => (year === null ? '令和（れいわ）' : `令和（れいわ）：${year}年`),
      heisei: (year) => (year === null ? '平成（へいせい）' : `平成（へいせい）：${year}年`),
      century: (year) => (year === null ? '西暦（せいれき）' : `西暦（せいれき）：${year}年`),
    },
    sure: 'わかりました',
    check: 'たしかめる',
    unused: '使いません',
    noUnit: '単位（たんい）なし',
    unjudged: (unit) => `${unit}（しんだんに使いません）`,
    lines: (first, last) =>
      first === last ? `列（れつ）の名前は${first}行目` : `列（れつ）の名前は${first}〜${last}行目`,
    turnedLines: (first, last) =>
      first === last ? `名前は${first}列（れつ）` : `名前は${first}〜${last}列（れつ）`,
    turned: '表のたてとよこを入れかえて読みました。ファイルの1列（れつ）が、ここの1行です。',
    sheet: 'シート',
    sheetOf: (name, rows) => `${name}（${rows}行）`,
    rowHolds: '1行にある土',
    several: (parts) => `${parts.length}つ（${parts.join('・')}）`,
    oneSample: '1つ',
    rowsAre: '記録（きろく）のまとめ方',
    rows: { tests: '1行で1つ', samples: '同じ日で1つ' },
    day: 'はかった日',
    dayHint: '表に日づけがありません。全部の行をこの日にします。',
    dayMissing: '日づけを入れてください。',
    asRead: (count) => `こう読みました（はじめの${count}行）`,
    line: '行',
    turnedLine: 'ファイルの列（れつ）',
    apart: '分析（ぶんせき）の数字は、キットの数字とべつにのこします。',
    next: '中を見る',
    change: '列（れつ）を入れる所をかえる',
    remembered: '前と同じ表なので、前と同じように読みました。',
    choices: {
      ignore: '取りこまない',
      remark: 'メモに書く',
      keep: 'そのまま記録（きろく）する',
      record: '記録（きろく）番号',
      sample: '土の番号',
      date: 'はかった日',
      time: '時間',
      kit: 'キット',
      plot: '畑',
      farmer: 'だれの畑',
      'farmer-reading': '農家（のうか）の名前の読み方',
      group: 'グループ',
      crop: '作物',
      area: '広さ',
      name: '土の名前',
      weather: '天気',
      note: 'メモ',
      value: 'キットの数字',
      ...laboratoryItems,
    },
  },

  preview: {
    title: '取りこむ前にたしかめる',
    file: ({ name, size }) => `${name}（${size}）`,
    kind: { backup: 'バックアップ', records: '前のアプリのファイル', table: '表' },
    encoding: (name) => `（文字のしゅるい：${name}）`,
    what: '中身',
    fresh: '新しい',
    changed: 'かわる',
    known: '同じ',
    records: 'はかった記録（きろく）',
    plots: '畑',
    photos: '写真',
    kits: '自分のキット',
    charts: '自分の色見本（みほん）',
    standards: '自分の基準（きじゅん）',
    fertilizers: '自分の肥料（ひりょう）',
    nothing: '－',
    caption: 'ファイルの中身と、このスマホのちがい',
    allKnown: '全部、もうこのスマホにあります。取りこんでも、ふえません。',
    knownBesides: (faults) =>
      `読めたものは、もうこのスマホにあります。読めない所が${faults}か所あります。`,
    noneReadable: '取りこめるものがありません。',
    added: ({ fresh, changed }) =>
      changed === 0
        ? `記録（きろく）が${fresh}回分ふえます。`
        : `記録（きろく）が${fresh}回分ふえます。${changed}回分が新しくなります。`,
    stays: 'いまの記録（きろく）は消えません。',
    preferenceNames,
    addedPreferences: (added) => `${preferences(added)}も取りこみます。`,
    differing: (names) => `このスマホとちがう所：${names.join('と')}`,
    staysAsHere: '今のままにします。',
    replaced: 'ファイルの中身にかえます。',
    replace: 'ファイルの中身にかえる',
    excess: (names) => `${names.join('と')}は、多すぎます。全部は取りこめません。`,
    gone: (gone) => `このスマホの${things(gone)}が消えます`,
    goneText: `ほかのスマホで消したものです。「${restore}」をオンにすると、消えません。`,
    sample: 'ふえる記録（きろく）の例（れい）',
    test: ({ when, kit, samples }) => [when, kit, samples.join('・')].join(' ').trim(),
    faults: (count) => `読めない所が${count}か所あります`,
    skipped: 'その行や数字は取りこみません。残りを取りこみます',
    onlyCell: 'ここだけ取りこみません。ほかの数字は取りこみます。',
    mendFirst:
      'まちがいは、取りこむ前に表で直してください。あとで直して取りこむと、同じ記録（きろく）が2つになります。',
    asides: (count) => `数字ではない所が${count}か所あります`,
    asidesDetail: '小さすぎる数字や、平均（へいきん）やメモの行です',
    tally: {
      fresh: 'ふえる記録（きろく）',
      changed: 'かわる',
      known: '同じ',
      faults: '読めない所',
      plots: '新しい畑',
    },
    takes: (records, faults) =>
      faults === 0
        ? `記録（きろく）${records}回分`
        : `記録（きろく）${records}回分。読めない所は取りこみません`,
    shownFaults: (count) => `はじめの${count}か所を出しています。`,
    completed: (plots) => `畑${plots}か所の、まだ入れていないところに、表の数字や言葉を入れます。`,
    differences: (count) => `畑のことで、表とちがう所：${count}か所`,
    oursStays: '今のままにします',
    factOf: (plot, fact) => `${plot}の${fact}`,
    hereAndThere: (here, inTable) => `今は「${here}」、表は「${inTable}」です。`,
    place: ({ line, column }) =>
      [line === null ? 'ファイル全部' : `${line}行目`, column === null ? '' : `「${column}」の列`]
        .filter(Boolean)
        .join('・'),
    turnedPlace: (letters, title) =>
      title === null ? `${letters}列（れつ）` : `${letters}列（れつ）・「${title}」の行`,
    ignored: (columns) =>
      `使わない列（れつ）：${columns.map((column) => `「${column}」`).join('')}`,
    ahead: (count) => `日づけが今日よりずっとあとのものが${count}こあります`,
    aheadText:
      'このスマホの日づけが正しいか、見てください。正しいときは、ファイルを作ったスマホの時計が進んでいたようです。今は取りこみません。「これも取りこむ」をおすと、このスマホで直した所が、ファイルの中身にかわります。次にバックアップを取りこむときも、同じことを聞きます。',
    acceptAhead: 'これも取りこむ',
    removed: (removed) => `前に消した${things(removed)}も入っています。`,
    restore,
    take: '取りこむ',
    cancel: 'やめる',
  },

  fault: (reason) => known[reason] ?? brokenKit,

  taking: (percent) => `取りこんでいます… ${percent}%`,
  takingShort: '取りこんでいます…',
  done: {
    title: '取りこみました',
    text: ({ records, plots, photos }) => {
      const all = [
        records > 0 && `記録（きろく） ${records}回分`,
        plots > 0 && `畑 ${plots}こ`,
        photos > 0 && `写真 ${photos}まい`,
      ].filter(Boolean)
      return all.length === 0 ? '' : `${all.join('と')}を取りこみました。`
    },
    others: 'キットと色見本（みほん）も入りました。もう使えます。',
    preferences: 'お気に入りや設定（せってい）も取りこみました。',
    diagnose: 'しんだんする',
    diagnoseAll: (count) => `${count}回分をまとめてしんだん`,
    see: '記録（きろく）を見る',
  },
  notTaken: {
    title: 'とちゅうまでしか、取りこめませんでした',
    reasons: {
      full: 'スマホに、あいている所がありません。写真や使わないアプリを消してください。',
      denied:
        'ブラウザが、のこすのを止めています。プライベートブラウズをやめて、開き直してください。',
      slow: 'のこすのに、時間がかかっています。この画面をとじないでください。',
      broken: 'のこせません。このページを開き直してください。',
      canceled: 'とちゅうで止めました。',
      unreadable: 'ファイルを読めなくなりました。ファイルをスマホにおき直してください。',
      failed: 'アプリのまちがいで止まりました。このページを開き直してください。',
    },
    again:
      'そのあと、同じファイルをもう一度えらんでください。続（つづ）きから取りこみます。同じ記録（きろく）は2つになりません。',
  },

  orphanedPhotos: {
    title: '使っていない写真を消す',
    text: ({ count, size }) =>
      `${count}まい（${size}）。30日より前に消した記録（きろく）などの写真です`,
    remove: '写真を消す',
    ask: '写真を消しますか',
    warning:
      '消すと、このスマホではもどせません。バックアップに入っている写真は、そこからもどせます。',
    cancel: 'やめる',
    removed: '写真を消しました。',
  },

  place: {
    title: '記録（きろく）は、このスマホの中だけにあります',
    points: [
      '記録（きろく）は、このスマホ（パソコン）の、このブラウザの中だけにあります。はじめて記録をのこすとき、「消さないで」とブラウザにたのみます。それでも消えることがあります。',
      'iPhone・iPad・MacのSafariは、7日間開かないと、記録（きろく）を消すことがあります。ホーム画面に追加（ついか）したアプリの記録は、消しません。',
      'ホーム画面に追加（ついか）したアプリと、ブラウザのページは、記録（きろく）の場所がべつです。追加しただけでは、記録はうつりません。',
    ],
  },

  team: {
    title: 'チームで使う',
    detail: '事務所（じむしょ）の人と、記録（きろく）をいっしょに見ます',
  },
  move: {
    title: '新しいスマホにうつす',
    detail: 'やることは3つです',
    steps: [
      'このスマホで「バックアップを作る」をおします。「ファイルをのこす」をおします。',
      '新しいスマホ（またはホーム画面のアプリ）に、そのファイルを送ります。',
      '新しいスマホで、この画面を開きます。「ファイルを取りこむ」をおします。「取りこむ」をおします。',
    ],
    again: '同じファイルを何回取りこんでも、記録（きろく）は2つになりません。',
  },
}
