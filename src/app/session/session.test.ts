import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeAlarm } from '#testing/fakes/fake-alarm.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakeNotifier } from '#testing/fakes/fake-notifier.ts'
import { fakePlanner } from '#testing/fakes/fake-planner.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { fakeTabs } from '#testing/fakes/fake-tabs.ts'
import { fakeVibration } from '#testing/fakes/fake-vibration.ts'
import { fakeVoice } from '#testing/fakes/fake-voice.ts'
import { fakeWakeLock } from '#testing/fakes/fake-wake-lock.ts'
import { stripKit } from '#testing/small-kit.ts'
import { agenda } from '#domain/run/agenda.ts'
import { recordOf } from '#domain/run/record-of.ts'
import { tasksOf } from '#domain/run/task.ts'
import { minutes, seconds } from '#domain/units.ts'
import { firstKitNow } from '#knowledge/kits/first-kit.ts'
import { changeLanguage } from '#locales/change-language.ts'
import { voice as voiceWords } from '#locales/ja/voice.ts'
import { createStores, createStoreOf } from '#app/initial-states.ts'
import { createFreeTimers } from './free-timers.ts'
import { createPlanning } from '#app/planning/planning.ts'
import { createRecords } from '#app/records/records.ts'
import { createSession } from './session.ts'
import { createSettings } from '#app/settings/settings.ts'
import { createSignals } from './signals.ts'

/** A phone with its app; `reload` restarts the app with what the phone has stored. */
function phone() {
  const clock = fakeClock()
  const log = fakeEventLog()
  const tabs = fakeTabs()
  const ids = fakeIds()
  const preferences = fakePreferences()
  const open = () => {
    const alarm = fakeAlarm({ clock })
    const voice = fakeVoice({ clock })
    const notifier = fakeNotifier({ permission: 'granted' })
    const wakeLock = fakeWakeLock()
    const settings = createSettings(preferences)
    const vibration = fakeVibration()
    const devices = { clock, alarm, voice, vibration, notifier, wakeLock, tabs }
    const stores = createStores()
    const words = () => voiceWords
    const signals = createSignals({
      ...devices,
      settings: settings.store,
      words,
      store: stores.signals,
    })
    const records = createRecords({ log, store: createStoreOf('records') })
    const planning = createPlanning({ preferences, planner: fakePlanner(), store: stores.forecast })
    const needs = { clock, log, tabs, ids, signals, records, planning }
    const session = {
      ...createSession({ ...needs, store: stores.session, time: stores.time }),
      store: stores.session,
    }
    const timers = { ...createFreeTimers({ ...needs, store: stores.timers }), store: stores.timers }
    signals.start()
    const signalsState = stores.signals.getState
    const noticed = { alarm, voice, vibration, notifier, wakeLock, signals, signalsState }
    return Object.assign(noticed, { settings, records, session, timers })
  }
  return { clock, log, tabs, preferences, open }
}

const setup = (samples = 1) => ({
  kit: stripKit,
  analytes: ['ph', 'no3', 'p'],
  samples: Array.from({ length: samples }, (_, index) => ({
    id: `s${index}`,
    name: `試料${index + 1}`,
  })),
})

const japaneseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

let device = phone()
let app = device.open()

const live = () => {
  const state = app.session.store.getState()
  if (state.phase !== 'running') throw new Error(`phase ${state.phase}`)
  return state
}
const task = () => {
  const now = agenda(live().run, device.clock.now(), { ...live(), role: null }).now
  if (now === null) throw new Error('nothing to do')
  return now
}
const confirm = () => app.session.confirm(task())
const reload = async () => {
  app = device.open()
  await app.session.start()
}

/** Fills, shakes and dips the first strip: its reading is due in 60 s. */
async function dipped() {
  await app.session.begin(setup())
  await confirm()
  await confirm()
  device.clock.pass(seconds(60))
  const dip = tasksOf(live().run).find(({ lane }) => lane === 'n')
  if (dip === undefined) throw new Error('nothing to dip')
  await app.session.confirm(dip)
  device.clock.pass(seconds(3))
}

