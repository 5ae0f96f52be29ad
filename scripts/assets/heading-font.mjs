import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { headingCharacters } from './heading-characters.mjs'
import { assets, publicFolder } from './paths.mjs'

const source = import.meta.resolve('@fontsource/m-plus-2/files/m-plus-2-japanese-700-normal.woff2')
const license = import.meta.resolve('@fontsource/m-plus-2/LICENSE')
const maxBytes = 60 * 1024

export async function makeHeadingFont() {
  const font = await readFile(new URL(source))
  const wanted = await headingCharacters()
  const { characters, subset } = await largestThatFits(font, wanted)
  const folder = join(publicFolder, 'fonts')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'heading.woff2'), subset)
  await writeFile(join(folder, 'heading.css'), stylesheet)
  await copyFile(new URL(license), join(folder, 'heading-license.txt'))
  await writeFile(join(assets, 'heading-characters.txt'), `${characters.toSorted().join('')}\n`)
  return `${characters.length} of ${wanted.length} characters, ${subset.length} bytes`
}

/** Drops the rarest characters, which then use the system font, until the font is small enough. */
async function largestThatFits(font, wanted) {
  let count = wanted.length
  for (;;) {
    const characters = wanted.slice(0, count)
    const subset = await subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'tnum', 'ccmp'],
      noHinting: true,
    })
    if (subset.length <= maxBytes) return { characters, subset }
    count = Math.floor(Math.min(count - 1, (count * maxBytes) / subset.length))
  }
}

/*
 * The metrics match the system font used until this one has loaded, so that no text moves when it does.
 * Measured: DejaVu Sans, 92.8 % and 23.6 %. Assumption: Roboto and San Francisco are alike; Safari ignores these
 * overrides. Revisit with phones in hand.
 */
const stylesheet = `/* Made by scripts/assets/heading-font.mjs from M PLUS 2 Bold (SIL Open Font License 1.1). */
@font-face{font-family:SoilHeading;src:url('heading.woff2') format('woff2');font-weight:700;font-display:swap;ascent-override:92.8%;descent-override:24.4%;line-gap-override:0%}
`
