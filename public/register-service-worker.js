// Makes the app work without the network. Where the browser knows no service workers, or refuses one, the app
// works all the same, so both pass in silence. Later than the first screen, which needs the network more.
if ('serviceWorker' in navigator) {
  const register = () =>
    navigator.serviceWorker
      .register('/service-worker.js', { scope: '/', updateViaCache: 'none' })
      .catch(() => undefined)
  const registerSoon = () => setTimeout(register, 2000)
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon)
}
