import { expect, it, vi } from 'vitest'

import { browserFiles } from './browser-files.ts'

/** Makes the file chooser return this file; none: the user cancels. */
function chooserGives(file?: File) {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(
    this: HTMLInputElement,
  ) {
    if (file === undefined) {
      this.dispatchEvent(new Event('cancel'))
      return
    }
    const chosen = new DataTransfer()
    chosen.items.add(file)
    this.files = chosen.files
    this.dispatchEvent(new Event('change'))
  })
}

const options = { accept: 'application/json,.json', maxBytes: 100 }

it('gives the text of the chosen file and leaves nothing behind in the page', async () => {
  chooserGives(new File(['{"名前":1}'], 'kit.json'))
  expect(await browserFiles().pick(options)).toEqual({
    ok: true,
    value: { name: 'kit.json', text: '{"名前":1}' },
  })
  expect(document.querySelector('input')).toBeNull()
})

it('says when the user chose nothing, or too large a file', async () => {
  chooserGives()
  expect(await browserFiles().pick(options)).toEqual({ ok: false, reason: 'canceled' })
  chooserGives(new File(['x'.repeat(101)], 'big.json'))
  expect(await browserFiles().pick(options)).toEqual({ ok: false, reason: 'too-large' })
})

it('saves a file under its name', async () => {
  const clicked: { name: string; address: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ name: this.download, address: this.href })
  })
  browserFiles().save({ name: '北の畑.kit.json', type: 'application/json', text: '{"a":1}' })
  browserFiles().save({ name: '\u2068حقل\u2069.json', type: 'application/json', text: '' })
  expect(clicked.map(({ name }) => name)).toEqual(['北の畑.kit.json', 'حقل.json'])
  const saved = await fetch(clicked[0]?.address ?? '')
  expect(await saved.text()).toBe('{"a":1}')
})

async function* pieces(...texts: readonly string[]) {
  yield* texts
}
const parcel = { name: '控え.json', type: 'application/json' }
const pack = () => browserFiles().pack(parcel, pieces('{"a":', '"土"}'))

it('packs a file of many pieces, says its size, and hands it over whole', async () => {
  const addresses: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.href)
  })
  vi.stubGlobal('navigator', {})
  const packed = await pack()
  expect(packed).toMatchObject({ name: '控え.json', bytes: 11, canShare: false })
  expect(await packed.share()).toEqual({ ok: false, reason: 'impossible' })
  packed.download()
  expect(await (await fetch(addresses[0] ?? '')).text()).toBe('{"a":"土"}')
})

it('shares a file where there is a sheet for it, as text where JSON is not taken', async () => {
  const shared: File[] = []
  const share = vi.fn<(content: ShareData) => Promise<void>>(
    async ({ files = [] }) => void shared.push(...files),
  )
  const canShare = ({ files = [] }: ShareData = {}) =>
    files.every(({ type }) => type === 'text/plain')
  vi.stubGlobal('navigator', { share, canShare })
  const packed = await pack()
  expect(packed.canShare).toBe(true)
  expect(await packed.share()).toEqual({ ok: true, value: undefined })
  expect(shared[0]?.name).toBe('控え.json.txt')
  expect(await shared[0]?.text()).toBe('{"a":"土"}')
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  expect(await packed.share()).toEqual({ ok: false, reason: 'canceled' })
})

it('opens a chosen file to be read in pieces', async () => {
  chooserGives(new File(['土壌'], 'x.csv'))
  const opened = await browserFiles().open(options)
  expect(opened).toMatchObject({
    ok: true,
    value: { name: 'x.csv', bytes: 6, encoding: 'utf-8' },
  })
  chooserGives(new File(['x'.repeat(101)], 'big.csv'))
  expect(await browserFiles().open(options)).toEqual({ ok: false, reason: 'too-large' })
  chooserGives()
  expect(await browserFiles().open(options)).toEqual({ ok: false, reason: 'canceled' })
})
