// Makes the app work without the network. Browsers that lack service workers, or refuse one, run the app all the same, so both cases are
// ignored silently. Delayed until after the first screen, which needs the network more. When the browser's data saver is on, only the
// user's tap downloads what no page has requested (src/app/settings/updates.ts).
if ('serviceWorker' in navigator && navigator.connection?.saveData !== true) {
  const register = () =>
    navigator.serviceWorker
      .register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined)
  const registerSoon = () => setTimeout(register, 2000)
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon)
}
