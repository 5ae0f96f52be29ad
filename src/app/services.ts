import type { FreeTimers } from './free-timers.ts'
import type { Keeping } from './keeping.ts'
import type { KitShelf } from './kit-shelf.ts'
import type { Online } from './online.ts'
import type { Records } from './records.ts'
import type { SamplingChecklist } from './sampling-checklist.ts'
import type { Session } from './session.ts'
import type { Settings } from './settings.ts'
import type { Setup } from './setup.ts'
import type { Signals } from './signals.ts'
import type { Updates } from './updates.ts'

/** Everything the screens may ask for. Built once, in main.tsx. */
export interface Services {
  readonly session: Session
  readonly setup: Setup
  readonly timers: FreeTimers
  readonly signals: Signals
  readonly kits: KitShelf
  readonly records: Records
  readonly keeping: Keeping
  readonly settings: Settings
  readonly updates: Updates
  readonly online: Online
  readonly checklist: SamplingChecklist
}
