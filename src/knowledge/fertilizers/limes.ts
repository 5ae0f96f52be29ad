import type { LimeProduct } from '#domain/diagnosis/rule-book.ts'

const sources = ['SAI-COPY', 'ARYSTA', 'LIME-DOC']
const lime = (id: string, alkali: number, nature: LimeProduct['nature'], mgo = 0): LimeProduct => ({
  id,
  alkali,
  mgo,
  nature,
  mark: 'B',
  sources,
})

/** Alkali and magnesium, percent; figures from the bag take precedence. Source: docs/facts/diagnosis.md 4.3. */
export const limes: readonly LimeProduct[] = [
  lime('dolomite', 55, 'gentle', 10),
  lime('calcium-carbonate', 53, 'gentle'),
  lime('oyster-lime', 46, 'gentle'),
  lime('slaked-lime', 72, 'strong'),
  lime('quicklime', 80, 'hot'),
  lime('dolomitic-quicklime', 100, 'hot'),
]
