import { useKitOfFile } from './support/short-kit.ts'
import { expect, open, test } from './support/site.ts'

test('an own kit named 「リン酸」 alone is asked for its liquid and form once, and has an answer from then on', async ({
  page,
}) => {
  const level = (value: number) => ({
    value,
    word: '',
    look: { kind: 'unknown' },
    trust: 'user',
    sources: [],
  })
  const kit = {
    schema: 1,
    id: 'own-of-names',
    name: '名前だけのキット',
    maker: '',
    trust: 'user',
    note: '',
    prepare: [],
    cautions: [],
    analytes: [
      {
        id: 'analyte-1',
        name: 'リン酸（P）',
        species: '',
        unit: 'mg/100g',
        method: 'color',
        halfLevels: false,
        lowestDetectable: { value: null },
        chartComplete: true,
        levels: [level(2), level(10), level(40)],
      },
    ],
    lanes: [
      {
        id: 'lane-1',
        name: '手順',
        after: [],
        steps: [
          {
            id: 'step-1',
            kind: 'read',
            title: '読む',
            detail: '',
            analytes: ['analyte-1'],
            readWithin: { value: null },
            hands: 20,
          },
        ],
      },
    ],
    sources: [],
  }
  await useKitOfFile(page, JSON.stringify(kit), kit.name)
  const judged = page.getByRole('main').getByRole('listitem').filter({ hasText: 'リン酸' })
  const typeTest = async () => {
    await open(page, '/diag?view=history&new=typed')
    await page.getByLabel('リン酸（P）').selectOption({ label: '10 mg/100g' })
    await page.getByRole('button', { name: '保存する' }).click()
    await page.waitForURL(/record=/)
    const { searchParams } = new URL(page.url())
    await open(page, `/diag?record=${searchParams.get('record') ?? ''}&crop=spinach`)
  }
  await typeTest()
  await expect(judged.getByText('判定なし')).toBeVisible()
  await page.getByRole('button', { name: 'はい、水だけです' }).click()
  await page.getByRole('button', { name: 'P2O5', exact: true }).click()
  await expect(judged.getByText('適正')).toBeVisible()

  await typeTest()
  await expect(judged.getByText('適正')).toBeVisible()
  await expect(page.getByRole('button', { name: 'はい、水だけです' })).toHaveCount(0)
})
