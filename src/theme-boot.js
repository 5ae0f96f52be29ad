// Runs inside the page before the first paint: the kept theme and text size, so that nothing flashes.
;(function () {
  try {
    const kept = JSON.parse(localStorage.getItem('soil-kit-timer:settings')) || {}
    const root = document.documentElement
    if (/^(dark|sunlight|system)$/.test(kept.theme)) root.dataset.theme = kept.theme
    if (/^(large|largest)$/.test(kept.textSize)) root.dataset.textSize = kept.textSize
  } catch {
    // Storage is denied or spoiled: the light theme stands.
  }
})()
