// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportPreview } from '#app/import-types.ts'
import { loadTexts } from '#locales/texts.ts'
import { ImportPreviewTable } from './import-preview.tsx'

let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  await loadTexts('ja', 'backup', 'ui')
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
  others: 0,
  ahead: 0,
  faults: [],
  faultCount: 0,
  sample: [],
  ignoredColumns: [],
}
const asked = vi.fn<() => void>()
const shows = async (patch: Partial<ImportPreview>) => {
  await act(async () =>
    root.render(
      <ImportPreviewTable
        preview={{ ...preview, ...patch }}
        isBusy={false}
        onAhead={asked}
        onTake={() => undefined}
        onCancel={() => undefined}
      />,
    ),
  )
  return document.body.textContent
}

it('promises that nothing disappears only where nothing does', async () => {
  expect(await shows({})).toContain(
    '測定 2件が増え、1件が新しい内容になります。いまの記録は消えません。',
  )
  const less = await shows({ records: { ...none, fresh: 2, gone: 1 }, plots: { ...none, gone: 3 } })
  expect(less).toContain('この端末の測定 1件と圃場 3件が消えます')
  expect(less).toContain('消した測定や圃場も戻す')
  expect(less).not.toContain('いまの記録は消えません')
})

it('can be taken over where it only deletes, and says that there is nothing else', async () => {
  const text = await shows({ records: { ...none, gone: 1 } })
  expect(text).toContain('この端末の測定 1件が消えます')
  expect(text).toContain('取り込む')
  expect(text).not.toContain('増え')
})

it('offers to bring back plots that were deleted before', async () => {
  const text = await shows({ records: none, plots: { ...none, removed: 2 } })
  expect(text).toContain('前に消した圃場 2件も入っています')
  expect(text).toContain('消した測定や圃場も戻す')
})

it('asks before it takes what is dated too far ahead, and does not call that known', async () => {
  const text = await shows({ records: none, ahead: 3 })
  expect(text).toContain('日時が先すぎる内容が 3件あります')
  expect(text).not.toContain('すべて、もうこの端末にあります')
  const buttons = [...document.querySelectorAll('button')]
  await act(async () => buttons.find((one) => one.textContent.includes('これも'))?.click())
  expect(asked).toHaveBeenCalledOnce()
})
