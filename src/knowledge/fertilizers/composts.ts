import type { Compost } from '#domain/diagnosis/rule-book.ts'

const ofSaitama = {
  isCorrectedForMoisture: true,
  raisesPh: false,
  mark: 'A-t',
  sources: ['SAI-T', 'SAI-COPY'],
} as const
const ofNagano = {
  isCorrectedForMoisture: false,
  raisesPh: false,
  mark: 'A-t',
  sources: ['NAGANO', 'SAI-COPY'],
} as const

/** Content and share available in the season, percent. Source: docs/facts/diagnosis.md 3.7. */
export const composts: readonly Compost[] = [
  {
    id: 'cattle-manure',
    content: { n: 1.05, p2o5: 1.03, k2o: 1.1 },
    effect: { n: 20, p2o5: 60, k2o: 90 },
    ...ofSaitama,
  },
  {
    id: 'pig-manure',
    content: { n: 1.43, p2o5: 2.06, k2o: 1.12 },
    effect: { n: 40, p2o5: 60, k2o: 90 },
    ...ofSaitama,
  },
  {
    id: 'chicken-manure',
    content: { n: 1.45, p2o5: 2.57, k2o: 1.34 },
    effect: { n: 50, p2o5: 70, k2o: 90 },
    ...ofSaitama,
    raisesPh: true,
  },
  {
    id: 'cattle-manure-sawdust',
    content: { n: 0.83, p2o5: 0.8, k2o: 0.85 },
    effect: { n: 10, p2o5: 50, k2o: 90 },
    ...ofSaitama,
  },
  {
    id: 'pig-manure-sawdust',
    content: { n: 1.06, p2o5: 1.69, k2o: 0.92 },
    effect: { n: 20, p2o5: 50, k2o: 90 },
    ...ofSaitama,
  },
  {
    id: 'chicken-manure-sawdust',
    content: { n: 0.97, p2o5: 2.05, k2o: 1.07 },
    effect: { n: 25, p2o5: 60, k2o: 90 },
    ...ofSaitama,
    raisesPh: true,
  },
  {
    id: 'bark',
    content: { n: 0.3, p2o5: 0.1, k2o: 0.1 },
    effect: { n: 10, p2o5: 50, k2o: 70 },
    ...ofNagano,
  },
  {
    id: 'rice-husk',
    content: { n: 0.5, p2o5: 0.6, k2o: 0.5 },
    effect: { n: 10, p2o5: 50, k2o: 80 },
    ...ofNagano,
  },
]
