import { Drawing } from '#ui/drawings/drawing.tsx'
import { KitPicture } from '#ui/drawings/scene.tsx'

const kits = [
  'midorikun',
  'npk-tube',
  'packtest-no3',
  'earth-check',
  'nitrate-strip',
  'unsure',
] as const

export type PictureName = (typeof kits)[number] | 'sound' | 'cup'

export const isPicture = (name: string): name is PictureName => kits.some((kit) => kit === name)

/** Silent: what it shows stands beside it in words. */
export function Picture({ name }: { readonly name: PictureName }) {
  if (name === 'sound') return <Drawing name="sound" />
  if (name === 'cup') return <Drawing name="dip-strip" />
  return <KitPicture kit={name} />
}
