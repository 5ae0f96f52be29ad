/** The usual first version of a timer: counts its seconds with setInterval, and plays a tone at zero. */
export function naiveTimer(context, output, seconds) {
  let left = seconds
  const counting = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(counting)
    const tone = context.createOscillator()
    tone.frequency.value = 1047
    tone.connect(output)
    tone.start()
    tone.stop(context.currentTime + 0.09)
  }, 1000)
}