async function readAll() {
  for (const analyte of ['ph', 'no3']) {
    await app.session.read({ sample: 's0', lane: 'n' }, analyte, { kind: 'level', level: 1 })
  }
  await app.session.read({ sample: 's0', lane: 'p' }, 'p', { kind: 'undetectable' })
}

beforeEach(async () => {
  device = phone()
  app = device.open()
  await app.session.start()
})

describe('a test with a built-in kit', () => {
  afterEach(() => changeLanguage('ja'))
  const beginFirstKit = () =>
    app.session.begin({ ...setup(), kit: firstKitNow(), analytes: ['ph', 'no3n'] })

  it('uses the language of the screen from the change on, and after a reload', async () => {
    await beginFirstKit()
    const japanese = task().step
    await confirm()
    await changeLanguage('en')
    await app.session.translate()
    expect(live().run.kit).toEqual(firstKitNow())
    expect(japaneseScript.test(JSON.stringify(tasksOf(live().run)))).toBe(false)
    // An undone step is in the new language too.
    await app.session.undo()
    expect(task().step.id).toBe(japanese.id)
    expect(task().step).not.toEqual(japanese)
    await reload()
    await vi.waitFor(() => expect(live().run.kit).toEqual(firstKitNow()))
    await changeLanguage('ja')
    await app.session.translate()
    expect(task().step).toEqual(japanese)
  })

  it('translates default sample names, and leaves typed ones', async () => {
    const names = ['試料1', '北の畑', '試料9']
    const samples = names.map((name, index) => ({ id: String(index + 1), name }))
    await app.session.begin({ ...setup(), kit: firstKitNow(), analytes: ['ph'], samples })
    const shown = () => live().run.samples.map(({ name }) => name)
    await changeLanguage('en')
    await app.session.translate()
    expect(shown()).toEqual(['Sample 1', '北の畑', '試料9'])
    await confirm()
    await app.session.undo()
    expect(shown()).toEqual(['Sample 1', '北の畑', '試料9'])
    await changeLanguage('ja')
    await app.session.translate()
    expect(shown()).toEqual(names)
  })

  it('is stored in the language it was begun in', async () => {
    await beginFirstKit()
    const { run } = live()
    await changeLanguage('en')
    await app.session.translate()
    expect(recordOf(live().run, 'abandoned', device.clock.now()).kit).toEqual(run.kit)
  })

  it("is not translated where the kit is the user's own", async () => {
    await app.session.begin(setup())
    const { kit } = live().run
    await changeLanguage('en')
    await app.session.translate()
    expect(live().run.kit).toBe(kit)
  })
})

