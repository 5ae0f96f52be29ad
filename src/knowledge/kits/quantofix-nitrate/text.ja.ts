import { kitNames } from '#knowledge/kits/kit-names.ja.ts'
import { mquantNitrateText } from '#knowledge/kits/mquant-nitrate/text.ja.ts'
import type { Translated } from '#locales/translated.ts'

const { sources, ...strip } = mquantNitrateText
const keys = ['LFL', 'LWG', 'CD', 'MQ']

/** Used like the other strip read by eye. */
export const quantofixNitrateText = {
  ...strip,
  ...kitNames['quantofix-nitrate'],
  note: '硝酸の試験紙を土の液に浸し、色を目で比べます。値は、液の硝酸イオン（NO3）の濃さです。段階と色は、公開されている測定値から取りました。',
  sources: sources.filter(({ key }) => keys.includes(key)),
}

export type QuantofixNitrateText = Translated<typeof quantofixNitrateText>
