// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import type { Analyte } from '#domain/kit/kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { kitOf, read } from '#testing/small-kit.ts'
import { AnswerPicker } from './answer-picker.tsx'

beforeAll(() => loadTexts('ja', 'ui', 'live', 'timer'))

const [analyte] = kitOf(read('look', ['n'])).analytes

async function refusals(changed: Partial<Analyte>) {
  if (analyte === undefined) throw new Error('no analyte')
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AnswerPicker
          analyte={{ ...analyte, ...changed }}
          bands={[]}
          bleeds={false}
          onAnswer={() => {}}
        />
      </MemoryRouter>,
    ),
  )
  const names = [...place.querySelectorAll('button')].map(({ textContent }) => textContent)
  await act(async () => root.unmount())
  return names
}

it('offers "not detected" where nothing may be seen, and not of pH, which is never nothing', async () => {
  expect(await refusals({})).toContain('色が出ない（検出なし）')
  expect(await refusals({ method: 'turbidity' })).toContain('濁らない（検出なし）')
  const ofPh = await refusals({ species: 'pH' })
  expect(ofPh.filter((name) => name.includes('検出なし'))).toEqual([])
  expect(ofPh).toEqual(expect.arrayContaining(['どの色とも違う', '読めなかった']))
})

it('offers no "not detected" of an own pH that is only named so, its chemical form left blank', async () => {
  const ofPh = await refusals({ species: '', name: 'ｐＨ（酸性度）' })
  expect(ofPh.filter((name) => name.includes('検出なし'))).toEqual([])
})

it('asks for the number first where there are no levels to tap, and after the help where there are', async () => {
  expect((await refusals({ chartComplete: false }))[0]).toBe('数値を入力')
  expect(await refusals({ chartComplete: true })).not.toContain('数値を入力')
})

it('takes a number beside a nitrate chart, whose liquid may have been diluted', async () => {
  const nitrate = { chartComplete: true, species: 'NO3', unit: 'mg/L' }
  expect(await refusals(nitrate)).toContain('数値を入力')
  expect(await refusals({ ...nitrate, unit: 'kg/10a' })).not.toContain('数値を入力')
})

async function typed(changed: Partial<Analyte>, ...names: readonly string[]) {
  if (analyte === undefined) throw new Error('no analyte')
  const answers: unknown[] = []
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AnswerPicker
          analyte={{ ...analyte, chartComplete: false, ...changed }}
          bands={[]}
          bleeds={false}
          onAnswer={(answer) => answers.push(answer)}
        />
      </MemoryRouter>,
    ),
  )
  const press = (name: string) =>
    act(async () => {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent.startsWith(name))?.click()
    })
  for (const name of ['数値を入力', ...names]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await press(name)
  }
  await act(async () => root.unmount())
  return answers
}

it('records a number beyond the end of the chart as at least so much, but no pH', async () => {
  const keys = ['5', '0', '0', 'この値以上']
  const beyond = { kind: 'typed', value: 500, comparator: '>=' }
  expect(await typed({}, ...keys)).toEqual([beyond])
  expect(await typed({ species: 'pH' }, ...keys)).toEqual([])
})

it('refuses a pH whose point was forgotten, and takes it once it is put right', async () => {
  const keys = ['6', '5', '記録する']
  expect(await typed({}, ...keys)).toEqual([{ kind: 'typed', value: 65 }])
  expect(await typed({ species: 'pH' }, ...keys)).toEqual([])
  expect(await typed({ species: 'pH' }, '6', '.', '5', '記録する')).toEqual([
    { kind: 'typed', value: 6.5 },
  ])
})
