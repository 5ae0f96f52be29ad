import type { Fertilizer } from '#domain/diagnosis/rule-book.ts'

type Content = Pick<Fertilizer, 'id' | 'kind'> & Partial<Fertilizer>

const all = { n: 100, p2o5: 100, k2o: 100 }
/** As for composted chicken manure: the same material, without figures of its own. Source: docs/facts/diagnosis.md 3.7. */
const chickenManure = { n: 50, p2o5: 70, k2o: 90 }

/** Percent by weight, from a JA price list; figures from the bag take precedence. Source: docs/facts/diagnosis.md 3.6. */
const fertilizer = (content: Content): Fertilizer => ({
  n: 0,
  p2o5: 0,
  k2o: 0,
  mgo: 0,
  cao: 0,
  alkali: 0,
  isAcidifying: false,
  weeksBeforePlanting: null,
  raisesPh: false,
  isCyanamide: false,
  isChloride: false,
  effect: all,
  mark: 'B',
  sources: ['SAI-COPY', 'NIHON-ORG'],
  ...content,
})

export const fertilizers: readonly Fertilizer[] = [
  fertilizer({ id: 'ammonium-sulfate', kind: 'straight', n: 21, isAcidifying: true }),
  fertilizer({ id: 'urea', kind: 'straight', n: 46 }),
  // The longest of the weeks named, for cool seasons.
  fertilizer({
    id: 'calcium-cyanamide',
    kind: 'straight',
    n: 21,
    alkali: 55,
    weeksBeforePlanting: 3,
    isCyanamide: true,
    sources: ['SAI-COPY', 'CACN-153', 'CACN-USE'],
  }),
  fertilizer({ id: 'superphosphate', kind: 'straight', p2o5: 17.5 }),
  fertilizer({ id: 'triple-superphosphate', kind: 'straight', p2o5: 34 }),
  fertilizer({ id: 'fused-phosphate', kind: 'straight', p2o5: 17, mgo: 12, alkali: 45 }),
  fertilizer({ id: 'magnesia-superphosphate', kind: 'straight', p2o5: 35, mgo: 4.5 }),
  fertilizer({ id: 'potassium-sulfate', kind: 'straight', k2o: 50 }),
  fertilizer({
    id: 'potassium-chloride',
    kind: 'straight',
    k2o: 60,
    isChloride: true,
    sources: ['SAI-COPY', 'NIHON-ORG', 'CHLORIDE'],
  }),
  fertilizer({ id: 'potassium-silicate', kind: 'straight', k2o: 20, mgo: 4 }),
  fertilizer({ id: 'compound-8-8-8', kind: 'compound', n: 8, p2o5: 8, k2o: 8 }),
  fertilizer({ id: 'compound-17-0-17', kind: 'compound', n: 17, k2o: 17 }),
  fertilizer({ id: 'organic-8-2-8', kind: 'compound', n: 8, p2o5: 2, k2o: 8 }),
  fertilizer({ id: 'compound-16-4-16', kind: 'compound', n: 16, p2o5: 4, k2o: 16 }),
  fertilizer({ id: 'compound-15-15-15', kind: 'compound', n: 15, p2o5: 15, k2o: 15 }),
  fertilizer({
    id: 'rapeseed-cake',
    kind: 'organic',
    n: 5.5,
    p2o5: 2.5,
    k2o: 1.3,
    weeksBeforePlanting: 3,
  }),
  fertilizer({ id: 'bone-meal', kind: 'organic', n: 4, p2o5: 20 }),
  fertilizer({
    id: 'fermented-chicken-manure',
    kind: 'organic',
    n: 3,
    p2o5: 5,
    k2o: 2.5,
    weeksBeforePlanting: 2,
    raisesPh: true,
    effect: chickenManure,
    sources: ['SAI-COPY', 'SAI-T'],
  }),
  fertilizer({
    id: 'dried-chicken-manure',
    kind: 'organic',
    n: 3,
    p2o5: 5,
    k2o: 3,
    weeksBeforePlanting: 4,
    raisesPh: true,
    effect: chickenManure,
    sources: ['SAI-COPY', 'SAI-T'],
  }),
  // 25 %: in the leaflet's example two bags supply 10 kg.
  fertilizer({ id: 'magnesium-sulfate', kind: 'straight', mgo: 25, sources: ['LIME-DOC'] }),
  fertilizer({ id: 'compound-14-14-14', kind: 'compound', n: 14, p2o5: 14, k2o: 14 }),
]
