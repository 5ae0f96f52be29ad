import { kitNames } from '#knowledge/kits/kit-names.easy.ts'
import { mquantNitrateText } from '#knowledge/kits/mquant-nitrate/text.easy.ts'
import type { Translated } from '#locales/translated.ts'

const { sources, ...strip } = mquantNitrateText
const keys = ['LFL', 'LWG', 'CD', 'MQ']

export const quantofixNitrateText: Translated<typeof import('./text.ja.ts').quantofixNitrateText> =
  {
    ...strip,
    ...kitNames['quantofix-nitrate'],
    note: '硝酸（しょうさん）の試験紙（しけんし）を土の水につけて、色を目でくらべます。数字は、水の中の硝酸イオン（NO3）です。色は、はかった人が出した数字です。',
    sources: sources.filter(({ key }) => keys.includes(key)),
  }
