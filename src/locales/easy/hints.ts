import type { hints as source } from '#locales/ja/hints.ts'
import type { Translated } from '#locales/translated.ts'

/** Words of /inspire. */
export const hints: Translated<typeof source> = {
  title: 'ヒント',
  views: { label: 'ヒントのしゅるい', sampling: '土をとる前に' },
  topics: {
    acidity: '酸性（さんせい）と石灰（せっかい）',
    nitrogen: '窒素（ちっそ）',
    phosphate: 'リン酸（りんさん）',
    potassium: 'カリと苦土（くど）',
    salts: 'ハウスの塩類（えんるい）',
    compost: '堆肥（たいひ）と緑肥（りょくひ）',
    rotation: '同じ作物を続（つづ）けることと病気',
    crops: '作物ごとの土',
    measuring: 'はかり方と、そうだん',
  },
  marks: {
    A: '国や県などの資料（しりょう）',
    'A-t': '国や県などの資料（しりょう）の写し',
    B: 'JAやメーカーなどの資料（しりょう）',
    C: 'このアプリの考え（たしかではありません）',
  },
  loading: 'ヒントを読んでいます…',
  find: {
    search: 'ヒントをさがす',
    searchHint: 'さがす（せっかい など）',
    saved: 'お気に入り',
    found: (count) => `ヒントが${count}こあります`,
    nothing: '見つかりませんでした',
    nothingHow: '短い言葉でさがしてください。',
    near: 'にているヒント',
    noSaved: 'お気に入りは、まだありません',
    noSavedHow: 'カードの「お気に入り」をおすと、ここに集まります。',
    clear: 'さがすのをやめる',
  },
  deck: {
    monthTab: (month) => `${month}月`,
    fittingTab: 'はかった土に合う',
    fittingField: (field) => `「${field}」に合う`,
    fitting: '前にはかった土に合うヒント',
    from: (day) => `${day}の記録（きろく）から`,
    general: '。作物がわからないので、ふつうの作物のめやすです',
    noRecord: {
      title: 'はかると、合うヒントが先に出ます',
    },
    month: (month) => `${month}月に役に立つヒント`,
    all: '全部のヒントを見る',
    unknown: {
      title: 'このヒントは見つかりません',
      text: 'リンクが古いか、まちがっています。ほかのヒントを見てください。',
    },
  },
  evidence: (facts) => {
    const parts = facts.map(
      ({ name, value, sample }) => `${sample === '' ? '' : `「${sample}」の`}${name}が${value}`,
    )
    return `前は、${parts.join('、')}でした`
  },
  quoted: (word) => `「${word}」`,
  card: {
    todo: 'やること',
    related: (topic) => `「${topic}」のほかのヒント`,
    sources: (count) => `もとの本・サイト（${count}こ）`,
    ownTodo: '「やること」は、資料（しりょう）を読んで、このアプリが書きました。',
    favorite: 'お気に入り',
    share: '送る',
    shareOf: (title) => `「${title}」を送る`,
    removed: 'お気に入りをやめました',
    notKept: 'このスマホには、のこせません。ページをとじると、お気に入りが消えます。',
  },
  share: {
    title: 'このヒントを送る',
    link: 'リンクで送る',
    picture: '絵で送る',
    pictureHow: 'いんさつもできます。グループにも送れます。',
    make: '絵を作る',
    making: '絵を作っています…',
    failed: {
      title: '絵を作れませんでした',
      text: 'リンクで送るか、もう一度おしてください。',
    },
    send: '絵を送る',
    save: '絵をのこす',
    pictureOf: (title) => `ヒント「${title}」の絵`,
    file: (id) => `hint-${id}.png`,
    sources: (names) => `もとの本・サイト：${names}`,
    andMore: (names, more) => `${names} ほか${more}こ`,
    listed: (names) => names.join('、'),
  },
  sampling: {
    title: '土をとる前に',
  },
  checklist: {
    title: '土をとるときに、たしかめること',
    progress: (done, all) => `${all}のうち、${done}できた`,
    allDone: '全部できました。',
    clear: 'しるしを全部消す',
    cleared: 'しるしを消しました',
    kept: 'しるしは、ここに残ります。',
    notKept: {
      title: 'しるしをのこせません',
      text: 'ここには、のこせません。ページをとじると、しるしが消えます。',
    },
  },
  fivePoints: {
    text: '畑の5か所から、土をとります。四つのかどの少し内がわと、まん中です。同じ量（りょう）ずつとって、まぜます。',
    picture:
      '四角い畑を上から見た図。四つのかどの少し内がわに、1から4の点がある。かどをむすぶ2本の線がまじわるまん中に、5の点がある。',
  },
  depth: {
    text: '深さは、作物や資料（しりょう）によってちがいます。まず、キットの説明書（せつめいしょ）に合わせます。いつも同じ深さでとってください。',
    what: '何の土か',
    layer: '深さ',
    range: (from, to) => `${from}〜${to} cm`,
    where: 'もとの本・サイト',
  },
  waits: {
    title: '肥料（ひりょう）をまいてからの日数',
    text: '肥料（ひりょう）をまいたすぐあとは、土をとりません。待つ日数は、資料（しりょう）によってちがいます。',
    days: '最後（さいご）に肥料（ひりょう）をまいてから（日）',
    enough: 'もう、土をとれます',
    more: (days) => `あと${days}日待ちます`,
  },
  differing: '資料（しりょう）によってちがうこと',
}
