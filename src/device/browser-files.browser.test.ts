import { expect, it, vi } from 'vitest'

import { browserFiles } from './browser-files.ts'

/** The chooser opens with this file chosen; none: the user cancels. */
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
  expect(clicked.map(({ name }) => name)).toEqual(['北の畑.kit.json'])
  const saved = await fetch(clicked[0]?.address ?? '')
  expect(await saved.text()).toBe('{"a":1}')
})
