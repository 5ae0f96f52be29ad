import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { quantities } from '#domain/diagnosis/input/diagnosis-input.ts'
import { isEcItem } from '#domain/diagnosis/measured-items.ts'
import { cropStand, isPermanentCrop } from '#domain/diagnosis/dose/timing.ts'
import type { DecisionAction, Judgement, RetestAction, StopReason } from './decision.ts'
import { retest, type Retest } from './message.ts'

/** The coming tests, the next one first: of what was not read, before what is held, after lime, and of the season. */
export function retestsOf(
  items: readonly Judgement[],
  actions: readonly DecisionAction[],
  { input, book }: DiagnosisContext,
): readonly Retest[] {
  const isStoppedBy = (reason: StopReason) =>
    actions.some((one) => one.kind === 'stop' && one.reason === reason)
  const isTopDressed = actions.some(
    (one) => one.kind === 'stop' && one.reason === 'none-in-standard' && one.what.includes('n'),
  )
  const { low, high } = book.lime.retestDays
  const isLimed = actions.some(isLiming)
  const unread = quantities.filter((one) => items.some((it) => it.item === one && isUnread(it)))
  const ofWords = unread.filter((one) => items.some((it) => it.item === one && it.isOfWords))
  const nextDressing = items.some(({ item }) => item === 'nitrate' || item === 'lab-nitrate-n')
    ? 'before-next-dressing'
    : 'again-before-next-dressing'
  return [
    ...(unread.length > 0
      ? [
          {
            key: 'unread',
            params: { items: unread, ...(ofWords.length > 0 && { ofWords }) },
          } as const,
        ]
      : []),
    ...(isStoppedBy('salts')
      ? [retest(items.some(({ item }) => isEcItem(item)) ? 'after-salt-with-ec' : 'after-salt')]
      : isStoppedBy('to-check')
        ? [retest('after-check')]
        : []),
    ...(isLimed ? [{ key: 'after-lime', params: { from: low, to: high } } as const] : []),
    retest(
      input.growth === 'growing' || isTopDressed
        ? nextDressing
        : isPermanentCrop(cropStand(input.crop))
          ? 'next-year'
          : 'before-planting',
    ),
    retest('laboratory-yearly'),
  ]
}

const isUnread = ({ verdict }: Judgement) =>
  verdict.kind === 'not-judged' &&
  (verdict.reason === 'not-read' || verdict.reason === 'no-color-fits')

export const retestAction = (one: Retest): RetestAction => ({
  kind: 'retest',
  id: `retest-${one.key}`,
  retest: one,
  days: one.key === 'after-lime' ? one.params : null,
})

const isLiming = (one: DecisionAction) => one.kind === 'add' && one.what === 'lime'

/**
 * What was not read is measured before anything is spread. The test after liming follows the lime, which comes weeks before the
 * fertilizer; the other tests come last.
 */
export function inOrderOfDoing(
  actions: readonly DecisionAction[],
  retests: readonly RetestAction[],
): readonly DecisionAction[] {
  const limed = actions.findLastIndex(isLiming) + 1
  const unread = retests.filter((one) => one.retest.key === 'unread')
  const afterLime = retests.filter((one) => one.retest.key === 'after-lime')
  return [
    ...unread,
    ...actions.slice(0, limed),
    ...afterLime,
    ...actions.slice(limed),
    ...retests.filter((one) => !unread.includes(one) && !afterLime.includes(one)),
  ]
}
