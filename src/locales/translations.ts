import type { Loaders } from './catalogs.ts'
import type { Translation } from './languages.ts'

export const translations: Readonly<Record<Translation, () => Promise<Partial<Loaders>>>> = {
  en: async () => (await import('./catalogs-en.ts')).english,
  easy: async () => (await import('./catalogs-easy.ts')).easy,
}
