const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => escapes[character])

const frameStyle = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/g

const builtScript =
  /<script type="module" [^>]*src="[^>]*><\/script>|<link rel="modulepreload" [^>]*>/g

const modulePreload = (href) => `<link rel="modulepreload" crossorigin href="${href}">`

/**
 * Inserts a prerendered page into the built index.html. Its stylesheets are inlined, so the first text waits only for the page
 * itself. They are also linked as disabled, which fetches nothing: otherwise Vite's loader, which looks for the links, would
 * append each again (that of the frame after the pages that override it) and delay the chunk until it had fetched the file.
 * Scripts stand in a template, from which src/load-scripts.js takes them when the text no longer waits for the network.
 * @param {string} template
 * @param {(address: string) => string} readStyle
 * @param {{ html: string, view: string, title: string, description: string, noScript: string, deviceHead: string, preloads: import('./preloads.mjs').Preloads, nextPreloads: import('./preloads.mjs').Preloads }} page
 */
export function fillPage(template, readStyle, page) {
  const { preloads, nextPreloads } = page
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
  ]
  const scripts = [
    ...(template.match(builtScript) ?? []),
    ...preloads.scripts.map(modulePreload),
    // After everything that the page itself needs.
    ...nextPreloads.scripts.map(modulePreload),
    ...nextPreloads.styles.map(
      (href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">`,
    ),
  ]
  const inside = (href) => `<style>${readStyle(href)}</style>`
  const known = [
    ...[...template.matchAll(frameStyle)].map(([, href]) => href),
    ...preloads.styles,
  ].map((href) => `<link rel="stylesheet" disabled crossorigin href="${href}">`)
  const body = `<div id="root" data-view="${page.view}">${page.html}</div>`
  const filled = [
    ['<!--page-scripts-->', `<template id="scripts">${scripts.join('')}</template>`],
    ['<!--page-head-->', head.join('\n    ')],
    ['<!--page-body-->', body],
    ['<!--no-script-->', escapeHtml(page.noScript)],
    // After the stylesheet of the frame, whose rules pages may override. Splash images last: only iOS reads them.
    ['</head>', [...preloads.styles.map(inside), page.deviceHead.trim(), '</head>'].join('\n    ')],
    ['</body>', [...known, '</body>'].join('\n    ')],
  ]
  const start = template.replace(frameStyle, (_, href) => inside(href)).replaceAll(builtScript, '')
  return filled.reduce((html, [place, content]) => replaceOnce(html, place, content), start)
}

function replaceOnce(html, place, content) {
  if (html.split(place).length !== 2) throw new Error(`index.html must hold ${place} once`)
  return html.replace(place, () => content)
}
