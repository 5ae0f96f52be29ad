import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { failed, ok } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import type { LinkPacking } from '#ports/link-packing.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { stripKit } from '#testing/small-kit.ts'
import { createKitShelf } from '#app/kits/kit-shelf.ts'
import { createSharedLinks } from './shared-links.ts'

/** Packing without compression: only URL-encodes the text. */
const plainPacking: LinkPacking = {
  pack: async (text) => ok(encodeURIComponent(text)),
  async unpack(packed, maxBytes) {
    if (packed.length > maxBytes) return failed('too-long')
    try {
      return ok(decodeURIComponent(packed))
    } catch {
      return failed('not-packed')
    }
  },
}

function open(packing: LinkPacking = plainPacking, own = [stripKit].slice(1)) {
  const shelf = createKitShelf(fakePreferences())
  shelf.store.setState({ isReady: true, userKits: own })
  return createSharedLinks({ packing, shelf, ids: fakeIds() })
}

const plainFragment = (kit: Kit) => `#kit=1.${encodeURIComponent(JSON.stringify(kit))}`

describe('a kit in a link', () => {
  test('arrives as it was sent', async () => {
    const links = open()
    const fragment = await links.packKit(stripKit)
    expect(fragment.ok && fragment.value.startsWith('#kit=1.')).toBe(true)
    const opened = await links.openKit(fragment.ok ? fragment.value : '')
    expect(opened).toEqual(ok({ kit: stripKit, here: 'none' }))
  })

  test('leaves out sources that nothing names', async () => {
    const links = open()
    const sources = [{ key: 'X', title: 'never named' }]
    const fragment = await links.packKit({ ...stripKit, sources })
    const opened = await links.openKit(fragment.ok ? fragment.value : '')
    expect(opened.ok && opened.value.kit.sources).toEqual([])
  })

  test('never takes the place of another that is here, nor its name', async () => {
    const links = open(plainPacking, [stripKit])
    const fragment = await links.packKit({ ...stripKit, note: 'newer' })
    const opened = await links.openKit(fragment.ok ? fragment.value : '')
    expect(opened).toMatchObject({
      value: { kit: { name: `${stripKit.name} 2`, note: 'newer' }, here: 'other' },
    })
    expect(opened.ok && opened.value.kit.id).not.toBe(stripKit.id)
  })

  test('that is here already is that one, whatever it is called here', async () => {
    const known = { ...stripKit, id: 'known', name: 'another name' }
    const links = open(plainPacking, [known])
    const fragment = await links.packKit(stripKit)
    const opened = await links.openKit(fragment.ok ? fragment.value : '')
    expect(opened).toEqual(ok({ kit: known, here: 'same' }))
  })

  test.each(builtInKits)('of the app itself is here already: $id', async (builtIn) => {
    const kit = await builtIn.load()
    const opened = await open().openKit(plainFragment(kit))
    expect(opened).toMatchObject({ value: { kit: { id: kit.id }, here: 'same' } })
  })

  test('of the app itself, changed by the sender, becomes a copy', async () => {
    const opened = await open().openKit(plainFragment({ ...firstKit, note: 'changed' }))
    expect(opened).toMatchObject({
      value: { kit: { copiedFrom: firstKit.id, note: 'changed' }, here: 'other' },
    })
  })

  test('that is too long for a link says so', async () => {
    const links = open({ ...plainPacking, pack: async () => ok('x'.repeat(20_000)) })
    expect(await links.packKit(stripKit)).toEqual(failed('too-long'))
  })
})

