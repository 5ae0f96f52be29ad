import { createBackup } from '#app/transfer/backup.ts'
import { createPlots } from '#app/records/plots.ts'
import { createRecords } from '#app/records/records.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { addSeconds, instant, minutes } from '#domain/units.ts'
import { backup as japanese } from '#locales/ja/backup.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePhotos } from '#testing/fakes/fake-photos.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from './soil-record.ts'
import { createStoreOf } from '#app/initial-states.ts'

const { csvWords } = japanese
const tokyo = 9 * 60
/** 2026-11-20 09:30 in Japan. */
export const morning = instant(1_795_134_600_000)

export const nextDay = 1_795_219_200_000

/** A test of a number, kept as many minutes after `morning`. */
export const numberedRecord = (number: number, patch?: Partial<SoilRecord>) =>
  soilRecord(`r${number}`, addSeconds(morning, minutes(number)), patch)

export const morningReading = (analyte: string, answer: Answer): Reading => ({
  sample: 's1',
  analyte,
  answer,
  dueAt: morning,
  readAt: morning,
})

export const laboratoryLime = {
  source: 'laboratory',
  species: 'CaO',
  unit: 'mg/100 g',
  method: '置換性',
} as const

interface TransferPhone {
  readonly device?: string
  /** Stored preferences, by key. */
  readonly chosen?: Readonly<Record<string, unknown>>
  readonly now?: number
}

/** A phone's records, fields and backup, without a screen. */
export function transferPhone({ device = 'device-a', chosen, now = nextDay }: TransferPhone = {}) {
  const log = fakeEventLog({ device })
  const [files, photos, preferences] = [fakeFiles(), fakePhotos(), fakePreferences(chosen)]
  let others = 0
  let preferenceCalls = 0
  const records = createRecords({ log, store: createStoreOf('records') })
  const plots = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  const backup = createBackup({
    store: createStoreOf('backup'),
    log,
    files,
    photos,
    preferences,
    records,
    plots,
    kits: async () => [firstKit],
    onOthers: async () => void (others += 1),
    onPreferences: async () => void (preferenceCalls += 1),
    now: () => now,
    zone: () => tokyo,
  })
  const importText = async (text: string, name = 'x.json') => {
    files.offer({ name, text })
    const preview = await backup.open()
    if (!preview.ok) return { preview: preview.reason, report: null }
    const report = await backup.importOpened()
    return { preview: preview.value, report: report.ok ? report.value : report.reason }
  }
  const packed = async (what: 'backup' | 'csv') => {
    await backup.pack(
      what === 'csv'
        ? { kind: 'csv', fileName: 'x.csv', words: csvWords }
        : { kind: 'backup', fileName: 'x.json' },
    )
    await backup.deliver('download')
    return files.saved().at(-1)?.text ?? ''
  }
  const full = async (ids: readonly string[]) =>
    (await records.read(ids)).map(({ record: one }) => one)
  return {
    log,
    files,
    photos,
    preferences,
    records,
    plots,
    backup,
    importText,
    packed,
    full,
    otherCalls: () => others,
    preferenceCalls: () => preferenceCalls,
  }
}

/** Another phone. Clocks of the fake log begin at one, so only the device distinguishes them. */
export const otherPhone = () => transferPhone({ device: 'device-b' })
export const emptyTally = { fresh: 0, changed: 0, known: 0, removed: 0, gone: 0 }
