// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { LastTest } from './last-test.tsx'

it('shows what the last test gave, and leads to its record', async () => {
  await loadTexts('ja', 'ui', 'timer')
  const record = soilRecord('a', instant(0))
  const router = createMemoryRouter([{ path: '/', element: <LastTest record={record} /> }])
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(drawn).toContain(`href="/diag?view=history&amp;record=${record.id}"`)
  expect(drawn).toContain('前回 1月1日')
  expect(drawn).toContain(record.samples[0]?.name)
})
