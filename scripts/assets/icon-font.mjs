import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { publicFolder, root } from './paths.mjs'

const source = import.meta.resolve('material-symbols/material-symbols-rounded.woff2')
const license = import.meta.resolve('material-symbols/LICENSE')

/** Icons whose name here differs from Material's. */
const materialNames = { hourglass: 'hourglass_top' }

/** Outlined like our drawings, and slightly bold for sunlight and small sizes. */
const axes = { FILL: 0, wght: 500, GRAD: 0, opsz: 24 }

export async function makeIconFont() {
  const names = await iconNames()
  const font = await fontverter.convert(await readFile(new URL(source)), 'truetype')
  const codepoints = codepointsOf(names, font)
  const text = String.fromCodePoint(...codepoints.values())
  // No features: ligatures would add whole words of letters to the font, and show icon names on screen.
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [],
    noHinting: true,
  })
  const folder = join(publicFolder, 'fonts')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'icons.woff2'), subset)
  await copyFile(new URL(license), join(folder, 'icons-license.txt'))
  await writeFile(join(folder, 'icons.css'), stylesheet(codepoints))
  return `${names.length} icons, ${subset.length} bytes`
}

async function iconNames() {
  const list = await readFile(join(root, 'src/ui/icon-names.ts'), 'utf8')
  return [...list.matchAll(/^ {2}'([a-z_]+)',$/gm)].map((match) => match[1])
}

/** Material Symbols draws an icon where its name is written: shapes the name, then finds the character with that glyph. */
function codepointsOf(names, ttf) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(ttf))
  const font = new harfbuzz.Font(face)
  const characterOf = new Map()
  // A copy, because shaping grows the WebAssembly memory, which detaches the list.
  for (const codepoint of Array.from(face.collectUnicodes())) {
    const glyph = shape(font, String.fromCodePoint(codepoint))[0]
    if (!characterOf.has(glyph)) characterOf.set(glyph, codepoint)
  }
  return new Map(
    names.map((name) => {
      const glyphs = shape(font, materialNames[name] ?? name)
      const codepoint = glyphs.length === 1 ? characterOf.get(glyphs[0]) : undefined
      if (codepoint === undefined) throw new Error(`Material Symbols has no icon "${name}"`)
      return [name, codepoint]
    }),
  )
}

function shape(font, text) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfos().map((glyph) => glyph.codepoint)
}

const stylesheet = (codepoints) =>
  [
    '/* Made by scripts/assets/icon-font.mjs from Material Symbols Rounded (Apache 2.0). */',
    "@font-face{font-family:SoilIcons;src:url('icons.woff2') format('woff2');font-weight:400;font-display:block}",
    ...[...codepoints].map(
      ([name, codepoint]) => `.icon-${name}::before{content:'\\${codepoint.toString(16)}'}`,
    ),
    '',
  ].join('\n')
