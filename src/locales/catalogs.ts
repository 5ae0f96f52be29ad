import { japanese, type Loaders } from './source-catalogs.ts'
import type { Language, Translation } from './languages.ts'

/** The lists of the others come later: the first screen does not carry their addresses. */
const translations: Readonly<Record<Translation, () => Promise<Partial<Loaders>>>> = {
  en: async () => (await import('./catalogs-en.ts')).english,
  easy: async () => (await import('./catalogs-easy.ts')).easy,
}

export const loadersOf = async (language: Language): Promise<Partial<Loaders>> =>
  language === 'ja' ? japanese : translations[language]()
