import { japanese, type Loaders } from './source-catalogs.ts'
import type { Language } from './languages.ts'

/** Each language's list is loaded with the language, so that the first screen, in Japanese, does not include its URLs. */
const translations = import.meta.glob<Loaders>('./*/catalogs.ts', { import: 'catalogs' })

export const loadersOf = async (language: Language): Promise<Partial<Loaders>> =>
  language === 'ja' ? japanese : ((await translations[`./${language}/catalogs.ts`]?.()) ?? {})
