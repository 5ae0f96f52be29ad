import { expect, it } from 'vitest'
import { unsavedReason } from './unsaved-reason.ts'

const healthy = { kept: 'durable', failure: null, restored: 0, unreadable: 0, lost: null } as const

it('is none where at least one storage works and nothing on screen failed', () => {
  expect(unsavedReason(healthy, null)).toBeNull()
  expect(unsavedReason({ ...healthy, kept: 'database' }, null)).toBeNull()
  expect(unsavedReason({ ...healthy, kept: 'journal', failure: 'full' }, null)).toBeNull()
})

it('is of what is in memory only, or of what failed on screen', () => {
  const inMemory = { ...healthy, kept: 'memory' } as const
  expect(unsavedReason({ ...inMemory, failure: 'denied' }, null)).toBe('denied')
  expect(unsavedReason(inMemory, null)).toBe('broken')
  expect(unsavedReason(healthy, 'full')).toBe('full')
})

it('is still slow where it was slow, until nothing is in memory any more', () => {
  expect(unsavedReason({ ...healthy, kept: 'memory', failure: 'slow' }, 'slow')).toBe('slow')
  expect(unsavedReason(healthy, 'slow')).toBeNull()
})
