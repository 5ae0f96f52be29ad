import type { kitErrors as source } from '#locales/ja/kit-errors.ts'
import type { Translated } from '#locales/translated.ts'

/** Names of a kit's parts, as in its editor. */
const parts: Readonly<Record<string, string>> = {
  schema: 'version',
  id: 'code',
  name: 'name',
  maker: 'maker',
  trust: 'trust mark',
  note: 'description',
  copiedFrom: 'original kit',
  prepare: 'what you need',
  cautions: 'cautions',
  analytes: 'item',
  species: 'chemical form',
  unit: 'unit',
  method: 'how it is read',
  halfLevels: 'values between levels',
  lowestDetectable: 'lowest amount',
  chartComplete: 'whole chart or not',
  levels: 'level',
  value: 'value',
  word: 'word',
  look: 'look',
  hex: 'color',
  ratio: 'how the black figure is seen',
  kind: 'kind',
  lanes: 'stage',
  after: 'stages to finish first',
  steps: 'step',
  title: 'title',
  detail: 'details',
  duration: 'time',
  endCue: 'end signal',
  extend: 'extra time',
  startWithin: 'time to start',
  limit: 'time to start',
  remedy: 'when it is too late',
  readWithin: 'time to read',
  hands: 'working time',
  sources: 'source',
  key: 'code',
  url: 'address',
  text: 'text',
}

/** `lanes[0].steps[2].duration.value` → "stage 1 › step 3 › time › value". */
function where(path: string): string {
  if (path === '') return 'the whole file'
  return path
    .split('.')
    .map((part) => {
      const [name = '', ...indexes] = part.split(/[[\]]+/u).filter((each) => each !== '')
      const places = indexes.map((index) => Number(index) + 1).join('-')
      return [parts[name] ?? name, places].filter(Boolean).join(' ')
    })
    .join(' › ')
}

export const kitErrors: Translated<typeof source> = {
  reasons: {
    'not-json': 'This is not a kit file. Choose a file exported by this app.',
    'file-too-large': 'It is too large. Use fewer steps or colors.',
    'not-a-kit': 'This is not a kit. Choose a file exported by this app.',
    'newer-version':
      'This kit was made with a newer version of the app. Update this app, then import it.',
    missing: 'Something is missing. Please add it.',
    'wrong-type': 'This is the wrong kind of content (such as letters for a number). Correct it.',
    'unknown-word': 'This word is not allowed here. Correct it.',
    'bad-id':
      'This code is not right. Use only A–Z, a–z, 0–9 and - _ . : and at most 64 characters.',
    empty: 'This is empty. Fill it in.',
    'too-long': 'This is too long. Make it shorter.',
    'title-too-long': 'This is too long. Use at most 28 characters.',
    'too-few': 'There is none. Add at least 1.',
    'too-many': 'There are too many. Use fewer.',
    'bad-number': 'This cannot be read as a number. Enter it again.',
    'seconds-out-of-range': 'The time must be more than 0 and at most 24 hours.',
    'contrast-out-of-range': 'How the black figure is seen must be from 0 to 1.',
    'bad-color': 'Enter the color in the form #rrggbb.',
    'bad-url': 'The address of a source must begin with http:// or https://.',
    'duplicate-id': 'The same code is used twice. Change one of them.',
    'unknown-lane': 'The stage to finish first was not found. Choose it again.',
    'lane-cycle':
      'The stages wait for each other and can never begin. Remove one of the "Stages to finish first".',
    'unknown-analyte': 'The item to read was not found. Choose it again.',
    'analyte-not-read': 'No step reads this item. Choose it in a "Read" step.',
    'analyte-read-twice': 'Two steps read this item. Keep only one of them.',
    'levels-not-ascending': 'The numbers do not go from low to high. Press "Sort low to high".',
    'ph-out-of-range': 'pH is between 0 and 14. Correct the number.',
    'unknown-source': 'The code of the source is not in the list of sources. Correct one of them.',
    'source-missing': 'There is no source. Write a source, or choose "Entered by you".',
  },
  where,
  found: (text) => `Now it says: "${text}"`,
}
