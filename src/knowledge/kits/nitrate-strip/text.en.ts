import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const nitrateStripText: Translated<typeof import('./text.ja.ts').nitrateStripText> = {
  ...kitNames['nitrate-strip'],
  note: 'Dip a nitrate strip into the liquid and read it with the reader (RQflex). The value is nitrate ion (NO3) in the liquid. To make and dilute the soil extract, follow your own guide.',
  prepare: {
    reader: 'The reader (RQflex) and nitrate strips (for 5–225 mg/L)',
    liquid: 'Liquid extracted from the soil',
    stopwatch: 'For many samples in a row: a clock for each sample (this app counts them)',
  },
  cautions: {
    start:
      'Press START on the reader and the button of this app at the same moment as the strip goes into the liquid.',
    last: 'The reader beeps in the last 5 seconds. Put the strip into the reader before it reaches 0.',
    range:
      'The range is 5–225 mg/L (another box: 3–90 mg/L). If the value is above it, dilute and measure again.',
    blank: 'The water for diluting may contain nitrate too. Subtract the value of the water alone.',
  },
  analytes: { nitrate: 'Nitrate ion' },
  lanes: { strip: 'Test strip' },
  steps: {
    liquid: {
      title: 'Get the liquid ready',
      detail: 'Get the liquid extracted from the soil ready, as your guide says.',
    },
    dip: {
      title: 'Dip the strip',
      detail: 'Dip at the same moment as you start the reader. Lift out after 2 seconds.',
      endCue: 'Lift out',
    },
    wait: {
      title: 'Shake the strip off and wait',
      detail:
        'Shake off extra liquid. Measure 60 seconds after dipping. Put the strip into the reader during the last 5 seconds.',
    },
    read: {
      title: 'Read the number',
      detail: 'Enter the number on the reader as it is.',
    },
  },
  sources: [
    {
      key: 'RQ',
      title: 'Prefectural guide: how to use RQflex (copy)',
      url: 'https://happylibus.com/doc/457056/',
    },
    {
      key: 'GF2',
      title: 'Gifu Prefecture: compost guide 3-2',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-2.html',
    },
    {
      key: 'GF8',
      title: 'Gifu Prefecture: compost guide 3-8',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-8.html',
    },
    {
      key: 'GF9',
      title: 'Gifu Prefecture: compost guide 3-9',
      url: 'https://www.g-agri.rd.pref.gifu.lg.jp/taihi_manual/3-9.html',
    },
  ],
}
