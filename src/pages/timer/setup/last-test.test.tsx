// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { LastVerdict } from '#app/records/last-verdict.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { LastTest } from './last-test.tsx'

async function drawn(record: SoilRecord, verdict: LastVerdict | null = null) {
  await loadTexts('ja', 'ui', 'timer')
  const router = createMemoryRouter([
    { path: '/', element: <LastTest record={record} verdict={verdict} /> },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('shows what the last test gave, and leads to its record', async () => {
  const record = soilRecord('a', instant(0))
  const card = await drawn(record)
  expect(card).toContain(`href="/diag?view=history&amp;record=${record.id}"`)
  expect(card).toContain('前回 1970年1月1日')
  expect(card).toContain(record.samples[0]?.name)
})

it('says what the diagnosis said of it, and leads to the diagnosis', async () => {
  const record = soilRecord('a', instant(0))
  const verdict = {
    record: record.id,
    language: 'ja',
    title: 'pHが低い土です',
    clause: '石灰をまきます。',
  } as const
  const card = await drawn(record, verdict)
  expect(card).toContain(`href="/diag?record=${record.id}"`)
  expect(card).toContain('pHが低い土です')
  expect(card).toContain('石灰をまきます。')
  for (const other of [
    { ...verdict, record: 'b' },
    { ...verdict, language: 'en' as const },
  ]) {
    const without = await drawn(record, other)
    expect(without).toContain('view=history')
    expect(without).not.toContain('pHが低い')
  }
})

it('says of several samples to which one the answer belongs', async () => {
  const record = soilRecord('a', instant(0))
  const [first] = record.samples
  if (first === undefined) throw new Error('no sample')
  const verdict = {
    record: record.id,
    language: 'ja',
    title: 'pHが低い土です',
    clause: '',
  } as const
  const named = (card: string) => card.split(first.name).length - 1
  const samples = [first, { ...first, id: 's2', name: '別の畑' }]
  expect(named(await drawn(record, verdict))).toBe(1)
  expect(named(await drawn({ ...record, samples }, verdict))).toBe(2)
})

it('only a number stands large: the name of a level does not, whatever it begins with', async () => {
  const [ph, , phosphate] = firstKit.analytes
  if (ph === undefined || phosphate === undefined) throw new Error('no such kit')
  const ofWords = {
    ...phosphate,
    levels: phosphate.levels.map((level) => ({ ...level, value: null, word: '5以上はない' })),
  }
  const at = { sample: 's1', dueAt: instant(0), readAt: instant(0) }
  const card = await drawn(
    soilRecord('a', instant(0), {
      kit: { ...firstKit, analytes: [ph, ofWords] },
      readings: [
        { ...at, analyte: ph.id, answer: { kind: 'between', lower: 1 } },
        { ...at, analyte: ofWords.id, answer: { kind: 'level', level: 0 } },
      ],
    }),
  )
  const sizes = [...card.matchAll(/<strong class="([^"]*)">(?:<.*?>)*([^<]+)/gu)].map(
    ([, classes, text]) => [text, classes?.includes('small')],
  )
  expect(sizes).toEqual([
    ['5.5〜6.0', false],
    ['5以上はない', true],
  ])
})
