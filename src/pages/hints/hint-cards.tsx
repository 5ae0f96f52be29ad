import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { type RecordFact, factsOfRecord } from '#domain/hints/facts-of-record.ts'
import { hintDeck } from '#domain/hints/hint-deck.ts'
import type { HintTopic } from '#domain/hints/hint.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { isDefaultName } from '#locales/sample-names.ja.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/text/answer-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { ChipTabs } from '#ui/controls/chip.tsx'
import { testTimeText, thisMonth } from '#ui/text/day-text.ts'
import { useServices } from '#ui/services.tsx'
import { useCurrentChoices, useActivePlots } from '#ui/use-choices.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { itemName } from '#ui/text/short-name.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { BuiltCards } from './built-cards.tsx'
import { HintCard } from './hint-card.tsx'
import { hintOf } from './hint-of.ts'
import { HintGroups, HintList, type ShownHint } from './hint-list.tsx'
import type { FoundHints } from './found-hints.ts'
import { useHintSearch, type HintSearch } from './use-hint-search.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'

/** Includes text matching, which only a search needs. */
const finding = createModule(() => import('./found-hints.ts'))

/** Includes the rules of the diagnosis, which are needed only when there is a test to judge. */
const judging = createModule(() => import('./decided-levels.ts'))

const topics: readonly HintTopic[] = [...new Set(hints.map(({ topic }) => topic))]

/** `/inspire`: the cards. With `card` in the address that card alone, with a search its results. */
export function HintCards() {
  const card = useSearchState().get('card')
  const search = useHintSearch()
  const last = useLastFacts()
  const month = useThisMonth()
  if (card !== null) return <HintCard id={card} />
  if (search.isOpen) return <Found search={search} />
  if (last === null) return <BuiltCards />
  const { record } = last
  return record === null ? (
    <Deck search={search} last={last} month={month} />
  ) : (
    <JudgedDeck search={search} last={last} month={month} record={record} />
  )
}

/** Judged for the crops of the fields, as soon as those and the rules are loaded. */
function JudgedDeck({ record, ...props }: DeckProps & { readonly record: SoilRecord }) {
  const module = useModule(judging, true)
  const choices = useCurrentChoices()
  const plots = useActivePlots()
  const own = useOwnRules()
  const decided = useMemo(
    () =>
      choices === null ? null : (module?.decidedFacts(record, { choices, own, plots }) ?? null),
    [record, module, choices, own, plots],
  )
  return <Deck {...props} last={decided ?? props.last} />
}

interface DeckProps {
  readonly search: HintSearch
  readonly last: LastFacts
  readonly month: number | null
}

