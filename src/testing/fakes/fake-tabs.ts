import type { Tabs } from '#ports/tabs.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeTabs extends Tabs {
  /** Another tab takes the run over. */
  loseToOther(): void
  /** Whether this tab reported a running test. */
  isBusy(): boolean
  setOtherBusy(isBusy: boolean): void
  readonly room: Room
}

/** Shared channel of all tabs of one device. */
interface Room {
  readonly announced: ReturnType<typeof listeners<[string]>>
  last: string | null
}

/** A lone tab, or one opened `beside` another, which then owns the run. */
export function fakeTabs(
  options: { readonly isOwner?: boolean; readonly beside?: FakeTabs } = {},
): FakeTabs {
  const { beside } = options
  let isOwner = options.isOwner ?? beside === undefined
  let isBusy = false
  let isOtherBusy = false
  const room: Room = beside?.room ?? { announced: listeners(), last: null }
  const owners = listeners<[boolean]>()
  const become = (next: boolean) => {
    if (next === isOwner) return
    isOwner = next
    owners.tell(next)
  }
  beside?.onOwner((isOtherOwner) => become(!isOtherOwner))
  return {
    isOwner: () => isOwner,
    onOwner: owners.add,
    takeOver: async () => {
      become(true)
      beside?.loseToOther()
    },
    setBusy(busy) {
      isBusy = busy
      beside?.setOtherBusy(busy)
    },
    isAnyBusy: async () => isBusy || isOtherBusy || (beside?.isBusy() ?? false),
    loseToOther: () => become(false),
    room,
    announce(news) {
      if (!isOwner) return
      room.last = news
      room.announced.tell(news)
    },
    onAnnounced(listener) {
      if (room.last !== null) listener(room.last)
      return room.announced.add(listener)
    },
    isBusy: () => isBusy,
    setOtherBusy: (busy) => void (isOtherBusy = busy),
  }
}
