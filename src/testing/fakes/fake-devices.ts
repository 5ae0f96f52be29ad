import { failed } from '#domain/result.ts'
import { fakeAlarm } from './fake-alarm.ts'
import { fakeAppUpdates } from './fake-app-updates.ts'
import { fakeCamera } from './fake-camera.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeColorReader } from './fake-color-reader.ts'
import { fakeEventLog } from './fake-event-log.ts'
import { fakeFiles } from './fake-files.ts'
import { fakeIds } from './fake-ids.ts'
import { fakeInstall } from './fake-install.ts'
import { fakeNotifier } from './fake-notifier.ts'
import { fakePhotos } from './fake-photos.ts'
import { fakePlanner } from './fake-planner.ts'
import { fakeStorageCare } from './fake-storage-care.ts'
import { fakeTabs } from './fake-tabs.ts'
import { fakeTeamMemory } from './fake-team-memory.ts'
import { fakeTeamOffice } from './fake-team-office.ts'
import { fakeVibration } from './fake-vibration.ts'
import { fakeVoice } from './fake-voice.ts'
import { fakeWakeLock } from './fake-wake-lock.ts'

/** A complete phone in Japan with a fake for each device; it gets an office of its own unless another is given. */
export function fakeDevices(office = fakeTeamOffice()) {
  const clock = fakeClock()
  const team = { server: office.phone().server, memory: fakeTeamMemory() }
  return {
    ids: fakeIds(),
    log: fakeEventLog(),
    files: fakeFiles(),
    photos: fakePhotos(),
    planner: fakePlanner(),
    clock,
    alarm: fakeAlarm({ clock }),
    voice: fakeVoice(),
    vibration: fakeVibration(),
    wakeLock: fakeWakeLock(),
    notifier: fakeNotifier(),
    tabs: fakeTabs(),
    storageCare: fakeStorageCare(),
    appUpdates: fakeAppUpdates(),
    install: fakeInstall(),
    packing: {
      pack: async () => failed('unsupported' as const),
      unpack: async () => failed('unsupported' as const),
    },
    zone: () => 9 * 60,
    loadCamera: async () => ({ ...fakeCamera(), ...fakeColorReader() }),
    loadTeam: async () => team,
  }
}
