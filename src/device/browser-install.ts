import type { Install } from '#ports/install.ts'
import { listeners } from '#ports/listeners.ts'
import { attemptAsync } from './attempt.ts'
import { heldInstallOffer, takeInstallOffer } from './browser-install-offer.ts'

/** The adapter for installing the app. Call `holdInstallOffer` first. */
export function browserInstall(): Install {
  const changes = listeners<[]>()
  let isInstalled = false
  window.addEventListener('beforeinstallprompt', () => changes.tell())
  window.addEventListener('appinstalled', () => {
    isInstalled = true
    changes.tell()
  })
  return {
    way() {
      if (isInstalled || isOnHomeScreen()) return null
      if (heldInstallOffer() !== null) return 'prompt'
      return isApple() ? 'share-menu' : null
    },
    onChange: changes.add,
    async ask() {
      const offer = takeInstallOffer()
      const isAccepted = offer !== null && (await attemptAsync(() => accepts(offer))) === true
      changes.tell()
      return isAccepted
    },
  }
}

/** Whether the user accepts the install prompt. Source: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent; TypeScript does not know the event. */
async function accepts(offer: Event) {
  const prompt: unknown = Reflect.get(offer, 'prompt')
  if (typeof prompt !== 'function') return false
  await Reflect.apply(prompt, offer, [])
  const choice: unknown = await Reflect.get(offer, 'userChoice')
  return (
    typeof choice === 'object' && choice !== null && Reflect.get(choice, 'outcome') === 'accepted'
  )
}

const homeScreenModes = ['standalone', 'fullscreen', 'minimal-ui']

const isOnHomeScreen = () =>
  Reflect.get(navigator, 'standalone') === true ||
  homeScreenModes.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches)

/** Whether it is an iPhone or iPad: only their browsers have `navigator.standalone`, and none of them offers to install. */
const isApple = () => typeof Reflect.get(navigator, 'standalone') === 'boolean'
