/** Words in tables for the layer of a sample: topsoil, surface, upper layer, first layer. */
const upperWord =
  /\u4f5c\u571f|\u8015\u571f|\u8868\u5c64\u571f?|\u8868\u571f|\u4e0a\u5c64\u571f?|\u7b2c?1\u5c64/u
/** Subsoil, lower and middle layer, second layer and below. */
const lowerWord = /\u5fc3\u571f|\u4e0b\u5c64\u571f?|\u4e2d\u5c64\u571f?|\u7b2c?[2-9]\u5c64/u

const centimeters = '(?:cm(?![a-z])|\u30bb\u30f3\u30c1)'
/** Hyphens and dashes, minus, the long vowel mark of kana, wave dashes, "from". */
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

/** Adds the unit to a depth without one if the head of its column contains the unit. */
export const withDepthUnit = (text: string | undefined, title: string) =>
  text !== undefined && /cm|\u30bb\u30f3\u30c1/u.test(folded(title)) && bareDepth.test(folded(text))
    ? `${text}cm`
    : text

/** Removes the layer from a title, or from one of its words. */
export const withoutLayer = (title: string) => title.replace(layerWord, ' ').trim()

/**
 * Least upper depth of a layer below the tilled one, in cm: that is 15 cm deep, 20 cm under vegetables, and includes a sample
 * from 10–20 cm (docs/sources.md).
 */
const belowTilledCm = 15

const upperAtEnd = new RegExp(`(?:${upperWord.source})$`, 'u')
const lowerAtEnd = new RegExp(`(?:${lowerWord.source})$`, 'u')
/** A depth, also followed by "soil" or "layer". */
const depthAtEnd = new RegExp(`(?:${depth})(?:\u306e?[\u571f\u5c64])?$`, 'u')

/** Whether the layer lies below the tilled one: it is shown, but gets no fertilizer. A word takes precedence over a depth. */
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
