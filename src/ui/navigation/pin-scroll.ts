/** Longest time a page may take to reach its final height. */
const openingMs = 2000
const inputs = ['pointerdown', 'wheel', 'touchstart', 'keydown']

/** Scrolls with `go`, and again whenever the page's height changes before the user interacts. Returns a function that stops this. */
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
