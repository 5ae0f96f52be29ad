import { browserClock } from '#device/browser-clock.ts'
import { webAudioAlarm } from '#device/sound/web-audio-alarm.ts'
import { createRecorder } from './recorder.js'
import { naiveTimer } from './naive-timer.js'

const recorder = createRecorder()
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Both kinds get the same list of delays in whole seconds, and return the due times. */
const kinds = {
  async ours() {
    const clock = browserClock()
    const alarm = webAudioAlarm({
      now: () => clock.now(),
      tapOutput: (context, lastNode) => recorder.tapOutput(context, lastNode),
    })
    await alarm.prepare()
    return (delays) => {
      const start = clock.now()
      const cues = delays.map((delay) => ({
        id: `cue ${delay}`,
        at: start + delay * 1000,
        sound: 'pip',
      }))
      alarm.schedule(cues)
      return cues.map(({ at }) => at)
    }
  },
  async naive() {
    const context = new AudioContext()
    const output = context.createGain()
    output.connect(context.destination)
    recorder.tapOutput(context, output)
    await context.resume()
    return (delays) => {
      const start = Date.now()
      for (const delay of delays) naiveTimer(context, output, delay)
      return delays.map((delay) => start + delay * 1000)
    }
  },
}

/** Blocks the page for 500 ms of every second, out of phase with any timer that counts seconds. */
async function blockHalfOfTheTime() {
  for (;;) {
    const end = performance.now() + 500
    while (performance.now() < end) continue
    await wait(500)
  }
}

let dues
const kind = new URL(location.href).searchParams.get('kind')

document.querySelector('#begin')?.addEventListener('click', async () => {
  const plan = await kinds[kind]()
  await recorder.ready()
  // Lets the recorder's clocks settle.
  await wait(1000)
  const { delays, isBlocked } = window.task
  dues = plan(delays)
  if (isBlocked) void blockHalfOfTheTime()
  document.title = 'running'
})

const visibility = [{ at: Date.now(), state: document.visibilityState }]
document.addEventListener('visibilitychange', () =>
  visibility.push({ at: Date.now(), state: document.visibilityState }),
)
const ticks = []
setInterval(() => ticks.push(Date.now()), 100)

window.result = () => ({ ...recorder.recording(), dues, visibility, ticks })
