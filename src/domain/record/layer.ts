/** Topsoil, surface, upper layer, the first one: as tables name where samples were taken. */
const upperWord =
  /\u4f5c\u571f|\u8015\u571f|\u8868\u5c64\u571f?|\u8868\u571f|\u4e0a\u5c64\u571f?|\u7b2c?1\u5c64/u
/** Subsoil, lower and middle layer, the second one and those below. */
const lowerWord = /\u5fc3\u571f|\u4e0b\u5c64\u571f?|\u4e2d\u5c64\u571f?|\u7b2c?[2-9]\u5c64/u

const centimeters = '(?:cm(?![a-z])|\u30bb\u30f3\u30c1)'
/** Hyphens and dashes, minus, the long vowel of kana, waves, "from". */
const to = '(?:[-\u2010-\u2015\u2212\u30fc~\u301c]|\u304b\u3089)'
const figure = String.raw`\d+(?:\.\d+)?`
const range = `(?<from>${figure}) ?${centimeters}? ?${to} ?${figure} ?${centimeters}`
/** "20 cm and below", "deeper than 20 cm", "20 cm –". */
const downFrom = `(?<below>${figure}) ?${centimeters} ?(?:\u4ee5\u4e0b|\u4ee5\u6df1|\u3088\u308a\u4e0b|\u3088\u308a\u6df1\u3044|${to})`
const depth = `(?:\u6df1\u3055|\u6df1\u5ea6)? ?(?:${range}|${downFrom})`

const layerWord = new RegExp(`${upperWord.source}|${lowerWord.source}|${depth}`, 'u')
const layer = new RegExp(`^(?:${layerWord.source})$`, 'u')

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

export const isLayer = (word: string) => layer.test(folded(word))

const bareDepth = new RegExp(`^${figure}(?: ?${to} ?${figure})?$`, 'u')

/** In a column of depths the unit may stand in its head alone. */
export const withDepthUnit = (text: string | undefined, title: string) =>
  text !== undefined && /cm|\u30bb\u30f3\u30c1/u.test(folded(title)) && bareDepth.test(folded(text))
    ? `${text}cm`
    : text

/** A title, or one of its words, without the layer it is about. */
export const withoutLayer = (title: string) => title.replace(layerWord, ' ').trim()

/**
 * What begins so deep lies below the tilled layer, cm: that is 15 cm deep, 20 cm under vegetables, and a sample from 10–20 cm is
 * of it (docs/sources.md).
 */
const belowTilledCm = 15

const upperAtEnd = new RegExp(`(?:${upperWord.source})$`, 'u')
const lowerAtEnd = new RegExp(`(?:${lowerWord.source})$`, 'u')
/** Of that depth "the soil", "the layer". */
const depthAtEnd = new RegExp(`(?:${depth})(?:\u306e?[\u571f\u5c64])?$`, 'u')

/** Below the one that is tilled: it is shown, but no fertilizer is worked into it. A word counts more than a depth beside it. */
export function isLowerLayer(sampleName: string): boolean {
  const name = withoutBrackets(folded(sampleName))
  const found = depthAtEnd.exec(name)
  const word = found === null ? name : withoutBrackets(name.slice(0, found.index))
  if (lowerAtEnd.test(word)) return true
  if (found === null || upperAtEnd.test(word)) return false
  return Number(found.groups?.['from'] ?? found.groups?.['below']) >= belowTilledCm
}

const withoutBrackets = (text: string) =>
  text.replace(/[\s()[\]\u300c\u300d\u3010\u3011\u30fb:]+$/u, '')
