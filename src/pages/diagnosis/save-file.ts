/** Some browsers begin the download after the click has returned. */
const grace = 60_000

/** Hands a JSON file to the user. */
export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), grace)
}
