import type { Engine } from './engine.ts'
import type { KitShelf } from './kit-shelf.ts'
import type { Later } from './later.ts'
import type { LiveStores } from './live-stores.ts'
import type { Online } from './online.ts'
import type { SamplingChecklist } from './sampling-checklist.ts'
import type { Settings } from './settings.ts'
import type { Setup } from './setup.ts'

type Deeds<Name extends keyof Engine, Deed extends keyof Engine[Name]> = Later<
  Pick<Engine[Name], Deed>
>

type SessionDeed =
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

type KitDeed =
  | 'save'
  | 'remove'
  | 'restore'
  | 'importFile'
  | 'exportFile'
  | 'newId'
  | 'drafts'
  | 'keepDraft'
  | 'dropDraft'

/** Everything the screens may ask for. Built once, in main.tsx. */
export interface Services {
  readonly setup: Setup
  readonly kits: KitShelf & Deeds<'kits', KitDeed>
  readonly settings: Settings
  readonly online: Online
  readonly checklist: SamplingChecklist
  readonly session: Deeds<'session', SessionDeed> & {
    readonly store: LiveStores['session']
    readonly time: LiveStores['time']
  }
  readonly timers: Deeds<'timers', 'begin' | 'stop'> & { readonly store: LiveStores['timers'] }
  readonly signals: Deeds<'signals', 'say' | 'tryOut' | 'askNotifications'> & {
    readonly store: LiveStores['signals']
  }
  readonly records: Deeds<'records', 'older' | 'remove' | 'restore' | 'exportText'> & {
    readonly store: LiveStores['records']
  }
  readonly keeping: Deeds<'keeping', 'persist'> & { readonly store: LiveStores['keeping'] }
  readonly updates: Deeds<'updates', 'apply' | 'check'> & { readonly store: LiveStores['updates'] }
  /**
   * Reads what the device has kept. Call after hydration: before, every store holds what the prerendered page shows.
   * On a device that has kept nothing yet, the engine waits for `whenWanted`: the first screen does not need it.
   */
  start(whenWanted: Promise<unknown>): Promise<void>
}
