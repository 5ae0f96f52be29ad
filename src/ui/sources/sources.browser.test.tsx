import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#locales/texts.ts'
import { SourceList } from './sources.tsx'

beforeAll(() => loadTexts('ja', 'ui'))

const kit = {
  sources: [
    { key: 'leaflet', title: '取扱説明書', url: 'https://example.jp/leaflet' },
    { key: 'book', title: '土壌診断の手引き' },
    { key: 'evil', title: '危ない', url: 'javascript:alert(1)' },
  ],
}

test('names the sources asked for, linked where there is a web address', async () => {
  await render(<SourceList kit={kit} keys={['leaflet', 'evil']} />)
  const link = page.getByRole('link', { name: '取扱説明書' })
  await expect.element(link).toHaveAttribute('href', 'https://example.jp/leaflet')
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  expect(page.getByRole('link').elements()).toHaveLength(1)
  expect(document.body.textContent).not.toContain('手引き')
})

test('draws nothing where there is none', async () => {
  const { container } = await render(<SourceList kit={kit} keys={['lost']} />)
  expect(container).toBeEmptyDOMElement()
})
