import { describe, expect, it } from 'vitest'

import type { Sourced } from '#domain/sourced.ts'
import { minutes, seconds, type Seconds } from '#domain/units.ts'

import { blankKit } from './blank-kit.ts'
import * as about from './change-about.ts'
import * as analytes from './change-analyte.ts'
import * as lanes from './change-lane.ts'
import * as steps from './change-step.ts'
import { copyKit, likeOriginal } from './copy-kit.ts'
import type { Kit } from './kit.ts'
import { hasUnconfirmedTime } from './unconfirmed-time.ts'
import { canStart, missingTimes } from './missing-times.ts'
import { lanesFor } from './lanes-for.ts'
import { parseDraft } from './parse-draft.ts'
import { parseKit } from './parse-kit.ts'

const text = {
  name: '新しいキット',
  analyte: 'pH',
  lane: '試料',
  prepareTitle: '用意する',
  waitTitle: '待つ',
  readTitle: '読む',
}
const official = <Value>(value: Value): Sourced<Value> => ({
  value,
  trust: 'official',
  sources: ['Z1'],
})

/** Soil first, then two strips side by side. */
const strips: Kit = {
  ...blankKit('strips', text),
  trust: 'official',
  analytes: ['ph', 'p'].map((id) => ({
    id,
    name: id,
    species: '',
    unit: '',
    method: 'pad',
    halfLevels: false,
    lowestDetectable: { value: null },
    chartComplete: true,
    levels: [5, 6, 7].map((value) => ({
      value,
      word: '',
      look: { kind: 'unknown' },
      trust: 'official',
      sources: ['Z1'],
    })),
  })),
  lanes: [
    {
      id: 'soil',
      name: '土',
      after: [],
      steps: [
        {
          id: 'shake',
          kind: 'timed',
          title: '振る',
          detail: '',
          duration: official(seconds(60)),
          endCue: '',
        },
      ],
    },
    ...['ph', 'p'].map((id) => ({
      id: `lane-${id}`,
      name: id,
      after: ['soil'],
      steps: [
        {
          id: `wait-${id}`,
          kind: 'reaction' as const,
          title: '待つ',
          detail: '',
          duration: official(seconds(60)),
        },
        {
          id: `read-${id}`,
          kind: 'read' as const,
          title: '読む',
          detail: '',
          analytes: [id],
          readWithin: { value: null },
          hands: seconds(20),
        },
      ],
    })),
  ],
  sources: [{ key: 'Z1', title: '説明書' }],
}

const step = (kit: Kit, id: string) =>
  kit.lanes.flatMap((lane) => lane.steps).find((each) => each.id === id)
const problems = (kit: Kit) => {
  const parsed = parseKit(kit)
  return parsed.ok ? [] : parsed.reason.map(({ path, reason }) => `${path} ${reason}`)
}

describe('changing a time', () => {
  it('makes the figure the user’s own and leaves the others as they were', () => {
    const kit = steps.setDuration(strips, 'wait-ph', minutes(2))
    expect(step(kit, 'wait-ph')).toMatchObject({
      duration: { value: 120, trust: 'user', sources: [] },
    })
    expect(step(kit, 'wait-p')).toEqual(step(strips, 'wait-p'))
    expect(kit.trust).toBe('user')
    expect(problems(kit)).toEqual([])
  })

  it('can be taken back to unknown', () => {
    const kit = steps.setReadWithin(
      steps.setReadWithin(strips, 'read-p', seconds(90)),
      'read-p',
      null,
    )
    expect(step(kit, 'read-p')).toEqual(step(strips, 'read-p'))
    expect(step(steps.setReadWithin(strips, 'read-p', seconds(90)), 'read-p')).toMatchObject({
      readWithin: { value: 90, trust: 'user' },
    })
  })
})

