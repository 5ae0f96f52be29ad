/** Words of /inspire. */
export const hints = {
  title: '土づくりのヒント',
  lead: '正しい測定は、土のとり方から始まります。畑に持って行って、順に確かめてください。',
  checklist: {
    title: '土をとる時の確認',
    progress: (done: number, all: number) => `${done} / ${all} 済み`,
    allDone: 'すべて済みました。',
    clear: '印をすべて消す',
    cleared: '印を消しました',
    undo: '元に戻す',
    kept: '印はこの端末に残ります。',
    notKept: {
      title: '印を残せません',
      text: 'この端末では保存できません。ページを閉じると印が消えます。',
    },
  },
  fivePoints: {
    title: '5点法',
    text: '四すみの少し内側と、まん中の5か所から、同じ量ずつとって混ぜます。',
    picture:
      '四角い畑を上から見た図。四すみの少し内側に1から4の点、2本の対角線が交わるまん中に5の点がある。',
  },
  depth: {
    text: '深さは、作物や出典によって違います。まずキットの説明書に合わせ、毎回同じ深さでとってください。',
    differs: '出典によって違います',
    what: '対象',
    layer: '深さ',
    range: (from: number, to: number) => `${from}〜${to} cm`,
    where: '出典',
  },
  waits: {
    title: '肥料をまいてからの日数',
    text: '肥料をまいたすぐあとの土は避けます。待つ日数は、出典によって違います。',
    days: '最後に肥料をまいてから（日）',
    daysHint: '分かれば、日数を入れてください。',
    enough: '足りています',
    more: (days: number) => `あと${days}日`,
  },
  differing: '出典によって違うこと',
  manual: 'キットの使い方を見る',
  timer: 'タイマーへ',
}
