import type { Camera } from '#ports/camera.ts'
import type { ColorReader } from '#ports/color-reader.ts'
import type { Photos } from '#ports/photos.ts'
import type { Backup } from '#app/transfer/backup.ts'
import type { DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { Engine } from './engine.ts'
import type { KitShelf } from '#app/kits/kit-shelf.ts'
import type { Later } from './later.ts'
import type { LiveStores } from './live-stores.ts'
import type { Online } from '#app/status/online.ts'
import type { OpenedReagents } from '#app/kits/opened-reagents.ts'
import type { OwnCharts } from '#app/kits/own-charts.ts'
import type { Plots } from '#app/records/plots.ts'
import type { SamplingChecklist } from '#app/records/sampling-checklist.ts'
import type { Settings } from '#app/settings/settings.ts'
import type { Setup } from '#app/session/setup.ts'

type LazyMethods<Name extends keyof Engine, Method extends keyof Engine[Name]> = Later<
  Pick<Engine[Name], Method>
>

type SessionMethod =
  | 'begin'
  | 'confirm'
  | 'extend'
  | 'read'
  | 'correct'
  | 'undo'
  | 'addSample'
  | 'dropSample'
  | 'renameSample'
  | 'prefer'
  | 'settleClock'
  | 'end'
  | 'takeOver'
  | 'wake'

type KitMethod =
  | 'save'
  | 'remove'
  | 'restore'
  | 'importFile'
  | 'exportFile'
  | 'newId'
  | 'drafts'
  | 'keepDraft'
  | 'dropDraft'

type ChartMethod =
  | 'start'
  | 'save'
  | 'take'
  | 'rename'
  | 'remove'
  | 'restore'
  | 'photo'
  | 'keepPhoto'
  | 'exportFile'
  | 'importFile'

type RecordMethod =
  'older' | 'remove' | 'restore' | 'exportText' | 'openIndex' | 'read' | 'keep' | 'change'

type PlotMethod = 'start' | 'keep' | 'change' | 'remove' | 'restore' | 'newId'

type BackupMethod =
  | 'look'
  | 'pack'
  | 'hand'
  | 'open'
  | 'again'
  | 'take'
  | 'forget'
  | 'cancel'
  | 'strays'
  | 'removeStrays'

interface SessionService extends LazyMethods<'session', SessionMethod> {
  readonly store: LiveStores['session']
  readonly time: LiveStores['time']
}

/** Everything the screens may ask for. Built once, in main.tsx. */
export interface Services {
  readonly setup: Setup
  readonly kits: KitShelf & LazyMethods<'kits', KitMethod>
  readonly settings: Settings
  readonly online: Online
  readonly checklist: SamplingChecklist
  readonly opened: OpenedReagents
  /** With code of its own: only a diagnosis asks. */
  readonly diagnosisChoices: () => Promise<DiagnosisChoices>
  readonly session: SessionService
  /** The same with water alone: leaves no trace. */
  readonly practice: SessionService
  readonly install: LazyMethods<'install', 'look' | 'ask' | 'dismiss'> & {
    readonly store: LiveStores['install']
  }
  readonly planning: LazyMethods<'planning', 'look' | 'forget'> & {
    readonly outlook: LiveStores['outlook']
  }
  readonly timers: LazyMethods<'timers', 'begin' | 'stop'> & {
    readonly store: LiveStores['timers']
  }
  readonly signals: LazyMethods<'signals', 'say' | 'prepare' | 'tryOut' | 'askNotifications'> & {
    readonly store: LiveStores['signals']
  }
  readonly records: LazyMethods<'records', RecordMethod> & { readonly store: LiveStores['records'] }
  /** Not of the engine: `start` where plots are looked at. */
  readonly plots: Later<Pick<Plots, PlotMethod>> & { readonly store: LiveStores['plots'] }
  readonly photos: Later<Pick<Photos, 'keep' | 'read'>>
  readonly backup: Later<Pick<Backup, BackupMethod>> & { readonly store: LiveStores['backup'] }
  /** An id for something that the user makes. */
  readonly newId: () => Promise<string>
  /** Not of the engine: `start` only where a chart is looked at. */
  readonly charts: Later<Pick<OwnCharts, ChartMethod>> & { readonly store: LiveStores['charts'] }
  readonly camera: Later<Camera & ColorReader>
  readonly favorites: LazyMethods<'favorites', 'mark'> & { readonly store: LiveStores['favorites'] }
  readonly links: LazyMethods<'links', 'packKit' | 'openKit' | 'packChart' | 'openChart'>
  readonly keeping: LazyMethods<'keeping', 'persist'> & { readonly store: LiveStores['keeping'] }
  readonly updates: LazyMethods<'updates', 'apply' | 'check' | 'keepCopy'> & {
    readonly store: LiveStores['updates']
  }
  /**
   * Reads what the device has kept. Call after hydration: before, every store holds what the prerendered page shows.
   * On a device that has kept nothing yet, the engine waits for `whenWanted`: the first screen does not need it.
   */
  start(whenWanted: Promise<unknown>): Promise<void>
}