describe('a session', () => {
  it('is idle until a test is begun', async () => {
    expect(app.session.store.getState().phase).toBe('idle')
    await app.session.begin(setup())
    expect(live().run.samples).toHaveLength(1)
    expect(app.wakeLock.isWanted()).toBe(true)
    expect(device.tabs.isBusy()).toBe(true)
  })

  it('rings for the reading at its exact second', async () => {
    await dipped()
    const due = device.clock.now() + 60_000
    device.clock.pass(seconds(61))
    expect(app.alarm.heard().find(({ sound }) => sound === 'read')).toMatchObject({ due, at: due })
    expect(app.voice.said()).toContain('試料1、いま読んでください')
  })

  it('says 3、2、1 and the cue while a strip is dipped', async () => {
    await dipped()
    expect(app.voice.said().slice(-4)).toEqual(['3', '2', '1', 'up'])
  })

  it('waits for the end of the spoken cue before the next step is announced', async () => {
    await dipped()
    app.signals.say('next')
    device.clock.pass(seconds(5))
    app.signals.say('after that')
    expect(app.voice.utterances().slice(-3)).toMatchObject([
      { text: 'up', interrupt: true },
      { text: 'next', interrupt: false },
      { text: 'after that', interrupt: true },
    ])
  })

  it('stores each tap before it shows', async () => {
    await app.session.begin(setup())
    const before = live().run
    let shownWhileStoring: unknown = null
    const append = device.log.append.bind(device.log)
    Object.assign(device.log, {
      append: async (...event: Parameters<typeof append>) => {
        const kept = await append(...event)
        shownWhileStoring = live().run
        return kept
      },
    })
    await confirm()
    expect(shownWhileStoring).toBe(before)
    expect(live().run).not.toBe(before)
  })

  it('returns to the right second after a reload', async () => {
    await dipped()
    const due = device.clock.now() + 60_000
    const strip = () => live().run.samples[0]?.lanes[1]?.track.state
    device.clock.pass(seconds(20))
    await reload()
    expect(live().isResumed).toBe(true)
    expect(strip()).toMatchObject({ at: 'running', due })
    device.clock.pass(minutes(5))
    expect(strip()).toMatchObject({ at: 'reading', due })
  })

  it('shows what ended while the page was closed as overdue, never as done', async () => {
    await dipped()
    const due = device.clock.now() + 60_000
    app = device.open()
    device.clock.jump(minutes(10))
    await app.session.start()
    expect(task()).toMatchObject({ step: { id: 'read-n' }, status: { kind: 'read', due } })
  })

  it('stores the finished readings with their lateness', async () => {
    await dipped()
    await confirm()
    device.clock.pass(seconds(75))
    await readAll()
    await app.session.end({ keepReadings: true })
    await app.records.start()
    const [record] = app.records.store.getState().recent
    expect(record).toMatchObject({ how: 'finished', samples: [{ name: '試料1' }] })
    expect(
      record?.readings.map(({ analyte, dueAt, readAt }) => [analyte, (readAt - dueAt) / 1000]),
    ).toEqual([
      ['ph', 15],
      ['no3', 15],
      ['p', 5],
    ])
    expect(app.session.store.getState().phase).toBe('idle')
    expect(app.wakeLock.isWanted()).toBe(false)
  })

  it('has the readings in the history before the user leaves the results', async () => {
    await dipped()
    await confirm()
    device.clock.pass(seconds(75))
    await readAll()
    await reload()
    await app.records.start()
    expect(app.records.store.getState().recent).toHaveLength(1)
    expect(live().recordStatus).toBe('kept')
  })

  it('keeps a correction made on the results', async () => {
    await dipped()
    await confirm()
    device.clock.pass(seconds(75))
    await readAll()
    await app.session.correct('s0', 'p', { kind: 'level', level: 2 })
    await app.session.end({ keepReadings: true })
    await app.records.start()
    expect(app.records.store.getState().recent).toMatchObject([
      { readings: [{}, {}, { analyte: 'p', answer: { kind: 'level', level: 2 } }] },
    ])
  })

  it('undoes a mis-tap and cancels its alarm', async () => {
    await dipped()
    await app.session.undo()
    device.clock.pass(minutes(2))
    expect(app.alarm.heard().some(({ sound }) => sound === 'read')).toBe(false)
    expect(task()).toMatchObject({ step: { id: 'dip-n' }, status: { kind: 'ready' } })
  })

  it('gives two quickly added samples two names, and undoes the tap before', async () => {
    await app.session.begin(setup())
    const nameOf = (place: number) => `試料${place}`
    await Promise.all([app.session.addSample(nameOf), app.session.addSample(nameOf)])
    expect(live().run.samples.map(({ name }) => name)).toEqual(['試料1', '試料2', '試料3'])
    const [, , third] = live().run.samples
    await Promise.all([app.session.dropSample(third?.id ?? ''), app.session.undo()])
    expect(live().run.samples.some(({ dropped }) => dropped)).toBe(false)
  })

  it('leaves nothing in the history when asked not to keep the readings', async () => {
    await dipped()
    await app.session.end({ keepReadings: false })
    await reload()
    await app.records.start()
    expect(app.session.store.getState().phase).toBe('idle')
    expect(app.records.store.getState().recent).toEqual([])
  })

  it('keeps the readings so far of an abandoned test', async () => {
    await dipped()
    device.clock.pass(seconds(60))
    await app.session.read({ sample: 's0', lane: 'n' }, 'ph', { kind: 'level', level: 0 })
    await app.session.end({ keepReadings: true })
    await app.records.start()
    expect(app.records.store.getState().recent).toMatchObject([
      { how: 'abandoned', readings: [{ analyte: 'ph' }] },
    ])
  })

  it('keeps timing when the device cannot store anything, and says so', async () => {
    device.log.fail('full')
    await dipped()
    expect(live().notPersisted).toBe('full')
    device.clock.pass(seconds(61))
    expect(app.alarm.heard().some(({ sound }) => sound === 'read')).toBe(true)
  })

  it("does not move when the phone's clock is changed", async () => {
    await dipped()
    const due = device.clock.now() + 60_000
    device.clock.turn(seconds(3600))
    await Promise.resolve()
    device.clock.pass(seconds(61))
    expect(app.alarm.heard().find(({ sound }) => sound === 'read')).toMatchObject({ at: due })
    await reload()
    expect(live().run.wallOffset).toBe(3_600_000)
    expect(task()).toMatchObject({ status: { kind: 'read', due } })
  })

  it('asks for the true time when the clock has gone back unseen, and moves nothing for the one it shows', async () => {
    await dipped()
    const due = device.clock.now() + 60_000
    device.clock.ambiguous(seconds(3600))
    expect(live().clockCandidates).toHaveLength(2)
    const [, later] = live().clockCandidates ?? []
    if (later === undefined) throw new Error('the clock is certain')
    await app.session.resolveClock(later)
    expect(live().clockCandidates).toBeNull()
    device.clock.pass(seconds(61))
    expect(task()).toMatchObject({ status: { kind: 'read', due } })
  })

  it('asks after a reload as well, and does not ask again once answered', async () => {
    await dipped()
    const due = device.clock.now() + 60_000
    device.clock.ambiguous(seconds(3600))
    await reload()
    const [, later] = live().clockCandidates ?? []
    if (later === undefined) throw new Error('the clock is certain')
    // The user takes time to decide, and the clock goes on meanwhile.
    device.clock.pass(seconds(20))
    await app.session.resolveClock(later)
    expect(live().run.wallOffset).not.toBe(0)
    await reload()
    expect(live().clockCandidates).toBeNull()
    device.clock.pass(seconds(43))
    expect(task()).toMatchObject({ status: { kind: 'read', due } })
  })

  it('is only shown, silently, in a second tab until that takes over', async () => {
    await dipped()
    device.tabs.loseToOther()
    await reload()
    expect(live().isElsewhere).toBe(true)
    expect(app.signalsState().ringsHere).toBe(false)
    await confirm()
    expect(task().status.kind).not.toBe('busy')
    device.clock.pass(seconds(61))
    expect(app.alarm.heard()).toEqual([])
    await app.session.takeOver()
    expect(live().isElsewhere).toBe(false)
    expect(app.signalsState().ringsHere).toBe(true)
  })

  it('cannot be ended from a tab that only shows it, while it runs in another', async () => {
    await dipped()
    device.clock.pass(seconds(61))
    await app.session.read({ sample: 's0', lane: 'n' }, 'ph', { kind: 'level', level: 1 })
    device.tabs.loseToOther()
    await reload()
    const before = device.log.all()
    await app.session.end({ keepReadings: true })
    await app.session.end({ keepReadings: false })
    expect(live().isElsewhere).toBe(true)
    expect(device.log.all()).toEqual(before)
  })

  it('restores a test once storage that hung at the start works', async () => {
    await dipped()
    const readKind = device.log.readKind.bind(device.log)
    Object.assign(device.log, { readKind: async () => [] })
    device.log.setHealth({ kept: 'memory', failure: 'broken' })
    await reload()
    expect(app.session.store.getState()).toEqual({ phase: 'loading', isStorageSilent: true })
    Object.assign(device.log, { readKind })
    device.log.setHealth({ kept: 'durable', failure: null })
    await new Promise(setImmediate)
    expect(live().isResumed).toBe(true)
  })

  it('skips unreadable entries of the log and uses the rest', async () => {
    await dipped()
    const tracks = () => live().run.samples.map(({ lanes }) => lanes.map(({ track }) => track))
    const before = tracks()
    const stream = `run:${live().run.id}`
    await device.log.append({
      stream,
      kind: 'run-event',
      version: 1,
      payload: { kind: 'confirmed', at: 'soon' },
    })
    await reload()
    expect(tracks()).toEqual(before)
  })

  it('uses voice, sound and vibration only where they are switched on', async () => {
    app.settings.update({ sound: false, voice: false })
    await dipped()
    device.clock.pass(seconds(61))
    expect(app.alarm.heard()).toEqual([])
    expect(app.voice.said()).toEqual([])
    expect(app.vibration.felt()).not.toEqual([])
    const felt = app.vibration.felt().length
    app.settings.update({ sound: true, voice: true, vibration: false })
    await readAll()
    await app.session.confirm(task())
    device.clock.pass(seconds(75))
    expect(app.vibration.felt()).toHaveLength(felt)
    expect(app.alarm.heard()).not.toEqual([])
    expect(app.voice.said()).not.toEqual([])
  })

  it('shows a notification where the page is hidden', async () => {
    await dipped()
    app.notifier.hide()
    device.clock.pass(seconds(61))
    expect(app.notifier.history().map(({ title }) => title)).toContain('試料1、いま読んでください')
  })
})

