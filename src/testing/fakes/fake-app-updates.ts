import type { AppUpdates } from '#ports/app-updates.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeAppUpdates extends AppUpdates {
  /** A newer version has been fetched. */
  publish(): void
  touch(): void
  openAnotherPage(): void
  comeBack(): void
  /** The next update fails to be installed. */
  jam(): void
  /** Runs `work` while the update is being installed. */
  duringTakeOver(work: () => void): void
  /** Turns on the browser's data saving; `copy`: whether the offline copy the user requests succeeds. */
  saveData(copy: 'comes' | 'fails'): void
  reloads(): number
  checks(): number
}

export function fakeAppUpdates(options: { readonly isWaiting?: boolean } = {}): FakeAppUpdates {
  let isWaiting = options.isWaiting ?? false
  let isTouched = false
  let isJammed = false
  let pages = 1
  let reloads = 0
  let checks = 0
  let savedData: 'comes' | 'fails' | null = null
  let onTheWay = () => undefined as void
  const newer = listeners<[]>()
  const returns = listeners<[]>()
  return {
    isNewerWaiting: async () => isWaiting,
    onNewer: newer.add,
    onReturn: returns.add,
    check: async () => void (checks += 1),
    savesData: () => savedData !== null,
    isCopyPutOff: async () => savedData !== null,
    keepCopy: async () => savedData !== 'fails',
    isTouched: () => isTouched,
    isAlone: async () => pages === 1,
    async takeOver() {
      onTheWay()
      if (isJammed) return false
      isWaiting = false
      return true
    },
    reload: () => void (reloads += 1),
    publish() {
      isWaiting = true
      newer.tell()
    },
    touch: () => void (isTouched = true),
    openAnotherPage: () => void (pages += 1),
    comeBack: returns.tell,
    jam: () => void (isJammed = true),
    duringTakeOver: (work) => void (onTheWay = work),
    saveData: (copy) => void (savedData = copy),
    reloads: () => reloads,
    checks: () => checks,
  }
}
