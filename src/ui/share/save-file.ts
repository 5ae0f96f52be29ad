/** Safari reads the file only after the click has returned. */
const revokeDelayMs = 60_000

/** Hands a small text file to the browser; call inside a tap. */
export function saveFile({ name, type, text }: Record<'name' | 'type' | 'text', string>): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs)
}
