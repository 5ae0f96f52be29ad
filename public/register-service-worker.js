// Makes the app work without the network. Where the browser knows no service workers, or refuses one, the app
// works all the same, so both pass in silence. Later than the first screen, which needs the network more. Where the
// browser saves data, only the user's tap fetches what no page has asked for (src/app/settings/updates.ts).
if ('serviceWorker' in navigator && navigator.connection?.saveData !== true) {
  const register = () =>
    navigator.serviceWorker
      .register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined)
  const registerSoon = () => setTimeout(register, 2000)
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon)
}
