import { failed, ok } from '#domain/result.ts'
import type { Files } from '#ports/files.ts'

/** Files through a download link and the device's file chooser. */
export const browserFiles = (): Files => ({
  save({ name, type, text }) {
    const address = URL.createObjectURL(new Blob([text], { type }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    // Safari reads the file only after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  },
  async pick({ accept, maxBytes }) {
    const file = await chooseFile(accept)
    if (file === undefined) return failed('canceled')
    if (file.size > maxBytes) return failed('too-large')
    try {
      return ok({ name: file.name, text: await file.text() })
    } catch {
      return failed('unreadable')
    }
  },
})

function chooseFile(accept: string) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  // Some browsers open no chooser for an input outside the page.
  document.body.append(input)
  return new Promise<File | undefined>((resolve) => {
    const finish = () => {
      input.remove()
      resolve(input.files?.[0])
    }
    input.addEventListener('change', finish)
    input.addEventListener('cancel', finish)
    input.click()
  })
}
