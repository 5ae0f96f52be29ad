import { expect, it } from 'vitest'
import { storageStatus } from './storage-status.ts'

const healthy = { kept: 'durable', failure: null, restored: 0, unreadable: 0, lost: null } as const

it('is kept twice only where both storages work and nothing on screen failed', () => {
  expect(storageStatus(healthy, null)).toEqual({ kind: 'kept-twice' })
})

it('is kept once where one of the two is missing or fails', () => {
  expect(storageStatus({ ...healthy, kept: 'database' }, null)).toEqual({
    kind: 'kept-once',
    reason: null,
  })
  expect(storageStatus({ ...healthy, kept: 'journal', failure: 'full' }, null)).toEqual({
    kind: 'kept-once',
    reason: 'full',
  })
})

it('is not kept where it is in memory only, or where something on screen failed', () => {
  expect(storageStatus({ ...healthy, kept: 'memory', failure: 'denied' }, null)).toEqual({
    kind: 'not-kept',
    reason: 'denied',
  })
  expect(storageStatus(healthy, 'full')).toEqual({ kind: 'not-kept', reason: 'full' })
})

it('is still being saved where it was late, until nothing is in memory any more', () => {
  const waiting = { ...healthy, kept: 'memory', failure: 'late' } as const
  expect(storageStatus(waiting, 'late')).toEqual({ kind: 'not-kept', reason: 'late' })
  expect(storageStatus(healthy, 'late')).toEqual({ kind: 'kept-twice' })
})
