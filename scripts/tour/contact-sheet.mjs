const style = `body{font:14px sans-serif;margin:16px}figure{display:inline-block;vertical-align:top;margin:6px}
img{inline-size:300px;border:1px solid #999}h2{position:sticky;inset-block-start:0;margin:0;background:#fff}`

/** Page with all pictures, one row per screen. */
export const contactSheet = (pictures) => `<!doctype html>
<meta charset="utf-8"><title>gallery</title>
<style>${style}</style>
${[...new Set(pictures.map(({ screen }) => screen))].map((screen) => row(screen, pictures)).join('\n')}
`

const row = (screen, pictures) =>
  `<h2>${screen}</h2>${pictures
    .filter((picture) => picture.screen === screen)
    .map(figure)
    .join('')}`

const figure = ({ file, caption }) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${caption}</figcaption></figure>`