describe('how soon a step must follow', () => {
  const shaken = (kit: Kit) => step(kit, 'shake')
  const remedy = { title: 'shake', hands: seconds(10) }

  it('is the user’s, keeps what helps, and goes again', () => {
    const soon = steps.setStartWithin(strips, 'shake', seconds(60))
    const limit = { value: 60, trust: 'user', sources: [] }
    expect(shaken(soon)).toMatchObject({ startWithin: { limit } })
    const helped = steps.setRemedy(soon, 'shake', remedy)
    expect(shaken(helped)).toMatchObject({ startWithin: { limit, remedy } })
    expect(shaken(steps.setStartWithin(helped, 'shake', seconds(30)))).toMatchObject({
      startWithin: { limit: { value: 30 }, remedy },
    })
    expect(shaken(steps.setRemedy(helped, 'shake', null))).toEqual(shaken(soon))
    expect(shaken(steps.setStartWithin(soon, 'shake', null))).toEqual(shaken(strips))
  })

  it('stays when the step is tapped at its end instead of being counted', () => {
    const soon = steps.setStartWithin(strips, 'shake', seconds(60))
    expect(shaken(steps.setKind(soon, 'shake', 'hands-on'))).toMatchObject({
      startWithin: { limit: { value: 60 } },
    })
    expect(shaken(steps.setKind(soon, 'shake', 'reaction'))).not.toHaveProperty('startWithin')
  })
})

describe('steps', () => {
  it('are added, moved and removed', () => {
    const added = steps.addStep(strips, 'soil', 'settle', '澄むまで置く')
    expect(added.lanes[0]?.steps.map(({ id }) => id)).toEqual(['shake', 'step-1'])
    const moved = steps.moveStep(added, 'step-1', -1)
    expect(moved.lanes[0]?.steps.map(({ id }) => id)).toEqual(['step-1', 'shake'])
    expect(steps.moveStep(moved, 'step-1', -1).lanes).toEqual(moved.lanes)
    expect(steps.removeStep(moved, 'step-1').lanes).toEqual(strips.lanes)
    expect(problems(added)).toEqual([])
  })

  it('keep their words and time when they become another kind', () => {
    const kit = steps.setKind(strips, 'wait-p', 'settle')
    expect(step(kit, 'wait-p')).toEqual({
      id: 'wait-p',
      kind: 'settle',
      title: '待つ',
      detail: '',
      duration: official(60),
      extend: 600,
    })
    expect(steps.setKind(strips, 'wait-p', 'reaction').lanes).toEqual(strips.lanes)
  })

  it('keep the time of the hands when they become another kind, and are read nowhere twice', () => {
    const slow = steps.setHandsTime(strips, 'read-p', seconds(45))
    expect(step(steps.setKind(slow, 'read-p', 'hands-on'), 'read-p')).toEqual({
      id: 'read-p',
      kind: 'hands-on',
      title: '読む',
      detail: '',
      hands: 45,
    })
    expect(step(steps.setKind(slow, 'wait-p', 'read'), 'wait-p')).toEqual({
      id: 'wait-p',
      kind: 'read',
      title: '待つ',
      detail: '',
      analytes: [],
      readWithin: { value: null },
      hands: 20,
    })
  })

  it('say a word at their end only where they are counted down', () => {
    expect(step(steps.setEndCue(strips, 'shake', 'やめて'), 'shake')).toMatchObject({
      kind: 'timed',
      endCue: 'やめて',
    })
    expect(steps.setEndCue(strips, 'wait-p', 'やめて').lanes).toEqual(strips.lanes)
    expect(steps.setStartWithin(strips, 'wait-p', seconds(60)).lanes).toEqual(strips.lanes)
  })

  it('read an analyte in one place only', () => {
    const kit = steps.setRead(strips, 'read-ph', 'p', true)
    expect(step(kit, 'read-ph')).toMatchObject({ analytes: ['ph', 'p'] })
    expect(step(kit, 'read-p')).toMatchObject({ analytes: [] })
    expect(problems(kit)).toEqual(['lanes[2].steps[1].analytes too-few'])
    expect(problems(steps.removeStep(kit, 'read-p'))).toEqual([])
  })
})