describe('a link from a stranger', () => {
  const reasonOf = async (fragment: string, packing = plainPacking) => {
    const opened = await open(packing).openKit(fragment)
    if (opened.ok) return 'ok'
    return opened.reason.kind === 'link' ? opened.reason.reason : opened.reason.kind
  }

  test.each([
    ['#somewhere', 'not-a-link'],
    ['', 'not-a-link'],
    ['#kit=1.%ff', 'damaged'],
    ['#kit=9.abc', 'newer-version'],
    ['#kit=1.nothing', 'kit'],
    [`#kit=1.${encodeURIComponent('{"schema":1}')}`, 'kit'],
    [`#kit=1.${encodeURIComponent('{"__proto__":{"schema":1}}')}`, 'kit'],
    [`#kit=1.${'a'.repeat(300_000)}`, 'too-long'],
  ])('%.30s is answered: %s', async (fragment, reason) => {
    expect(await reasonOf(fragment)).toBe(reason)
  })

  test('that unpacks to too much is stopped', async () => {
    const bomb = { ...plainPacking, unpack: async () => failed('too-long' as const) }
    expect(await reasonOf('#kit=1.abc', bomb)).toBe('too-long')
  })

  test('never throws, whatever it carries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(await reasonOf(`#kit=1.${encodeURIComponent(json)}`)).toBe('kit')
      }),
    )
  })
})

const chart: OwnChart = {
  schema: 1,
  id: 'c1',
  kit: firstKit.id,
  analyte: 'ph',
  name: '台所の窓',
  takenAt: instant(1000),
  hasWhite: true,
  photo: 'a'.repeat(64),
  patches: [6, 7].map((value) => ({
    value,
    word: '',
    rgb: [0.123456, value / 10, 0.3],
    place: [0.11111, 0, 0.1, 0.1],
    photo: 'b'.repeat(64),
  })),
}

describe('a chart in a link', () => {
  const sent = async (one: OwnChart, packing = plainPacking) => {
    const fragment = await open(packing).packChart(one, 'あるキット')
    return fragment.ok ? fragment.value : ''
  }
  const openedWith = async (payload: unknown) =>
    open().openChart(`#chart=1.${encodeURIComponent(JSON.stringify(payload))}`)

  test('arrives with its colors, levels and name, for the kit that is here; photographs stay behind', async () => {
    const fragment = await sent(chart)
    expect(fragment).toMatch(/^#chart=1\./u)
    const opened = await open().openChart(fragment)
    const patches = chart.patches.map((patch) => ({
      ...patch,
      rgb: [0.1235, patch.rgb[1], 0.3],
      place: [0.1111, 0, 0.1, 0.1],
      photo: null,
    }))
    expect(opened).toMatchObject({
      ok: true,
      value: { chart: { ...chart, photo: null, patches }, kit: firstKit, analyte: { id: 'ph' } },
    })
  })

  test('of a kit that is not here names that kit', async () => {
    const opened = await open().openChart(await sent({ ...chart, kit: 'far-away' }))
    expect(opened).toEqual(failed({ kind: 'no-kit', kitName: 'あるキット' }))
  })

  test('of an analyte that the kit here does not have says so', async () => {
    const opened = await open().openChart(await sent({ ...chart, analyte: 'gold' }))
    expect(opened).toEqual(failed({ kind: 'no-analyte', kitName: firstKit.name }))
  })

  test('never brings names of photographs, from any sender', async () => {
    const opened = await openedWith({ kitName: '', chart })
    expect(opened.ok && opened.value.chart.photo).toBeNull()
    expect(opened.ok && opened.value.chart.patches.map(({ photo }) => photo)).toEqual([null, null])
  })

  test('that is too long for a link says so', async () => {
    const long = { ...plainPacking, pack: async () => ok('x'.repeat(20_000)) }
    expect(await open(long).packChart(chart, '')).toEqual(failed('too-long'))
  })

  test.each([
    ['#kit=1.abc', { kind: 'link', reason: 'not-a-link' }],
    ['#chart=1.%ff', { kind: 'link', reason: 'damaged' }],
    ['#chart=2.a', { kind: 'link', reason: 'newer-version' }],
    [`#chart=1.${'a'.repeat(300_000)}`, { kind: 'link', reason: 'too-long' }],
    ['#chart=1.nothing', { kind: 'chart' }],
  ])('that is none is answered: %.20s', async (fragment, reason) => {
    expect(await open().openChart(fragment)).toEqual(failed(reason))
  })

  test('never throws, whatever it carries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (inside) => {
        expect(await openedWith({ kitName: '', chart: inside })).toEqual(failed({ kind: 'chart' }))
      }),
    )
  })
})
