/** As long as a page may take to become as high as it will be. */
const openingMs = 2000
const inputs = ['pointerdown', 'wheel', 'touchstart', 'keydown']

/** Goes to a place, and again whenever the page changes its height before anyone touches it. Answers with the way to stop. */
export function pinScroll(go: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const stop = () => watching.abort()
  for (const input of inputs) window.addEventListener(input, stop, { signal, passive: true })
  const heights = new ResizeObserver(go)
  heights.observe(document.body)
  const timer = setTimeout(stop, openingMs)
  signal.addEventListener('abort', () => {
    heights.disconnect()
    clearTimeout(timer)
  })
  go()
  return stop
}
