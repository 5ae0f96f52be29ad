// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { patchParams, useSearchState, type AddressState } from './use-search-state.ts'

test('a patch sets and takes away, and leaves the rest and the original alone', () => {
  const before = new URLSearchParams('kit=midorikun&analyte=ph')
  expect(patchParams(before, { analyte: null, level: '3' }).toString()).toBe(
    'kit=midorikun&level=3',
  )
  expect(before.toString()).toBe('kit=midorikun&analyte=ph')
})

/** A page whose addresses are looked up before they are shown, as the app's router does. */
async function open(first: string) {
  let arrive = () => {}
  const lookUp = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null)
    })
  let search: AddressState | undefined
  let other: AddressState | undefined
  function Page() {
    search = useSearchState()
    return <Part />
  }
  function Part() {
    other = useSearchState()
    return null
  }
  const router = createMemoryRouter(
    [{ path: '/', element: <Page />, loader: lookUp, hydrateFallbackElement: <p>waiting</p> }],
    { initialEntries: ['/before', first], initialIndex: 1 },
  )
  const arrived = () =>
    act(async () => {
      arrive()
      await new Promise((resolve) => setTimeout(resolve))
    })
  await act(async () =>
    createRoot(document.createElement('div')).render(<RouterProvider router={router} />),
  )
  await arrived()
  const change: AddressState['change'] = (...asked) => act(() => search?.change(...asked))
  const changeInPart: AddressState['change'] = (...asked) => act(() => other?.change(...asked))
  return { router, arrived, change, changeInPart, address: () => router.state.location.search }
}

test('of two changes within moments none is lost, whichever part of the page makes them', async () => {
  const { arrived, change, changeInPart, address } = await open('/?from=2026-01-01&kit=midorikun')
  change({ from: null }, 'replace')
  changeInPart({ kit: 'npk-tube' }, 'replace')
  expect(address()).toBe('?from=2026-01-01&kit=midorikun')
  await arrived()
  expect(address()).toBe('?kit=npk-tube')
})

test('a patch made of an earlier value knows of the change before it', async () => {
  const { arrived, change, address } = await open('/?pick=a')
  const add = (id: string) => change((get) => ({ pick: `${get('pick') ?? ''}.${id}` }), 'replace')
  add('b')
  add('c')
  await arrived()
  expect(address()).toBe('?pick=a.b.c')
  add('d')
  await arrived()
  expect(address()).toBe('?pick=a.b.c.d')
})

test('what was changed before the user went elsewhere is not brought back', async () => {
  const { router, arrived, change, address } = await open('/?q=lime')
  change({ kit: 'midorikun' }, 'replace')
  await act(async () => void router.navigate('/?q=humus'))
  await arrived()
  change({ plot: 'north' }, 'replace')
  await arrived()
  expect(address()).toBe('?q=humus&plot=north')
})

test('a change that adds a history entry still does so when one that adds none follows at once', async () => {
  const { router, arrived, change, address } = await open('/?view=plots')
  change({ edit: 'north' })
  change({ q: 'n' }, 'replace')
  await arrived()
  expect(address()).toBe('?view=plots&edit=north&q=n')
  await act(async () => void router.navigate(-1))
  await arrived()
  expect(address()).toBe('?view=plots')
})
