import { createStore } from 'zustand/vanilla'
import { initialTeamState } from '#app/initial-states.ts'
import { createTeam } from '#app/team/team.ts'
import type { Sharing } from '#domain/team/sharing.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { listeners } from '#ports/listeners.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { NewInvitation } from '#domain/team/team.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePhotos } from '#testing/fakes/fake-photos.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { fakeTabs, type FakeTabs } from '#testing/fakes/fake-tabs.ts'
import { fakeTeamMemory } from '#testing/fakes/fake-team-memory.ts'
import type { FakeTeamOffice } from '#testing/fakes/fake-team-office.ts'

/** A phone with only a log and sharing; `open` loads the page with what is stored. */
export function teamPhone(office: FakeTeamOffice, number: number) {
  const device = `${number}-device`
  const log = fakeEventLog({ device })
  const [memory, preferences, photos] = [fakeTeamMemory(), fakePreferences(), fakePhotos()]
  const [clock, line, connectivity] = [fakeClock(), office.phone(), fakeConnectivity()]
  const kept = listeners<[events: readonly StoredEvent[]]>()
  const arrived: string[] = []
  let tabs = fakeTabs()

  function open() {
    tabs = fakeTabs()
    return openTab(tabs, preferences)
  }

  function openTab(ofTab: FakeTabs, preferencesOfTab: Preferences) {
    return createTeam({
      log,
      memory,
      preferences: preferencesOfTab,
      photos,
      clock,
      connectivity,
      tabs: ofTab,
      server: line.server,
      onKept: kept.add,
      showArrived: ({ id }) => void arrived.push(id),
      readAgain: async () => undefined,
      kits: async () => [firstKit],
      store: createStore(() => initialTeamState),
    })
  }
  let team = open()

  return {
    log,
    photos,
    clock,
    memory,
    arrived,
    tabs: () => tabs,
    team: () => team,
    state: () => team.store.getState(),
    join: (sharing: Sharing = { kind: 'all' }, invitation: Partial<NewInvitation> = {}) =>
      team.join({
        code: office.invite(invitation),
        memberName: `member ${number}`,
        deviceName: `phone ${number}`,
        sharing,
      }),
    /** Appends an event as the app does, and notifies sharing. */
    async keep(event: Parameters<typeof log.append>[0]) {
      const outcome = await log.append(event)
      if (!outcome.ok) throw new Error(outcome.reason)
      kept.tell([outcome.value])
      return outcome.value
    },
    setOnline(isOnline: boolean) {
      line.setOnline(isOnline)
      connectivity.set(isOnline)
    },
    loseAnswers: line.loseAnswers,
    blockLive: () => line.blockLive(),
    /** Kills the browser and opens it again. */
    async reload() {
      team = open()
      await team.start()
      await team.syncNow()
    },
    /** Opens a second tab, which does not share; the first one learns what it writes. */
    async openBeside() {
      const second = openTab(fakeTabs({ beside: tabs }), {
        ...preferences,
        write(key, value) {
          preferences.writeElsewhere(key, value)
          return true
        },
        onChange: () => () => undefined,
      })
      await second.start()
      return second
    },
    sync: () => team.syncNow(),
  }
}

export type TeamPhone = ReturnType<typeof teamPhone>
