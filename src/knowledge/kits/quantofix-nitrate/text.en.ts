import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import { mquantNitrateText } from '#knowledge/kits/mquant-nitrate/text.en.ts'
import type { Translated } from '#locales/translated.ts'

const { sources, ...strip } = mquantNitrateText
const keys = ['LFL', 'LWG', 'CD', 'MQ']

export const quantofixNitrateText: Translated<typeof import('./text.ja.ts').quantofixNitrateText> =
  {
    ...strip,
    ...kitNames['quantofix-nitrate'],
    note: 'Dip a nitrate strip into soil extract and compare the color by eye. Values are nitrate ion (NO3) in the liquid. Levels and colors are published measurements.',
    sources: sources.filter(({ key }) => keys.includes(key)),
  }
