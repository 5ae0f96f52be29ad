import { expect, it } from 'vitest'
import { idsContract } from '#testing/contracts/ids-contract.ts'
import { cryptoIds } from './crypto-ids.ts'

idsContract(cryptoIds)
idsContract(() => cryptoIds(() => 1_775_001_600_000))

it('begins with the milliseconds since 1970', () => {
  const id = cryptoIds(() => 1_775_001_600_000).next()
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(1_775_001_600_000)
})

it('keeps its order when the clock goes back', () => {
  let time = 2000
  const ids = cryptoIds(() => time)
  const before = ids.next()
  time = 1000
  expect(ids.next() > before).toBe(true)
})