describe('lanes', () => {
  it('are added behind the others, without steps', () => {
    const kit = lanes.addLane(strips, 'もう1本')
    expect(kit.lanes.slice(0, -1)).toEqual(strips.lanes)
    expect(kit.lanes.at(-1)).toEqual({ id: 'lane-1', name: 'もう1本', after: [], steps: [] })
  })

  it('that are removed free those that waited for them', () => {
    const kit = lanes.removeLane(strips, 'soil')
    expect(kit.lanes.map(({ after }) => after)).toEqual([[], []])
    expect(problems(kit)).toEqual([])
  })

  it('in a circle are named', () => {
    const kit = lanes.setAfter(strips, 'soil', 'lane-p', true)
    expect(problems(kit)).toEqual(['lanes[0].after[0] lane-cycle', 'lanes[2].after[0] lane-cycle'])
    expect(problems(lanes.setAfter(kit, 'soil', 'lane-p', false))).toEqual([])
  })

  it('are those needed for the chosen analytes, with what comes before', () => {
    const ids = (analyteIds: readonly string[]) => lanesFor(strips, analyteIds).map(({ id }) => id)
    expect(ids(['p'])).toEqual(['soil', 'lane-p'])
    expect(ids(['p', 'ph'])).toEqual(['soil', 'lane-ph', 'lane-p'])
    expect(ids([])).toEqual([])
    const chained = lanes.setAfter(strips, 'lane-p', 'lane-ph', true)
    expect(lanesFor(chained, ['p']).map(({ id }) => id)).toEqual(['soil', 'lane-ph', 'lane-p'])
  })
})

describe('analytes and levels', () => {
  it('are added with a step that reads them, and removed with it', () => {
    const added = analytes.addAnalyte(strips, 'カリ')
    expect(added.analytes.at(-1)).toMatchObject({ id: 'analyte-1', name: 'カリ' })
    expect(step(added, 'read-p')).toMatchObject({ analytes: ['p', 'analyte-1'] })
    expect(problems(added)).toEqual([])
    const removed = analytes.removeAnalyte(added, 'analyte-1')
    expect(removed.analytes).toEqual(strips.analytes)
    expect(removed.lanes).toEqual(strips.lanes)
  })

  it('of a new analyte are not there yet, and its last reader need not be the last step', () => {
    const added = analytes.addAnalyte(steps.addStep(strips, 'lane-p', 'settle', '置く'), 'カリ')
    expect(added.analytes.at(-1)).toEqual({
      id: 'analyte-1',
      name: 'カリ',
      species: '',
      unit: '',
      method: 'color',
      halfLevels: true,
      lowestDetectable: { value: null },
      chartComplete: false,
      levels: [],
    })
    expect(step(added, 'read-p')).toMatchObject({ analytes: ['p', 'analyte-1'] })
  })

  it('change one field and keep the rest', () => {
    const [ph, p] = strips.analytes
    const named = analytes.setAnalyte(strips, 'p', { name: 'リン酸', unit: 'mg' })
    expect(named.analytes).toEqual([ph, { ...p, name: 'リン酸', unit: 'mg' }])
    const limited = analytes.setLowestDetectable(strips, 'p', 5)
    const lowestDetectable = { value: 5, trust: 'user', sources: [] }
    expect(limited.analytes).toEqual([ph, { ...p, lowestDetectable }])
    const level = { value: null, word: '', look: { kind: 'unknown' }, trust: 'user', sources: [] }
    expect(analytes.addLevel(strips, 'p').analytes[1]?.levels.at(-1)).toEqual(level)
  })

  it('take the user’s value, word and look, each marked as such', () => {
    const look = { kind: 'swatch', hex: '#aabbcc' } as const
    const kit = analytes.setLevel(strips, 'ph', 1, { value: 6.2, look })
    const levels = kit.analytes[0]?.levels
    expect(levels?.[1]).toEqual({ value: 6.2, word: '', look, trust: 'user', sources: [] })
    expect(levels?.[0]).toEqual(strips.analytes[0]?.levels[0])
  })

  it('are put in order from low to high', () => {
    const added = analytes.setLevel(analytes.addLevel(strips, 'ph'), 'ph', 3, { value: 5.5 })
    expect(problems(added)).toEqual(['analytes[0].levels[3].value levels-not-ascending'])
    const sorted = analytes.sortLevels(added, 'ph')
    expect(sorted.analytes[0]?.levels.map(({ value }) => value)).toEqual([5, 5.5, 6, 7])
    const removed = analytes.removeLevel(sorted, 'ph', 1)
    expect(removed.analytes[0]?.levels.map(({ value }) => value)).toEqual([5, 6, 7])
    expect(problems(removed)).toEqual([])
  })
})

