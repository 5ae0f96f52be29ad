import type { Clock, ClockChange } from '#ports/clock.ts'
import { listeners } from '#ports/listeners.ts'
import { nowOn, observe, resumeTimeLine, setTimeLine, startTimeLine } from './time-line.ts'
import type { Observed } from './time-line.ts'

const tickMs = 200

/** The clock of this page. `source` replaces the phone's two clocks in tests. */
export function browserClock(
  source: { readonly wall?: () => number; readonly monotonic?: () => number } = {},
): Clock {
  const wall = source.wall ?? (() => Date.now())
  const monotonic = source.monotonic ?? (() => performance.now())
  const look = () => ({
    wall: wall(),
    monotonic: monotonic(),
    isVisible: document.visibilityState === 'visible',
  })
  const ticks = listeners<[]>()
  const changes = listeners<[ClockChange]>()
  let line = startTimeLine(look())

  const adopt = ({ line: next, change }: Observed) => {
    line = next
    if (change !== null) changes.tell(change)
  }
  const tick = () => {
    adopt(observe(line, look()))
    ticks.tell()
  }
  const wake = () => {
    line = { ...line, wasVisible: false }
    tick()
  }

  setInterval(tick, tickMs)
  document.addEventListener('visibilitychange', tick)
  document.addEventListener('resume', wake)
  window.addEventListener('focus', tick)
  window.addEventListener('pageshow', (event) => (event.persisted ? wake() : tick()))

  return {
    now: () => nowOn(line, monotonic()),
    wallOffset: () => line.wallOffset,
    onTick: ticks.add,
    onChange: changes.add,
    resume: (kept) => adopt(resumeTimeLine(kept, look())),
    resolve(now) {
      line = setTimeLine(now, look())
      ticks.tell()
    },
  }
}
