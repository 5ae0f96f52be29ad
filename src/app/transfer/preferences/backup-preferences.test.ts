import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportOptions } from '#app/transfer/import-types.ts'
import { noPreferences } from './preference-entries.ts'
import { portablePreferences } from './portable-preferences.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { morning, transferPhone } from '#testing/transfer-phone.ts'

const none = { fresh: 0, differing: 0, known: 0, excess: 0 }

function phone(chosen: Readonly<Record<string, unknown>> = {}, device = 'device-b') {
  const phoneOf = transferPhone({ device, chosen })
  const { log, files, records, preferences, backup } = phoneOf
  const previewOf = async (text: string) => {
    files.offer({ name: 'x.json', text })
    const preview = await backup.open()
    if (!preview.ok) throw new Error(preview.reason)
    return preview.value
  }
  const importText = async (text: string, options?: ImportOptions) => {
    const preview = await previewOf(text)
    return { preview, imported: await backup.importOpened(options) }
  }
  const packed = () => phoneOf.packed('backup')
  return {
    log,
    records,
    preferences,
    packed,
    previewOf,
    importText,
    preferenceCalls: phoneOf.preferenceCalls,
  }
}

/** What the app reads of a device's preferences. */
const readOf = ({ preferences }: ReturnType<typeof phone>) =>
  portablePreferences.map(({ key, entriesOf }) => [key, entriesOf(preferences.read(key))])

const ofGrower = {
  'favorite-hints': ['no-color', 'lime-first'],
  'opened-reagents': [
    { id: 3, name: '硝酸の試薬', openedOn: '2026-04-01', useBy: null },
    { id: 4, name: '硝酸の試薬', openedOn: '2026-04-01', useBy: null },
  ],
  'hands-times': { midorikun: { soil: [1, 2, 3], water: [4] } },
  'diagnosis-choices': {
    places: { 'plot p1': { crop: 'spinach' } },
    bags: { urea: 10 },
    sender: '北の普及所',
    message: 'また来ます',
    areaUnit: 'm2',
  },
  'table-mappings': [{ head: 'h1', columns: {}, rowsAre: 'tests' }],
  'sampling-checklist': { ticked: ['spots'], daysSinceFertilizer: 12 },
  'kit-drafts': [firstKit],
  settings: { theme: 'dark', textSize: 'largest', language: 'easy', volume: 0.3 },
  setup: { count: 3, names: ['北', '南'], skipped: { midorikun: ['k'] }, people: 2, vessels: 2 },
  kit: 'midorikun',
  'typed-test-draft': {
    kit: 'midorikun',
    form: {
      when: '2026-11-24T09:00',
      sample: '北',
      plot: null,
      answers: {},
      weather: '',
      note: '雨のあと',
    },
  },
}
const grower = () => phone(ofGrower, 'device-a')

