import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventRefusal, TeamReason, TeamRole } from '#domain/team/team.ts'
import { notSaved } from './not-saved.ts'

const reasons: Record<TeamReason | StorageFailure | 'already', string> = {
  offline: 'サーバーにつながりません。電波の届く所で、もう一度試してください。',
  'no-server':
    'このアドレスには、共有サーバーがありません。事務所から届いた招待リンクを開いてください。',
  'unknown-token': 'この端末は、事務所に登録されていません。もう一度招待してもらってください。',
  revoked: '事務所が、この端末の共有を止めました。記録はこの端末に残っています。',
  'not-allowed': 'この操作は、管理者だけができます。',
  'not-found': '招待が見つかりません。リンクを確認してください。',
  'other-team': '招待が見つかりません。リンクを確認してください。',
  'other-log': 'サーバーの記録が入れ替わりました。この端末から送り直しています。',
  malformed: '招待を読めません。リンクを確認してください。',
  used: 'この招待は、もう使われています。新しい招待をもらってください。',
  expired: '招待の期限が切れています。新しい招待をもらってください。',
  'too-large': 'データが大きすぎて送れません。',
  'too-many': '混み合っています。しばらくして、自動で送ります。',
  quota: 'サーバーの空き容量が足りません。管理者に知らせてください。',
  busy: 'サーバーが応答しません。しばらくして、自動で送ります。',
  'unreadable-answer': 'サーバーの応答を読めません。アプリを更新して、もう一度試してください。',
  already: 'すでに参加しています。ほかのチームに入るときは、先に抜けてください。',
  ...notSaved,
}
const refusals: Record<EventRefusal, string> = {
  malformed: 'サーバーが読めない内容です',
  'too-large': '大きすぎます',
  kind: '新しい種類の記録です。サーバーの更新が必要です',
  'not-allowed': '記録を送る権限がありません',
  ahead: 'この端末の時計が進んでいます',
  differs: '番号が同じで、内容の違う記録があります',
  quota: 'サーバーの空き容量が足りません',
}
const roles: Record<TeamRole, string> = { owner: '管理者', writer: '読み書き', reader: '見るだけ' }

/** Records shared through an office's own server. */
export const team = {
  title: 'チームで共有',
  back: 'データの管理に戻る',
  loading: '読み込んでいます…',
  reasons,
  roles,

  state: {
    shared: '共有しました',
    at: (when: string) => when,
    waiting: (count: number) => `送信待ち ${count}件`,
    later: '電波が戻ると、自動で送ります',
    sending: '送っています',
    ahead: 'この端末の時計が進んでいます。時刻を合わせると送ります',
    arriving: (count: string) => `${count}件を受け取っています`,
    refused: (count: number) => `${count}件を送れませんでした`,
    ended: '共有は止まっています',
    open: '共有の状態',
  },
  refused: {
    retry: 'もう一度送る',
    list: '送れなかった記録',
    things: {
      record: '測定',
      plots: '畑',
      kits: 'キット',
      charts: '色見本',
      standards: '施肥基準',
      fertilizers: '肥料',
    },
    reasons: refusals,
  },

  join: {
    needed: '招待されると、共有できます',
    lead: '事務所のサーバーで、記録と畑を共有できます。招待のリンクかQRコードから参加します。',
    scan: 'QRコードを読む',
    link: '招待のリンク',
    linkHint: '届いたリンクを、ここに貼ります',
    next: '次へ',
    notALink: '招待のリンクではありません。',
    memberName: 'あなたの名前',
    deviceName: 'この端末の名前',
    deviceNames: { phone: 'スマートフォン', computer: 'パソコン' },
    missing: '名前を入力してください。',
    act: '参加する',
    detail: '記録は、この端末にも残ります',
    joining: '参加しています…',
    joined: (name: string) => `${name}に参加しました。`,
  },

  sharing: {
    title: '共有するもの',
    all: 'すべて',
    chosen: '選んだものだけ',
    farmers: '生産者',
    groups: '部会・地区',
    none: '生産者が未設定の記録・キット・色見本',
    chosenText: (names: string) => (names === '' ? '何も共有していません' : names),
    reader: 'あなたの権限は「見るだけ」です。この端末の記録は送りません。',
    kept: '共有するものを変更しました。',
    note: '選ばないものは、この端末だけに残ります。一度送ったものは、チームにも残ります。',
    save: 'これにする',
  },

  people: {
    title: 'メンバー',
    thisDevice: 'この端末',
    never: 'まだ使っていません',
    stopped: '停止中',
    invited: (until: string) => `招待中・${until}まで`,
    used: '使用済みの招待',
    waiting: '参加待ち',
    limited: (names: string) => `${names}だけ`,
    role: '権限',
    onlyFarmers: '見える生産者',
    onlyFarmersHint: '空欄なら全員。複数は「、」で区切ります',
    save: '変更する',
    saved: '変更しました。',
    stop: 'この人の共有を止める',
    stopDevice: (name: string) => `「${name}」の共有を止める`,
    resume: '共有を再開する',
    withdraw: '招待を取り消す',
    nameless: '（名前なし）',
  },
  invite: {
    open: '招待する',
    name: '相手の名前',
    hours: '期限',
    hourChoices: { '24': '1日', '72': '3日', '720': '30日' },
    make: '招待を作る',
    show: (name: string) => `${name}の招待`,
    text: '土壌診断キット専用タイマーで、記録を共有しませんか。',
    how: '相手のカメラでこのQRコードを読むか、リンクを送ります。1人が1回だけ使えます。',
  },

  leave: {
    open: 'チームから抜ける',
    title: 'チームから抜けますか',
    text: 'この端末の記録は、そのまま残ります。これからの記録は送りません。',
    stay: '抜けない',
    act: '抜ける',
    done: 'チームから抜けました。記録は残っています。',
    kept: 'ここまでの記録は、この端末に残っています。',
  },

  history: {
    title: '保存・変更した人',
    line: ({ who, when, what }: { who: string; when: string; what: string }) =>
      `${when} ${who}：${what}`,
    unknown: 'ほかの端末',
    kinds: {
      'record-kept': '測定を保存した',
      'record-changed': '変更した',
      'record-removed': '消した',
      'record-restored': '元に戻した',
    },
  },
}