describe('the liquid of an own kit', () => {
  it('is water where the user says so, and unknown again', () => {
    const ofWater = about.toggleWaterExtraction(strips)
    expect(parseKit(ofWater)).toEqual({ ok: true, value: { ...strips, extraction: 'water' } })
    expect(about.toggleWaterExtraction(ofWater)).toEqual(strips)
  })
})

describe('an own kit', () => {
  it('remembers what it was copied from, and goes back to it under its own name', () => {
    const own = copyKit(strips, 'own', '北の畑')
    expect(own).toEqual({ ...strips, id: 'own', name: '北の畑', copiedFrom: 'strips' })
    expect(copyKit(own, 'again', '南の畑').copiedFrom).toBe('strips')
    const changed = steps.setDuration(own, 'wait-p', seconds(5))
    expect(likeOriginal(changed, strips)).toEqual(own)
  })

  it('made from nothing is valid, and says which time it still needs', () => {
    const kit = blankKit('new', text)
    expect(problems(kit)).toEqual([])
    expect(canStart(kit)).toBe(false)
    expect(missingTimes(kit)).toEqual(['lanes[0].steps[1].duration'])
    expect(canStart(steps.setDuration(kit, 'step-2', minutes(1)))).toBe(true)
  })

  it('has an unconfirmed time where the leaflet must be asked for one', () => {
    const dipFor = (duration: Sourced<Seconds>): Kit => ({
      ...strips,
      lanes: strips.lanes.map((lane) => ({
        ...lane,
        steps: lane.steps.map((each) => (each.kind === 'timed' ? { ...each, duration } : each)),
      })),
    })
    const known = { value: seconds(5), sources: [] }
    expect(hasUnconfirmedTime(strips)).toBe(false)
    expect(hasUnconfirmedTime(dipFor({ ...known, trust: 'user' }))).toBe(false)
    expect(hasUnconfirmedTime(dipFor({ ...known, trust: 'inferred' }))).toBe(true)
    expect(hasUnconfirmedTime(dipFor({ value: null }))).toBe(true)
  })
})

describe('what a kit says of itself', () => {
  it('keeps the source of a sentence that stays, and marks a new one as the user’s', () => {
    const leaflet = { text: '手袋をする', trust: 'official', sources: ['Z1'] } as const
    const kit = about.setRemarks(
      { ...strips, cautions: [leaflet] },
      'cautions',
      '換気する\n\n 手袋をする ',
    )
    expect(kit.cautions).toEqual([{ text: '換気する', trust: 'user', sources: [] }, leaflet])
    expect(kit.prepare).toEqual(strips.prepare)
    expect(about.setAbout(strips, { note: '北の畑で使う' })).toEqual({
      ...strips,
      note: '北の畑で使う',
    })
  })
})

describe('an unfinished kit', () => {
  it('is kept while all its parts are there, and nothing else is', () => {
    const unnamed = { ...strips, name: '' }
    expect(parseDraft(strips)).toEqual(strips)
    expect(parseDraft(unnamed)).toEqual(unnamed)
    expect(parseDraft({ ...unnamed, lanes: 'none' })).toBeUndefined()
    expect(parseDraft(null)).toBeUndefined()
  })
})
