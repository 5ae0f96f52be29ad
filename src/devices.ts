import type { Devices } from '#app/engine.ts'
import type { BrowserHttpClient } from '#device/http-client.ts'
import { browserClock } from '#device/browser-clock.ts'
import { browserFiles } from '#device/browser-files.ts'
import { browserInstall } from '#device/browser-install.ts'
import { browserStorageCare } from '#device/browser-storage-care.ts'
import { browserTabs } from '#device/browser-tabs.ts'
import { browserVibration } from '#device/browser-vibration.ts'
import { cryptoIds } from '#device/crypto-ids.ts'
import { deflateLinkPacking } from '#device/link-packing.ts'
import { screenWakeLock } from '#device/screen-wake-lock.ts'
import { serviceWorkerRegistration } from '#device/service-worker-registration.ts'
import { speech } from '#device/sound/speech.ts'
import { createEventLog } from '#device/storage/event-log.ts'
import { photoStore } from '#device/storage/photo-store.ts'
import { systemNotifier } from '#device/system-notifier.ts'
import { webAudioAlarm } from '#device/sound/web-audio-alarm.ts'
import { workerPlanner } from '#device/worker-planner.ts'
import { localeTags } from '#locales/languages.ts'
import { language } from '#locales/words.ts'

/** The second half of main.tsx: the adapters that the first screen does not need, in a chunk of their own. */
export function createDevices(loadClient: () => Promise<BrowserHttpClient>): Devices {
  const clock = browserClock()
  const ids = cryptoIds()
  return {
    ids,
    log: createEventLog({ now: Date.now, ids }),
    files: browserFiles(),
    photos: photoStore(),
    clock,
    planner: workerPlanner(),
    alarm: webAudioAlarm({ now: () => clock.now() }),
    voice: speech({ language: () => localeTags[language()] }),
    vibration: browserVibration(),
    wakeLock: screenWakeLock(),
    notifier: systemNotifier(),
    tabs: browserTabs(),
    storageCare: browserStorageCare(),
    appUpdates: serviceWorkerRegistration(),
    packing: deflateLinkPacking(),
    install: browserInstall(),
    zone: (at) => -new Date(at).getTimezoneOffset(),
    loadCamera,
    async loadTeam() {
      const [{ httpTeamServer }, { indexedDbTeamMemory }, client] = await Promise.all([
        import('#device/team/team-server.ts'),
        import('#device/team/team-memory.ts'),
        loadClient(),
      ])
      return { server: httpTeamServer(client), memory: indexedDbTeamMemory() }
    },
  }
}

async function loadCamera() {
  const [{ browserCamera }, { workerColorReader }] = await Promise.all([
    import('#device/camera.ts'),
    import('#device/color-reader.ts'),
  ])
  return { ...browserCamera(), ...workerColorReader() }
}
