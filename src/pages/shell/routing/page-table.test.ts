import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTable } from './page-table.ts'

test('there are exactly the five pages, in their exact case', () => {
  expect(pageTable.map(({ path }) => path)).toEqual([
    '/',
    '/ColorChart',
    '/diag',
    '/inspire',
    '/manual',
  ])
})

test('each page is where scripts/build.mjs looks for it', () => {
  const files = pageTable.map(({ name }) => `src/pages/${name}/${name}-page.tsx`)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('each page and its catalogs can be loaded', async () => {
  for (const { load } of pageTable) expect(await load()).toBeTypeOf('function')
})
