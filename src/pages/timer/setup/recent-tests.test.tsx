// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createStore } from 'zustand'
import type { Services } from '#app/services.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { soilRecord } from '#testing/soil-record.ts'
import { RecentTests } from './recent-tests.tsx'

it('leads from a kept test to its record, and from all of them to the list', async () => {
  await loadTexts('ja', 'ui', 'timer')
  const record = soilRecord('a', instant(0))
  const services: unknown = { records: { store: createStore(() => ({ recent: [record] })) } }
  const screen = (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the list asks for
    <ServicesProvider services={services as Services}>
      <RecentTests />
    </ServicesProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: screen }])
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />)
  const ways = [...drawn.matchAll(/href="([^"]*)"/gu)].map(([, to]) => to?.replaceAll('&amp;', '&'))
  expect(ways).toEqual([`/diag?view=history&record=${record.id}`, '/diag?view=history'])
})
