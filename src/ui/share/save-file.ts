/** Delay before the URL is revoked: Safari reads the file only after the click has returned. */
const revokeDelayMs = 60_000

/** Downloads a small file; call inside a tap. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs)
}
