let held: Event | null = null

/**
 * Keeps the browser's offer to install for the right moment, and its own bar away. It may come before anything else has
 * been loaded, so this much is on the first screen.
 */
export function holdInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event
  })
}

export const heldInstallOffer = () => held

/** An offer can be made only once. */
export function takeInstallOffer() {
  const offer = held
  held = null
  return offer
}
