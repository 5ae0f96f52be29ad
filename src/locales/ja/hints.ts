import type { EvidenceMark, HintTopic } from '#domain/hints/hint.ts'

const topics: Record<HintTopic, string> = {
  acidity: '酸性と石灰',
  nitrogen: '窒素',
  phosphate: 'リン酸',
  potassium: 'カリと苦土',
  salts: 'ハウスの塩類',
  compost: '堆肥と緑肥',
  rotation: '連作と病気',
  crops: '作物ごとの土',
  measuring: '測り方と相談',
}

const marks: Record<EvidenceMark, string> = {
  A: '公的な資料',
  'A-t': '公的な資料（転載で確認）',
  B: '団体・メーカーの資料',
  C: '推定（根拠は弱い）',
}

/** A reading of the last test; `value` as shown on screen, `sample` empty where there is no name to show. */
interface Evidence {
  readonly name: string
  readonly value: string
  readonly sample: string
}

/** Words of /inspire. */
export const hints = {
  title: 'ヒント',
  views: { label: 'ヒントの種類', sampling: '土をとる前に' },
  topics,
  marks,
  loading: 'ヒントを読み込んでいます…',
  find: {
    search: 'ヒントを探す',
    searchHint: 'ヒントを探す（例：せっかい）',
    saved: 'お気に入り',
    found: (count: number) => `${count}件のヒント`,
    nothing: '見つかりませんでした',
    nothingHow: '短い言葉で試してください。',
    near: '近いヒント',
    noSaved: 'お気に入りは、まだありません',
    noSavedHow: 'カードの「お気に入り」を押すと、ここに集まります。',
    clear: '検索条件を消す',
  },
  deck: {
    monthTab: (month: number) => `${month}月`,
    fittingTab: '前回の測定に合う',
    fittingField: (field: string) => `「${field}」に合う`,
    fitting: '前回の測定に合うヒント',
    from: (day: string) => `${day}の測定から`,
    general: '。作物が未設定のため、一般的な目安です',
    noRecord: {
      title: '測ると、あなたの畑に合うヒントから並びます',
    },
    month: (month: number) => `${month}月に役立つヒント`,
    all: 'すべてのヒントを見る',
    unknown: {
      title: 'このヒントは見つかりません',
      text: 'リンクが古いようです。ほかのヒントを見てください。',
    },
  },
  evidence: (facts: readonly Evidence[]) => {
    const parts = facts.map(
      ({ name, value, sample }) => `${sample === '' ? '' : `「${sample}」の`}${name}が${value}`,
    )
    return `前回は、${parts.join('、')}でした`
  },
  quoted: (word: string) => `「${word}」`,
  card: {
    todo: 'やること',
    related: (topic: string) => `「${topic}」のほかのヒント`,
    sources: (count: number) => `出典と信頼度（${count}件）`,
    ownTodo: '「やること」は、出典をもとに、このアプリがまとめたものです。',
    favorite: 'お気に入り',
    share: '共有',
    shareOf: (title: string) => `「${title}」を共有`,
    removed: 'お気に入りから外しました',
    notKept: 'この端末では保存できません。ページを閉じると、お気に入りが消えます。',
  },
  share: {
    title: 'このヒントを共有',
    link: 'リンクで送る',
    picture: '画像で送る',
    pictureHow: '印刷したり、グループに送ったりできます。',
    make: '画像を作る',
    making: '画像を作っています…',
    failed: {
      title: '画像を作れませんでした',
      text: 'リンクで送るか、もう一度押してください。',
    },
    send: '画像を送る',
    save: '画像を保存',
    pictureOf: (title: string) => `ヒント「${title}」の画像`,
    file: (id: string) => `hint-${id}.png`,
    sources: (names: string) => `出典：${names}`,
    andMore: (names: string, more: number) => `${names} ほか${more}件`,
    listed: (names: readonly string[]) => names.join('、'),
  },
  sampling: {
    title: '土をとる前に',
  },
  checklist: {
    title: '土をとるときのチェック表',
    progress: (done: number, all: number) => `${all}項目のうち${done}項目 済み`,
    allDone: 'すべて済みました。',
    clear: 'チェックをすべて消す',
    cleared: 'チェックを消しました',
    kept: 'チェックはこの端末に保存されます。',
    notKept: {
      title: 'チェックを保存できません',
      text: 'ページを閉じると、チェックは消えます。',
    },
  },
  fivePoints: {
    text: '四すみの少し内側とまん中、合わせて5か所から同じ量ずつとり、混ぜます。',
    picture:
      '四角い畑を上から見た図。四すみの少し内側に1から4の点、2本の対角線が交わるまん中に5の点がある。',
  },
  depth: {
    text: 'まずキットの説明書に合わせ、毎回同じ深さでとります。深さは、作物や資料によって違います。',
    what: '対象',
    layer: '深さ',
    range: (from: number, to: number) => `${from}〜${to} cm`,
    where: '出典',
  },
  waits: {
    title: '肥料をまいてからの日数',
    text: '肥料をまいた直後の土は避けます。待つ日数は、資料によって違います。',
    days: '最後に肥料をまいてから（日）',
    enough: '日数は十分です',
    more: (days: number) => `あと${days}日待ちます`,
  },
  differing: '資料によって違う点',
}
