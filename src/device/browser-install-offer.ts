let held: Event | null = null

/**
 * Holds the browser's install prompt for the right moment and hides its own bar. The event may come before anything else
 * is loaded, so this code is part of the first screen.
 */
export function holdInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event
  })
}

export const heldInstallOffer = () => held

/** Returns the held prompt and forgets it, since it can be shown only once. */
export function takeInstallOffer() {
  const offer = held
  held = null
  return offer
}
