// Inlined in the page. On a first visit the text is drawn before any script is asked for: on a slow connection both come sooner so.
// What the service worker keeps comes at once, and so does a page that is not shown, which draws nothing.
;(function () {
  // The development server has no template, and its scripts stand in the page.
  const template = document.getElementById('scripts')
  const load = () => template && document.head.append(template.content)
  const { serviceWorker } = navigator
  if (document.hidden || (serviceWorker && serviceWorker.controller)) load()
  else requestAnimationFrame(() => setTimeout(load))
})()
