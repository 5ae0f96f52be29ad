import { inLanguage } from '#knowledge/kits/in-language.ts'
import { createWords } from '#locales/words.ts'
import { packtestNo3 } from './kit.ts'
import { packtestNo3Text, type PacktestNo3Text } from './text.ja.ts'

const text = createWords<PacktestNo3Text>(packtestNo3Text, {
  en: async () => (await import('./text.en.ts')).packtestNo3Text,
  easy: async () => (await import('./text.easy.ts')).packtestNo3Text,
})

export const packtestNo3BuiltIn = inLanguage(packtestNo3, text)
