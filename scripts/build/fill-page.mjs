const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => escapes[character])

/**
 * Puts a prerendered page into the built index.html.
 * @param {string} template
 * @param {{ html: string, view: string, title: string, description: string, noScript: string, deviceHead: string, preloads: import('./preloads.mjs').Preloads }} page
 */
export function fillPage(template, page) {
  const { preloads } = page
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...preloads.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ]
  const styles = preloads.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const body = `<div id="root" data-view="${page.view}">${page.html}</div>`
  const filled = [
    ['<!--page-head-->', head.join('\n    ')],
    ['<!--page-body-->', body],
    ['<!--no-script-->', escapeHtml(page.noScript)],
    // After the stylesheet of the frame, whose rules pages may override. Splash images last: only iOS reads them.
    ['</head>', [...styles, page.deviceHead.trim(), '</head>'].join('\n    ')],
  ]
  return filled.reduce((html, [place, content]) => replaceOnce(html, place, content), template)
}

function replaceOnce(html, place, content) {
  if (html.split(place).length !== 2) throw new Error(`index.html must hold ${place} once`)
  return html.replace(place, () => content)
}
