import { createServices } from '#app/services.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeConnectivity } from '#testing/fakes/fake-connectivity.ts'
import { fakeDevices } from '#testing/fakes/fake-devices.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'

/** Starts the whole app without a screen for a returning user; called again with the same devices, it reloads the page. */
export async function startPhone(
  devices = fakeDevices(),
  preferences = fakePreferences({ returning: true }),
) {
  await loadTexts('ja', 'voice')
  const services = createServices({
    connectivity: fakeConnectivity(),
    preferences,
    loadDevices: async () => devices,
  })
  await services.start(Promise.resolve())
  return { ...devices, ...services, preferences }
}
