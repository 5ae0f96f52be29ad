import { expect, test } from 'vitest'
import { shell } from './shell.ts'

test('the title of the home page is the name of the app', () => {
  expect(shell.title.timer).toBe('土壌診断キット専用タイマー')
})

test('every other title ends with the name of the app', () => {
  const { timer, ...others } = shell.title
  const misnamed = Object.values(others).filter((title) => !title.endsWith(` | ${timer}`))
  expect(misnamed).toEqual([])
})

test('the English sentences of the observed app stand as they were', () => {
  expect(shell.notFound.english).toBe('This page could not be found')
  expect(shell.error.homeEnglish).toBe('Go back to home')
})
