import { expect, test } from 'vitest'
import { pageTable } from './page-table.ts'
import { PageFailure } from '#pages/shell/errors/to-page-error.ts'
import { viewOf } from './view-of.ts'

const at = (id: string) => [{ route: { id } }]

test('the view is the page that matched', () => {
  for (const { name } of pageTable) {
    expect(viewOf({ errors: null, matches: at(name) })).toBe(name)
  }
})

test('an error takes the place of the page', () => {
  const errors = (thrown: unknown) => ({ errors: { root: thrown }, matches: at('timer') })
  expect(viewOf(errors(new PageFailure(404, '')))).toBe('not-found')
  expect(viewOf(errors(new Error('broken')))).toBe('error')
  expect(viewOf(errors({ status: 404 }))).toBe('not-found')
})
