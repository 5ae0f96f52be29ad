import type { report as source } from '#locales/ja/report.ts'
import type { Translated } from '#locales/translated.ts'

/** One test on one sheet of paper. */
export const report: Translated<typeof source> = {
  title: 'Soil test report',
  missing: 'This record was not found. It was deleted, or it is on another device.',
  reading: 'Reading the records…',
  print: 'Print',
  printHint: 'It is one A4 page, portrait. For a PDF, choose "Save as PDF" when you print.',
  back: 'Back to record',
  measuredAt: 'Day of the test',
  kit: 'Kit',
  kitVersion: ({ name, maker }) => (maker === '' ? name : `${name} (${maker})`),
  plot: 'Plot',
  sample: 'Sample',
  area: 'Area',
  areaOf: (value, unit) => `${value} ${unit}`,
  areaUnits: {
    m2: 'm²',
    a: 'a',
    '10a': '× 10 a',
    ha: 'ha',
    tsubo: 'tsubo',
  },
  weather: 'Weather',
  note: 'Note',
  readings: 'Values read',
  notMeasured: '–',
  judged: 'Item and verdict',
  laboratory: 'Laboratory or meter values',
  diagnosis: (crop, sample) =>
    sample === '' ? `Diagnosis (${crop})` : `Diagnosis (${crop}, ${sample})`,
  diagnosedAt: (when) => `As calculated on ${when}.`,
  noDiagnosis: 'No diagnosis was kept with this test.',
  meaning: 'Meaning and what to do',
  plan: 'Fertilizer plan (basal dressing)',
  nutrient: (name, target) =>
    target === '' ? `${name}: not known` : `${name}: ${target} kg per 10 a`,
  dose: ({ name, weight, rate }) =>
    weight === '' ? `→ ${name} ${rate} g per m²` : `→ ${name} ${weight} (${rate} g per m²)`,
  cautions: 'Cautions',
  charts: 'Values so far',
  sources: 'Sources',
  moreSources: (count) =>
    count === 1
      ? '1 more is in the diagnosis on the screen.'
      : `${count} more are in the diagnosis on the screen.`,
  code: 'Data of this test',
  footer:
    'Values of simple kits are a rough guide. "Not detected" does not mean "too little". For amounts, local standards and the label on the bag come first.',
  sheet: 'Report',
}