describe('free timers', () => {
  it('run several at once, ring each at its second, and survive a reload', async () => {
    await app.timers.start()
    await app.timers.begin('煮沸', seconds(90))
    await app.timers.begin('乾燥', seconds(30))
    device.clock.pass(seconds(31))
    expect(app.alarm.heard().map(({ sound }) => sound)).toEqual(['read'])
    app = device.open()
    await app.timers.start()
    expect(app.timers.store.getState().timers.map(({ name }) => name)).toEqual(['煮沸', '乾燥'])
    const due = device.clock.now() + 59_000
    // A tap unlocks sound again.
    await app.signals.prepare()
    device.clock.pass(seconds(60))
    expect(app.alarm.heard()).toContainEqual(
      expect.objectContaining({ sound: 'read', due, at: due }),
    )
    await app.timers.stop(app.timers.store.getState().timers[1]?.id ?? '')
    expect(app.timers.store.getState().timers).toHaveLength(1)
  })

  it('reject lengths outside 1 s to 24 h', async () => {
    expect(await app.timers.begin('x', seconds(0.5))).toBe(false)
    expect(await app.timers.begin('x', seconds(86_401))).toBe(false)
    expect(await app.timers.begin('x', seconds(Number.NaN))).toBe(false)
    expect(await app.timers.begin('x', seconds(86_400))).toBe(true)
  })
})

describe("the user's pace", () => {
  it('is learned once from a test, also where its results are reopened', async () => {
    const kept = () => JSON.stringify(device.preferences.read('hands-times'))
    await dipped()
    const dip = tasksOf(live().run).find(({ lane }) => lane === 'p')
    if (dip === undefined) throw new Error('nothing to dip')
    await app.session.confirm(dip)
    device.clock.pass(seconds(75))
    await readAll()
    const once = kept()
    expect(once).toContain('read-n')
    await reload()
    expect(live().isComplete).toBe(true)
    expect(kept()).toBe(once)
  })
})
