import { expect, type Page } from '@playwright/test'
import { open } from './site.ts'

const entered = (value: number) => ({ value, trust: 'user', sources: [] })
const level = (value: number, hex: string) => ({
  value,
  word: '',
  look: { kind: 'swatch', hex },
  trust: 'user',
  sources: [],
})

/** A kit of every kind of step, done in seconds. */
export const shortKit = {
  schema: 1,
  id: 'e2e-short',
  name: '短いキット',
  maker: '',
  trust: 'user',
  note: '',
  prepare: [{ text: '試験管を用意します。', trust: 'user', sources: [] }],
  cautions: [],
  analytes: [
    {
      id: 'ph',
      name: 'pH',
      species: 'pH',
      unit: '',
      method: 'color',
      halfLevels: true,
      lowestDetectable: { value: null },
      chartComplete: true,
      levels: [level(5, '#e8b04a'), level(6, '#a8b84a'), level(7, '#4a9a6a')],
    },
  ],
  lanes: [
    {
      id: 'only',
      name: '試験管',
      after: [],
      steps: [
        { id: 'fill', kind: 'hands-on', title: '土を入れる', detail: '土を入れます。', hands: 2 },
        {
          id: 'shake',
          kind: 'timed',
          title: '試験管を振る',
          detail: 'ふたをして振ります。',
          duration: entered(2),
          endCue: '置く',
        },
        {
          id: 'stand',
          kind: 'settle',
          title: '澄むまで置く',
          detail: '',
          duration: entered(2),
          extend: 30,
        },
        { id: 'wait', kind: 'reaction', title: '色を待つ', detail: '', duration: entered(3) },
        {
          id: 'read',
          kind: 'read',
          title: 'pHを読む',
          detail: '色と見くらべます。',
          analytes: ['ph'],
          readWithin: entered(30),
          hands: 5,
        },
      ],
    },
  ],
  sources: [],
}

export const kitFile = (kit: object = shortKit) => ({
  name: 'kit.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(kit)),
})

/** Imports the short kit through the library and chooses it; ends on `/`. */
export async function useShortKit(page: Page, site = ''): Promise<void> {
  await open(page, `${site}/?view=kits`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'ファイルから読み込む' }).click()
  await (await chooser).setFiles(kitFile())
  await page.getByRole('button', { name: `このキットを使う: ${shortKit.name}` }).click()
  await expect(page.getByRole('heading', { name: shortKit.name })).toBeVisible()
}

export const stepCard = (page: Page) => page.getByTestId('step-card')

/** From the setup screen to the first step. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^はじめる/ }).click()
  await expect(stepCard(page)).toHaveAttribute('data-doing', 'ready')
}
