// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportPreview } from '#app/transfer/import-types.ts'
import { loadTexts } from '#locales/texts.ts'
import { noPreferences } from '#app/transfer/preferences/preference-entries.ts'
import { ImportPreviewView } from './import-preview.tsx'

let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  await loadTexts('ja', 'backup', 'judge', 'ui')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

const none = { fresh: 0, changed: 0, known: 0, removed: 0, gone: 0 }
const preview: ImportPreview = {
  file: { name: 'x.json', bytes: 1, encoding: 'utf-8', kind: 'backup' },
  records: { ...none, fresh: 2, changed: 1 },
  plots: none,
  photos: { fresh: 0, known: 0 },
  preferences: noPreferences,
  kits: none,
  charts: none,
  standards: none,
  fertilizers: none,
  ahead: 0,
  faults: [],
  faultCount: 0,
  asides: [],
  asideCount: 0,
  sample: [],
  table: null,
}
const table = {
  sheets: [],
  sheet: 0,
  head: { first: 1, last: 1 },
  isTurned: false,
  columns: [],
  rows: [],
  rowsAre: 'tests',
  rowHolds: 'one',
  parts: [],
  day: null,
  needsDay: false,
  isRemembered: false,
} as const
const asked = vi.fn<() => void>()
const shows = async (patch: Partial<ImportPreview>) => {
  await act(async () =>
    root.render(
      <ImportPreviewView
        preview={{ ...preview, ...patch }}
        isBusy={false}
        options={{}}
        onPreviewAgain={asked}
        onColumns={() => undefined}
        onImport={() => undefined}
        onCancel={() => undefined}
      />,
    ),
  )
  return document.body.textContent
}

it('promises that nothing disappears only where nothing does', async () => {
  expect(await shows({})).toContain('測定2件を追加し、1件を更新します。今ある記録は消えません。')
  const less = await shows({
    records: { ...none, fresh: 2, gone: 1 },
    plots: { ...none, gone: 3 },
    kits: { ...none, gone: 1 },
  })
  expect(less).toContain('この端末の測定1件、畑3か所、自分のキット1個が消えます')
  expect(less).toContain('消したものも元に戻す')
  expect(less).not.toContain('今ある記録は消えません')
})

it('can be taken over where it only deletes, and says that there is nothing else', async () => {
  const text = await shows({ records: { ...none, gone: 1 } })
  expect(text).toContain('この端末の測定1件が消えます')
  expect(text).toContain('取り込む')
  expect(text).not.toContain('追加します')
})

it('offers to bring back plots that were deleted before', async () => {
  const text = await shows({ records: none, plots: { ...none, removed: 2 } })
  expect(text).toContain('前に消した畑2か所も入っています')
  expect(text).toContain('消したものも元に戻す')
})

it('never says of what it could not read that it is here', async () => {
  const known = { ...none, known: 2 }
  expect(await shows({ records: known })).toContain('すべて、この端末に保存済みです')
  const some = await shows({ records: known, faultCount: 3 })
  expect(some).not.toContain('すべて')
  expect(some).toContain('読めない所が3か所あります')
  const nothing = await shows({ records: none, faultCount: 3 })
  expect(nothing).not.toContain('保存済み')
  expect(nothing).toContain('取り込める内容がありません')
})

it('says which value is left out alone, and which row whole', async () => {
  const cell = { line: 2, column: 'EC', reason: 'bad-number', found: '??' } as const
  const faults = [{ ...cell, isRowKept: true } as const, { ...cell, line: 3 }]
  const text = await shows({ faults, faultCount: 2 })
  expect(text).toContain('「EC」の列??数値ではありません。この値だけ飛ばします。3行目')
  expect(text.match(/この値だけ/gu)).toHaveLength(1)
  expect(text).not.toContain('取り込む前に表を直して')
})

it('asks to correct a table first whose rows could be imported twice', async () => {
  const whole = { line: 2, column: 'EC', reason: 'bad-number', found: '??' } as const
  const ofTable = { table: { ...table, differences: [] }, faultCount: 1 }
  expect(await shows({ ...ofTable, faults: [whole] })).not.toContain('取り込む前に表を直して')
  const cell = { ...whole, isRowKept: true } as const
  expect(await shows({ ...ofTable, faults: [cell] })).toContain('取り込む前に表を直して')
})

it('asks before it takes what is dated too far ahead, and does not call that known', async () => {
  const text = await shows({ records: none, ahead: 3 })
  expect(text).toContain('未来の日時のデータが3件あります')
  expect(text).not.toContain('保存済みです')
  const buttons = [...document.querySelectorAll('button')]
  await act(async () => buttons.find((one) => one.textContent.includes('これも'))?.click())
  expect(asked).toHaveBeenCalledExactlyOnceWith({ acceptsAhead: true })
})

it('says which fields a table completes, and where the device keeps its own word', async () => {
  const text = await shows({
    records: { ...none, known: 4 },
    plots: { ...none, changed: 2 },
    table: {
      ...table,
      differences: [
        {
          line: 7,
          plot: '田中 東',
          fact: 'area',
          here: { value: 10, unit: 'a' },
          inTable: { value: 1300, unit: 'm2' },
        },
      ],
    },
  })
  expect(text).toContain('畑2か所の空いている項目を、表の値で埋めます。今ある記録は消えません。')
  expect(text).not.toContain('測定0件')
  expect(text).toContain('畑の登録と違う所：1か所今の登録を残します')
  expect(text).toContain('7行目田中 東の面積登録は「10a」、表は「1300㎡」です。')
})

it('says what of the choices is added, what differs here, and which of the two will count', async () => {
  const one = { fresh: 0, differing: 0, known: 0, excess: 0 }
  const preferences = {
    ...noPreferences,
    favorites: { ...one, fresh: 2, known: 1 },
    drafts: { ...one, excess: 3 },
    settings: { ...one, differing: 4 },
  }
  const text = await shows({ records: none, preferences })
  expect(text).toContain('お気に入り2件を追加します。')
  expect(text).not.toContain('測定0件を追加します')
  expect(text).toContain('この端末と違う所：設定今の内容を残します。')
  expect(text).toContain('登録途中のキットは数が多すぎるため、一部は取り込めません。')
  expect(text).toContain('お気に入り201設定004')
  await act(async () => document.querySelector<HTMLInputElement>('[role=switch]')?.click())
  expect(document.body.textContent).toContain('ファイルの内容に置き換えます。')
  expect(document.body.textContent).toContain('設定040')
})

it('is worth taking for choices alone; where they are only different, once the file is preferred', async () => {
  const one = { fresh: 0, differing: 0, known: 0, excess: 0 }
  const buttons = () =>
    [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  await shows({ records: none, preferences: { ...noPreferences, paces: { ...one, fresh: 1 } } })
  expect(buttons()).toContain('取り込む')
  const differing = { ...noPreferences, paces: { ...one, differing: 1 } }
  expect(await shows({ records: none, preferences: differing })).toContain('すべて、この端末に')
  expect(buttons()).not.toContain('取り込む')
  await act(async () => document.querySelector<HTMLInputElement>('[role=switch]')?.click())
  expect(buttons()).toContain('取り込む')
})
