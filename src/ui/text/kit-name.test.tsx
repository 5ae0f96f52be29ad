import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KitName } from './kit-name.tsx'

const linesOf = (name: string) =>
  renderToStaticMarkup(<KitName name={name} />)
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<.*?>|[\u2066-\u2069]/gu, '')

it('may end a line before a bracket, after one, and where katakana begin', () => {
  expect(linesOf('NPK土壌診断キット（試験管式）')).toBe('NPK土壌診断|キット|（試験管式）')
  expect(linesOf('パックテスト（硝酸）土の液用')).toBe('パックテスト|（硝酸）|土の液用')
  expect(linesOf('ヨーグルト瓶のキット')).toBe('ヨーグルト瓶の|キット')
})

it('keeps a word with its reading and its particle', () => {
  expect(linesOf('土壌診断（どじょうしんだん）キット')).toBe('土壌診断（どじょうしんだん）|キット')
  expect(linesOf('Quantofix 硝酸（しょうさん）の試験紙')).toBe(
    'Quantofix 硝酸（しょうさん）の試験紙',
  )
})

it('keeps a short name with a hyphen on one line, and a long one breakable', () => {
  const kept = (name: string) =>
    renderToStaticMarkup(<KitName name={name} />).match(/(?<=<span class="[^"]*kept[^"]*">)[^<]+/g)
  expect(kept('Midori-kun (N + PK)')).toEqual(['Midori-kun', '(N + PK)'])
  expect(kept('Bodenuntersuchungs-kasten')).toBeNull()
})
