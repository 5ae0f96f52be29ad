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

/** Only ids named `here` exist. */
const exists = {
  kit: isHere,
  record: isHere,
  plot: isHere,
  farmer: isHere,
  ownRule: isHere,
  analyteOf: async (_: string, id: string) => isHere(id),
  sampleOf: async (_: string, id: string) => isHere(id),
  diagnosisOf: async (_: string, id: string) => isHere(id),
}
async function isHere(id: string) {
  return id === 'here'
}

test.each([
  ['/', true],
  ['/?view=kit&kit=here', true],
  ['/?view=kit&kit=gone', false],
  ['/?view=kits&give=gone', false],
  ['/ColorChart?kit=gone', false],
  ['/manual?kit=gone', false],
  ['/diag?record=here&plot=here', true],
  ['/diag?record=here&plot=gone', false],
  ['/diag?view=plots&field=gone', false],
  ['/diag?view=history&compare=here,here', true],
  ['/diag?view=history&compare=here,gone', false],
  ['/diag?view=history&new=typed&with=gone', false],
  // Tests outlive their kit, and a label may come from another phone.
  ['/diag?view=history&kit=gone', true],
  ['/?plot=gone', true],
  ['/inspire?card=gone', false],
  ['/?view=bogus', false],
  ['/diag?view=bogus', false],
  ['/diag?view=history', true],
  ['/inspire?view=bogus', false],
  ['/inspire?view=sampling', true],
  ['/ColorChart?kit=here&analyte=gone', false],
  ['/ColorChart?kit=here&analyte=here', true],
  ['/diag?view=plots&edit=gone', false],
  ['/diag?view=plots&edit=new', true],
  ['/diag?view=standards&edit=gone', false],
  ['/diag?view=standards&edit=new-standard', true],
  ['/diag?record=here&sample=gone', false],
  ['/diag?view=report&record=here&sample=here&diagnosis=gone', false],
  ['/diag?view=report&all=farmers&farmer=gone', false],
  ['/diag?view=plots&farmer=gone', true],
  ['/diag?crop=gone', false],
  ['/diag?crop=komatsuna', true],
])('%s: %s', async (address, isThere) => {
  const url = new URL(address, 'http://x')
  const page = pageTable.find(({ path }) => path === url.pathname)
  expect((await page?.isValid?.({ url, server: undefined, exists })) ?? true).toBe(isThere)
})
