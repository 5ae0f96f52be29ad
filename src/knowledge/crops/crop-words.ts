import { ownNameIn } from '#domain/diagnosis/own/own-key.ts'
import type { StandardPage } from '#domain/diagnosis/crop.ts'
import type { Translated } from '#locales/translated.ts'
import { createWords } from '#locales/words.ts'
import { cropWords as japaneseCrops, standardWords as japaneseStandards } from './crops.ja.ts'

export const cropWords = createWords<Translated<typeof japaneseCrops>>(japaneseCrops, {
  en: async () => (await import('./crops.en.ts')).cropWords,
  easy: async () => (await import('./crops.easy.ts')).cropWords,
})

export const standardWords = createWords<Translated<typeof japaneseStandards>>(japaneseStandards, {
  en: async () => (await import('./crops.en.ts')).standardWords,
  easy: async () => (await import('./crops.easy.ts')).standardWords,
})

/** A way of growing that a published standard is for. One id has one name, whatever the crop. */
export type StandardId = keyof (typeof japaneseStandards)['names']

const isStandardId = (id: string): id is StandardId => Object.hasOwn(japaneseStandards.names, id)

/** Of a published one or of the user's own; empty for a standard that no version knows. */
export const standardName = (id: string) =>
  ownNameIn(id) ?? (isStandardId(id) ? standardWords().names[id] : '')

export const standardPage = ({ volume, number }: StandardPage) =>
  standardWords().pages[volume](number)
