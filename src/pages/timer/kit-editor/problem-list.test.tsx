import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { ProblemList } from './problem-list.tsx'

beforeAll(() => loadTexts('ja', 'kit-errors'))

const problems = [{ path: 'analytes[0].unit', reason: 'missing' as const }]

it('names the item that has to be corrected, as its editor does', () => {
  const shown = renderToStaticMarkup(<ProblemList problems={problems} kit={firstKit} />)
  expect(shown).toContain(`${firstKit.analytes[0]?.name} › 単位`)
})

it('numbers the items of a file, and those without a name', () => {
  const unnamed = { ...firstKit, analytes: firstKit.analytes.map((one) => ({ ...one, name: ' ' })) }
  for (const kit of [undefined, unnamed]) {
    const shown = renderToStaticMarkup(<ProblemList problems={problems} {...(kit && { kit })} />)
    expect(shown).toContain('測る項目1 › 単位')
  }
})