const anyWord = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const anyDay = fc
  .tuple(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 10, max: 12 }))
  .map(([year, month]) => `${year}-${month}-15`)
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyKept = fc.record(
  {
    'favorite-hints': fc.uniqueArray(anyWord, { maxLength: 30 }),
    'opened-reagents': fc
      .array(fc.record({ name: anyText, openedOn: anyDay, useBy: perhaps(anyDay) }), {
        maxLength: 25,
      })
      .map((all) => all.map((one, id) => ({ ...one, id }))),
    'hands-times': fc.dictionary(
      anyText,
      fc.dictionary(anyWord, fc.array(fc.double({ min: 0.1, max: 99, noNaN: true }))),
      { maxKeys: 4 },
    ),
    'diagnosis-choices': fc.record(
      {
        places: fc.dictionary(anyText, fc.record({ crop: perhaps(anyWord) }), { maxKeys: 4 }),
        bags: fc.dictionary(anyWord, fc.double({ min: 1, max: 50, noNaN: true }), { maxKeys: 3 }),
        sender: anyText,
        lime: perhaps(anyWord),
        isExpert: fc.boolean(),
        mix: fc.array(anyWord, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    settings: fc.record(
      {
        theme: fc.constantFrom('light', 'dark', 'sunlight', 'from-2030'),
        volume: fc.double({ min: 0, max: 1, noNaN: true }),
        voice: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    setup: fc.record({
      count: fc.integer({ min: 1, max: 24 }),
      names: fc.array(anyText, { maxLength: 24 }),
      skipped: fc.dictionary(anyText, fc.array(anyWord, { maxLength: 3 }), { maxKeys: 3 }),
    }),
    kit: fc.constantFrom('midorikun', firstKit.id),
  },
  { requiredKeys: [] },
)

describe('a backup', () => {
  it('brings everything that was chosen to a new phone, and nothing the second time', async () => {
    const one = grower()
    const text = await one.packed()
    const two = phone()
    const { preview, imported } = await two.importText(text)
    expect(preview.preferences).toEqual({
      favorites: { ...none, fresh: 2 },
      reagents: { ...none, fresh: 2 },
      paces: { ...none, fresh: 2 },
      layouts: { ...none, fresh: 1 },
      drafts: { ...none, fresh: 1 },
      typedTest: { ...none, fresh: 1 },
      // Unit, sender, message, a bag and a place.
      conditions: { ...none, fresh: 5 },
      // Theme, text size, volume and language; samples and one kit's analytes; ticks; the kit.
      settings: { ...none, fresh: 8 },
    })
    expect(preview.faultCount).toBe(0)
    expect(imported).toMatchObject({ ok: true, value: { preferences: 22 } })
    expect(two.preferenceCalls()).toBe(1)
    expect(readOf(two)).toEqual(readOf(one))

    const kept = two.preferences.texts()
    const again = await two.importText(text)
    expect(again.preview.preferences.settings).toEqual({ ...none, known: 8 })
    expect(again.imported).toMatchObject({ ok: true, value: { preferences: 0 } })
    expect(two.preferences.texts()).toEqual(kept)
    expect(two.preferenceCalls()).toBe(1)
  })

  it('leaves what this phone has as it is, unless the user prefers the file', async () => {
    const text = await grower().packed()
    const ofOther = {
      'favorite-hints': ['rest', 'no-color'],
      'opened-reagents': [{ id: 3, name: 'pHの試薬', openedOn: '2026-05-01', useBy: null }],
      'diagnosis-choices': { sender: '南の農協', places: { 'plot p1': { crop: 'cabbage' } } },
      settings: { theme: 'sunlight', volume: 0.3 },
      kit: 'dr-soil',
    }
    const two = phone(ofOther)
    const { preview } = await two.importText(text)
    expect(preview.preferences).toMatchObject({
      favorites: { fresh: 1, known: 1 },
      reagents: { fresh: 2, known: 0 },
      conditions: { fresh: 3, differing: 2 },
      settings: { fresh: 5, differing: 2, known: 1 },
    })
    expect(two.preferences.read('favorite-hints')).toEqual(['rest', 'no-color', 'lime-first'])
    expect(two.preferences.read('opened-reagents')).toMatchObject([
      { id: 0, name: 'pHの試薬' },
      { id: 1, name: '硝酸の試薬' },
      { id: 2, name: '硝酸の試薬' },
    ])
    expect(two.preferences.read('diagnosis-choices')).toMatchObject({
      sender: '南の農協',
      message: 'また来ます',
      places: { 'plot p1': { crop: 'cabbage' } },
    })
    expect(two.preferences.read('settings')).toMatchObject({
      theme: 'sunlight',
      textSize: 'largest',
    })
    expect(two.preferences.read('kit')).toBe('dr-soil')

    const three = phone(ofOther)
    await three.importText(text, { replacesPreferences: true })
    expect(three.preferences.read('favorite-hints')).toHaveLength(3)
    expect(three.preferences.read('diagnosis-choices')).toMatchObject({ sender: '北の普及所' })
    expect(three.preferences.read('settings')).toMatchObject({ theme: 'dark' })
    expect(three.preferences.read('kit')).toBe('midorikun')
  })

  it('comes back as it went, whatever was chosen, and loses nothing that was here', async () => {
    await fc.assert(
      fc.asyncProperty(anyKept, anyKept, async (ofOne, ofTwo) => {
        const one = phone(ofOne, 'device-a')
        const text = await one.packed()
        const fresh = phone()
        const { preview } = await fresh.importText(text)
        expect(preview.faultCount).toBe(0)
        expect(readOf(fresh)).toEqual(readOf(one))

        const two = phone(ofTwo)
        const before = readOf(two)
        await two.importText(text)
        const now = new Map(
          portablePreferences.map(({ key, entriesOf }) => [
            key,
            entriesOf(two.preferences.read(key)),
          ]),
        )
        for (const [key, entries] of before) {
          if (typeof key !== 'string' || typeof entries === 'string' || entries === undefined)
            continue
          for (const [name, value] of entries) expect(now.get(key)?.get(name)).toEqual(value)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('says what there is no room for', async () => {
    const reagents = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: at,
        name: `試薬${from + at}`,
        openedOn: '2026-04-01',
        useBy: null,
      }))
    const text = await phone({ 'opened-reagents': reagents(0, 10) }, 'device-a').packed()
    const two = phone({ 'opened-reagents': reagents(20, 45) })
    const { preview } = await two.importText(text)
    expect(preview.preferences.reagents).toEqual({ ...none, fresh: 5, excess: 5 })
    expect(two.preferences.read('opened-reagents')).toHaveLength(50)
  })

  it('is checked like any other input: what is not a choice of this app is left out', async () => {
    const line = (key: string, value: unknown) =>
      `${JSON.stringify({ format: 'soil-backup', version: 1, preference: { key, value } })},`
    const deep: unknown = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`)
    const text = [
      '{"format":"soil-backup","version":1,"items":[',
      line('favorite-hints', [
        'a-b',
        'NOT AN ID',
        7,
        ...Array.from({ length: 999 }, (_, at) => `h-${at}`),
      ]),
      line('opened-reagents', [
        { id: 0, name: 'x'.repeat(5000), openedOn: '2026-02-31', useBy: 1 },
      ]),
      line('settings', { theme: 'evil', volume: 900, language: '__proto__' }),
      line('hands-times', deep),
      line('hands-times', { __proto__: { soil: [-1, 'x'] }, kit: { step: Array(99).fill(2) } }),
      line('kit', 'no-such-kit'),
      line('team', { at: 1 }),
      line('setup', 'x'.repeat(20_000)),
      '{"end":{"events":0,"photos":0}}',
      ']}',
      '',
    ].join('\n')
    const two = phone()
    const { preview } = await two.importText(text)
    expect(preview.faults.map(({ line: at, reason }) => [at, reason])).toEqual([
      [5, 'too-deep'],
      [8, 'unknown-kind'],
      [9, 'too-long'],
    ])
    expect(two.preferences.read('favorite-hints')).toHaveLength(200)
    expect(two.preferences.read('hands-times')).toEqual({ kit: { step: Array(15).fill(2) } })
    expect(Object.keys(two.preferences.texts()).toSorted()).toEqual([
      'favorite-hints',
      'hands-times',
    ])
  })

  it('reports a phone that cannot store them, and loses nothing of it', async () => {
    const text = await grower().packed()
    const two = phone()
    two.preferences.refuse()
    const { imported } = await two.importText(text)
    expect(imported).toMatchObject({ ok: false, reason: { reason: 'broken' } })
    expect(two.preferenceCalls()).toBe(0)
  })

  it('of an earlier version, without them, is imported as before', async () => {
    const path = join(import.meta.dirname, '../../../../e2e/support/kept-2026-11.json')
    const { backup }: { backup: string } = JSON.parse(readFileSync(path, 'utf8'))
    const two = phone(ofGrower)
    const { preview, imported } = await two.importText(backup)
    expect(preview.records.fresh).toBeGreaterThan(0)
    expect(preview).toMatchObject({ faultCount: 0, preferences: noPreferences })
    expect(imported).toMatchObject({ ok: true, value: { preferences: 0 } })
  })

  it('is still a backup to earlier versions, which take the new lines for its head', async () => {
    const one = grower()
    await one.records.keep(soilRecord('r1', morning))
    const text = await one.packed()
    expect(text).toMatch(/^\{"format":"soil-backup"[^\n]*\[\r?\n/u)
    for (const line of text.split('\n').filter((its) => its.includes('"preference"'))) {
      // As they read a head.
      expect(JSON.parse(line.replace(/,$/u, ''))).toMatchObject({
        format: 'soil-backup',
        version: 1,
      })
    }
    // Rewritten by another program, it is read too.
    const two = phone()
    const { preview } = await two.importText(JSON.stringify(JSON.parse(text), null, 2))
    expect(preview).toMatchObject({ faultCount: 0, records: { fresh: 1 } })
    expect(readOf(two)).toEqual(readOf(one))
  })
})
