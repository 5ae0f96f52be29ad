// Inlined in the page and run before the first paint: applies the stored theme, text size and language, so that nothing flashes.
;(function () {
  const root = document.documentElement
  // The prerendered hints hold the card of every month; with search parameters other cards will be shown.
  if (location.search === '') root.dataset.month = new Date().getMonth() + 1
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('soil-kit-timer:settings')) || kept
  } catch {
    // Storage is denied or corrupt: the light theme stays.
  }
  const isDark = kept.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches
  if (isDark) root.dataset.theme = 'dark'
  if (/^(dark|sunlight)$/.test(kept.theme)) root.dataset.theme = kept.theme
  if (/^(large|largest)$/.test(kept.textSize)) root.dataset.textSize = kept.textSize
  const asked = /[?&]lang=(\w+)/.exec(location.search)
  const language = asked ? asked[1] : kept.language
  // The prerendered page is Japanese: any other language stays hidden until it is loaded, see [data-language] in src/ui/base.css.
  if (/^(?!ja$)[a-z]{2,8}$/.test(language)) root.dataset.language = language
  let kit = null
  let isReturning = false
  try {
    kit = localStorage.getItem('soil-kit-timer:kit')
    isReturning = kit !== null || localStorage.getItem('soil-kit-timer:returning') !== null
  } catch {
    // As above.
  }
  if (isReturning) root.dataset.returning = ''
  // How to begin was prerendered for users who have not chosen a kit yet, or not measured, and the chart for those with the first kit.
  const { pathname } = location
  const isForOthers =
    (pathname === '/' && kit !== null) ||
    (pathname.startsWith('/ColorChart') && kit !== null && kit !== '"midorikun"') ||
    /^\/diag\/?$/.test(pathname)
  if (isReturning && isForOthers) root.dataset.outdated = ''
})()
