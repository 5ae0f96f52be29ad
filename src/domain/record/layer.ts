/** Topsoil, surface, upper, subsoil, lower and middle layer, the nth one, a depth: as tables name where samples were taken. */
const layerWord =
  /\u4f5c\u571f|\u8015\u571f|\u8868\u5c64\u571f?|\u8868\u571f|\u4e0a\u5c64\u571f?|\u5fc3\u571f|\u4e0b\u5c64\u571f?|\u4e2d\u5c64\u571f?|\u7b2c?\d\u5c64|\d+[-~\u301c]\d+ ?cm/u
const layer = new RegExp(`^(?:${layerWord.source})$`, 'u')
const lowerLayer = /(?:\u5fc3\u571f|\u4e0b\u5c64\u571f?|\u4e2d\u5c64\u571f?|\u7b2c?[2-9]\u5c64)$/u

export const isLayer = (word: string) => layer.test(word.normalize('NFKC'))

/** A title, or one of its words, without the layer it is about. */
export const withoutLayer = (title: string) => title.replace(layerWord, ' ').trim()

/** Below the one that is tilled: it is shown, but no fertilizer is worked into it. */
export const isLowerLayer = (sampleName: string) => lowerLayer.test(sampleName.normalize('NFKC'))
