import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPlots } from '#app/records/kept-plots.ts'
import { projectRecord } from '#app/records/project-record.ts'
import { keptEvent, kitRef, recordEvent, recordKitEvent } from '#app/records/record-events.ts'
import { recordStream } from '#app/records/event-streams.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { fakeStart } from '#testing/fakes/fake-clock.ts'
import { fakeTeamOffice } from '#testing/fakes/fake-team-office.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { teamPhone, type TeamPhone } from '#testing/team-phones.ts'

// Three phones work separately for a week, each syncing now and then, over connections that lose answers.

const seeds = process.env['DEEP_TESTS'] === '1' ? 1000 : 20
const ref = kitRef(firstKit)
const plots = ['p1', 'p2']
const records = ['r1', 'r2', 'r3']
const plotEvent = (kind: string, payload: object): NewEvent => ({
  stream: 'plots',
  kind,
  version: 1,
  payload,
})

const word = fc.constantFrom('a', 'b', 'c')
const anyEvent: fc.Arbitrary<NewEvent> = fc.oneof(
  fc.constantFrom(...plots).map((id) => plotEvent('plot-kept', newPlot(id, id))),
  fc
    .tuple(fc.constantFrom(...plots), fc.constantFrom('note', 'name'), word)
    .map(([id, field, value]) => plotEvent('plot-changed', { id, fields: { [field]: value } })),
  fc
    .tuple(fc.constantFrom(...plots), fc.constantFrom('plot-removed', 'plot-restored'))
    .map(([id, kind]) => plotEvent(kind, { id })),
  fc.constantFrom(...records).map((id) => keptEvent(soilRecord(id, fakeStart), ref)),
  fc
    .tuple(fc.constantFrom(...records), word)
    .map(([id, value]) =>
      recordEvent('record-changed', id, { changes: [{ field: 'note', value }] }),
    ),
  fc
    .tuple(
      fc.constantFrom(...records),
      fc.constantFrom('record-removed' as const, 'record-restored' as const),
    )
    .map(([id, kind]) => recordEvent(kind, id)),
)

type Happening =
  | { readonly kind: 'keep'; readonly event: NewEvent }
  | { readonly kind: 'meet'; readonly lost: readonly boolean[] }
  | { readonly kind: 'reload' }

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: anyEvent.map((event) => ({ kind: 'keep' as const, event })) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.boolean(), { maxLength: 3 })
      .map((lost) => ({ kind: 'meet' as const, lost })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
)
const anyWeek = fc.array(fc.tuple(fc.nat(2), anyHappening), { minLength: 5, maxLength: 40 })

async function happen(phone: TeamPhone, happening: Happening) {
  if (happening.kind === 'keep') await phone.keep(happening.event)
  else if (happening.kind === 'reload') await phone.reload()
  else {
    phone.loseAnswers(...happening.lost)
    phone.setOnline(true)
    await phone.sync()
    phone.setOnline(false)
  }
}

/** What a phone shows: its fields, and its tests in their current state. */
const shown = ({ log }: TeamPhone) => ({
  plots: [...foldPlots(log.all()).plots].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  records: records.map((id) => {
    const events = log.all().filter(({ stream }) => stream === recordStream(id))
    const { record, isRemoved } = projectRecord(events, () => firstKit)
    return { record, isRemoved }
  }),
})

const idsOf = ({ log }: TeamPhone) => new Set(log.all().map(({ id }) => id))

test(`three phones that were apart for a week show the same, and nothing has vanished (${seeds} weeks)`, async () => {
  await fc.assert(
    fc.asyncProperty(anyWeek, async (week) => {
      const office = fakeTeamOffice({ now: () => fakeStart })
      const phones = [1, 2, 3].map((number) => teamPhone(office, number))
      for (const phone of phones) {
        await phone.join()
        await phone.keep(recordKitEvent(ref, firstKit))
        await phone.sync()
        phone.setOnline(false)
      }
      for (const [number, happening] of week) {
        const phone = phones[number]
        if (phone !== undefined) await happen(phone, happening)
      }
      const made = new Set(phones.flatMap((phone) => [...idsOf(phone)]))
      for (const round of [1, 2]) {
        for (const phone of round === 1 ? phones : phones.toReversed()) {
          phone.loseAnswers()
          phone.setOnline(true)
          // Some answers scheduled to be lost during the week may remain.
          for (let again = 0; again < 5; again += 1) await phone.sync()
        }
      }
      const [first, ...others] = phones
      if (first === undefined) throw new Error('no phones')
      for (const phone of phones) expect(idsOf(phone)).toEqual(made)
      for (const phone of others) expect(shown(phone)).toEqual(shown(first))
      for (const phone of phones) expect(phone.state()).toMatchObject({ waiting: 0, problem: null })
    }),
    { numRuns: seeds, seed: 18 },
  )
}, 600_000)
