// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useOneId } from './use-one-id.ts'

test('all tries to save get one id, also where the first request for it failed', async () => {
  const newId = vi.fn<() => Promise<string>>()
  newId.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  newId.mockResolvedValueOnce('one').mockResolvedValueOnce('two')
  let id: () => Promise<string> = newId
  function Form() {
    id = useOneId(newId)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form />))
  await expect(id()).rejects.toThrow('Failed to fetch')
  expect(await id()).toBe('one')
  await act(async () => root.render(<Form />))
  expect(await id()).toBe('one')
  await act(async () => root.unmount())
})
