import { expect, test } from 'vitest'
import { invitationIn, invitationPath } from './invitation.ts'

test('an invitation is found in its URL, and in a mail around it', () => {
  const address = `https://office.example${invitationPath('a-B_3456789')}`
  expect(invitationIn(address)).toBe('a-B_3456789')
  expect(invitationIn(`どうぞ： ${address}\nお待ちしています`)).toBe('a-B_3456789')
})

test('anything else is none', () => {
  for (const text of ['', '#join=', '#join=short', `#join=${'x'.repeat(201)}`, '#kit=1.abcdefgh']) {
    expect(invitationIn(text)).toBeNull()
  }
})
