import { expect, it } from 'vitest'
import { timer as easy } from '#locales/easy/timer.ts'
import { timer as en } from '#locales/en/timer.ts'
import { timer as ja } from '#locales/ja/timer.ts'
import { sampleNames } from './sample-names.ja.ts'

it('are those that a test is begun with', () => {
  const words = { ja, en, easy }
  for (const language of ['ja', 'en', 'easy'] as const) {
    expect(sampleNames[language](7)).toBe(words[language].setup.sample(7))
  }
})