/** Hints for the field just measured come first, then those for the month; each topic has its own tab. */
function Deck({ search, last, month }: DeckProps) {
  const words = texts('hints')
  const deck = useMemo(() => hintDeck(hints, last.facts, month), [last, month])
  const fitting = deck.fitting.map(({ id, evidence }): ShownHint => ({
    hint: hintOf(id),
    reason: reasonText(evidence),
  }))
  const ofMonth = deck.ofMonth.map(withoutReason)
  const { tab, topic } = search
  const isFitting = topic === null && tab !== 'month' && fitting.length > 0
  const shown = topic !== null ? ofTopic(topic) : isFitting ? fitting : ofMonth
  const { record } = last
  const tabs = [
    ...(fitting.length > 0
      ? [{ to: '/inspire', label: fittingLabel(last), isCurrent: isFitting }]
      : []),
    ...(month === null
      ? []
      : [
          {
            to: fitting.length > 0 ? '/inspire?tab=month' : '/inspire',
            label: words.deck.monthTab(month),
            isCurrent: topic === null && !isFitting,
          },
        ]),
    ...otherTabs(topic),
  ]
  return (
    <>
      <ChipTabs label={words.views.label} tabs={tabs} />
      <section className="stack gap-4">
        <div className="flex wrap beside-3 muted baseline">
          <h2 className="ink">
            {topic !== null
              ? words.topics[topic]
              : isFitting
                ? words.deck.fitting
                : month !== null && words.deck.month(month)}
          </h2>
          {isFitting && record !== null && (
            <p>
              {words.deck.from(testTimeText(record.startedAt, record.wallOffset))}
              {last.isGeneral && words.deck.general}
            </p>
          )}
        </div>
        <HintList shown={shown} isOfTopic={topic !== null} />
        {record === null && topic === null && <NoRecord />}
      </section>
    </>
  )
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** What a new user sees, for every month: only the phone knows which it is, and its style shows that one. */
export function CardsOfAllMonths() {
  const words = texts('hints')
  const inEach = (content: (month: number) => ReactNode) =>
    months.map((month) => (
      <span key={month} data-of-month={month}>
        {content(month)}
      </span>
    ))
  return (
    <>
      <ChipTabs
        label={words.views.label}
        tabs={[
          { to: '/inspire', label: inEach(words.deck.monthTab), isCurrent: true },
          ...otherTabs(null),
        ]}
      />
      <section className="stack gap-4">
        <div className="flex wrap beside-3 muted baseline">
          <h2 className="ink">{inEach(words.deck.month)}</h2>
        </div>
        {months.map((month) => (
          <div key={month} data-of-month={month}>
            <HintList shown={hintDeck(hints, [], month).ofMonth.slice(0, 1).map(withoutReason)} />
          </div>
        ))}
      </section>
    </>
  )
}

const withoutReason = (id: HintId): ShownHint => ({ hint: hintOf(id), reason: '' })

/** The tabs after the first: the topics, and how to take soil. */
function otherTabs(topic: HintTopic | null) {
  const words = texts('hints')
  return [
    ...topics.map((one) => ({
      to: `/inspire?topic=${one}`,
      label: words.topics[one],
      isCurrent: one === topic,
    })),
    { to: '/inspire?view=sampling', label: words.views.sampling, isCurrent: false },
  ]
}

const ofTopic = (topic: HintTopic) =>
  hints.filter((hint) => hint.topic === topic).map((hint): ShownHint => ({ hint, reason: '' }))

/** Label of the tab for the latest test: the field's name, when there is one field and it has more than a number. */
function fittingLabel({ record }: LastFacts): string {
  const words = texts('hints').deck
  const [sample, ...others] = record?.samples ?? []
  if (sample === undefined || others.length > 0) return words.fittingTab
  const isNumber = !/\D/u.test(sample.name) || isDefaultName(sample.name, 1)
  return isNumber ? words.fittingTab : words.fittingField(sample.name)
}

/** Nothing measured yet: explains how to get hints for one's own soil. */
function NoRecord() {
  const words = texts('hints')
  return (
    <Card kind="flush">
      <Rows>
        <Row icon="timer" title={words.deck.noRecord.title} to="/" />
      </Rows>
    </Card>
  )
}

function outcomeOf(found: FoundHints): string {
  const words = texts('hints').find
  const { length } = found.hints
  return found.isExact || length === 0 ? words.found(length) : words.near
}

/** The results of a search, or the saved hints. */
function Found({ search }: { readonly search: HintSearch }) {
  const words = texts('hints').find
  const { favorites } = useServices()
  const ids = useStore(favorites.store, (state) => state.ids)
  const module = useModule(finding, true)
  const found = module?.findHints(search, ids) ?? { isExact: true, hints: [] }
  const isEmptyShelf = search.savedOnly && ids.length === 0
  return (
    <section className="stack gap-4">
      {!search.savedOnly && (
        <form className="grid readable" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            aria-label={words.search}
            value={search.typed}
            placeholder={words.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={60}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the tap before
            autoFocus={search.typed === ''}
            onChange={({ target }) => search.type(target.value)}
          />
        </form>
      )}
      {(search.savedOnly || search.typed.trim() !== '') && module !== null && (
        <>
          <h2>
            <output>{search.savedOnly ? words.saved : outcomeOf(found)}</output>
          </h2>
          {found.hints.length === 0 && (
            <p>
              <b>{isEmptyShelf ? words.noSaved : words.nothing}</b>
              <br />
              {isEmptyShelf ? words.noSavedHow : words.nothingHow}
            </p>
          )}
          <HintGroups shown={found.hints.map((hint) => ({ hint, reason: '' }))} />
        </>
      )}
      <div>
        <Button icon="close" onClick={() => search.clear()}>
          {words.clear}
        </Button>
      </div>
    </section>
  )
}

/** Why a hint applies, in words; empty when nothing was measured. */
function reasonText(evidence: readonly RecordFact[]): string {
  if (evidence.length === 0) return ''
  const words = texts('hints')
  return words.evidence(
    evidence.map(({ analyte, answer, finding: found, sampleName }) => {
      const value = answerText(analyte, answer).value.replaceAll(' ', '\u00A0')
      return {
        name: itemName(analyte, [analyte]),
        value: found.kind === 'value' ? value : words.quoted(value),
        sample: sampleName,
      }
    }),
  )
}

interface LastFacts {
  readonly facts: readonly RecordFact[]
  /** The newest record with any facts; null when there is none. */
  readonly record: SoilRecord | null
  /** No crop is known: the limits are those for most crops. */
  readonly isGeneral: boolean
}

/** The facts of the latest test; null until the records have been read. */
function useLastFacts(): LastFacts | null {
  const { records } = useServices()
  const isReady = useStore(records.store, (state) => state.isReady)
  const recent = useStore(records.store, (state) => state.recent)
  return useMemo(() => (isReady ? lastFacts(recent) : null), [isReady, recent])
}

function lastFacts(recent: readonly SoilRecord[]): LastFacts {
  for (const record of recent) {
    const facts = factsOfRecord(record)
    if (facts.length > 0) return { facts, record, isGeneral: false }
  }
  return { facts: [], record: null, isGeneral: false }
}

const never = () => () => undefined

/** 1–12 by the phone's calendar; null while a prerendered page is being hydrated. */
const useThisMonth = (): number | null => useSyncExternalStore(never, thisMonth, () => null)
