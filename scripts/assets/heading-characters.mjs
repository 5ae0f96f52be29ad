import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Longest text set in the heading font; longer ones are sentences and use the system font. */
const maxHeadingChars = 16

const always = [
  '0123456789.,:%+-−±×/()~',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...characterRange(0x3041, 0x3096),
  ...characterRange(0x30a1, 0x30fc),
  '、。「」・',
  // Texts shown on every screen.
  '土壌診断専用比色表使い方設定試料測定記録圃場',
].join('')

/** Characters of all short texts in the app, the most used first. */
export async function headingCharacters() {
  const uses = new Map(Array.from(always, (character) => [character, Number.POSITIVE_INFINITY]))
  for (const path of await catalogs()) {
    for (const text of textsOf(await readFile(path, 'utf8'))) {
      if (text.length > maxHeadingChars) continue
      for (const character of text) uses.set(character, (uses.get(character) ?? 0) + 1)
    }
  }
  uses.delete(' ')
  return [...uses.keys()].toSorted(
    (a, b) => uses.get(b) - uses.get(a) || a.codePointAt(0) - b.codePointAt(0),
  )
}

async function catalogs() {
  const files = await Promise.all(
    ['src/locales/ja', 'src/locales/easy', 'src/knowledge'].map(async (folder) => {
      const entries = existsSync(join(root, folder))
        ? await readdir(join(root, folder), { recursive: true })
        : []
      return entries
        .filter((entry) => folder !== 'src/knowledge' || /\.(ja|easy)\.ts$/.test(entry))
        .map((entry) => join(root, folder, entry))
    }),
  )
  return files
    .flat()
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted()
}

/** The string literals of a catalog, without interpolated values. */
function textsOf(code) {
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)]
    .map((match) => match[1] ?? match[2] ?? match[3].replaceAll(/\$\{[^}]*\}/g, ''))
    .filter((text) => !text.startsWith('#'))
}

function characterRange(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
