import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createStores } from '#app/initial-states.ts'
import type { Services } from '#app/services.ts'
import { startRun } from '#domain/run/run.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { kitOf, read } from '#testing/small-kit.ts'
import { ServicesProvider } from '#ui/services.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'
import { ResultsTable } from './results-table.tsx'

beforeAll(() => loadTexts('ja', 'ui', 'live', 'timer'))

const services = {
  charts: { store: createStores().charts },
  kits: { store: { getState: () => ({}), getInitialState: () => ({}), subscribe: () => () => {} } },
}

test('a long name stays on one line beside the values of a single item', async () => {
  const setup = {
    id: 'run',
    wallOffset: 0,
    kit: kitOf(read('look', ['n'])),
    analytes: ['n'],
    samples: [{ id: 'a', name: 'ほうれんそう' }],
  }
  const run = startRun(setup, { id: '0', at: instant(0), kind: 'started', setup })
  await render(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what this table asks for
    <ServicesProvider services={services as unknown as Services}>
      <ResultsTable run={run} onCorrect={() => {}} />
    </ServicesProvider>,
  )
  const name = document.createRange()
  name.selectNodeContents(document.querySelector('tbody th') ?? document.body)
  expect(name.getClientRects()).toHaveLength(1)
})
