import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const mquantNitrateText: Translated<typeof import('./text.ja.ts').mquantNitrateText> = {
  ...kitNames['mquant-nitrate'],
  note: 'Dip a nitrate strip into soil extract and compare the color by eye. Values are nitrate ion (NO3) in the liquid: 10, 25, 50, 100, 250 and 500 mg/L, as in the leaflet.',
  prepare: {
    soil: '100 g of soil (through a 5 mm sieve, without stones or roots) and a scale',
    water: '100 mL of distilled water',
    bottle: 'A container with a lid (about 300 mL)',
    filter: 'A folded filter paper',
    strips: 'Nitrate strips and the color chart on their can',
  },
  cautions: {
    fresh: 'Measure the soil on the day you take it; otherwise keep it at 5 °C or below.',
    nitrite: 'A lot of nitrite makes nitrate read high. Look at the second pad (warning zone) too.',
    crumbs: 'Shake hard for 5 minutes or more, until no lumps are left.',
    color: 'The color goes from pale pink to red-violet.',
  },
  analytes: {
    nitrate: 'Nitrate ion',
  },
  lanes: {
    extract: 'Make the soil extract',
    strip: 'Test strip',
  },
  steps: {
    weigh: {
      title: 'Weigh 100 g of soil',
      detail: 'Weigh 100 g of soil without stones or roots into the container.',
    },
    water: {
      title: 'Add 100 mL of water',
      detail: 'Add 100 mL of distilled water and close the lid.',
    },
    shake: {
      title: 'Shake the container hard',
      detail: 'Hold the lid and shake hard for 5 minutes.',
      endCue: 'Stop shaking',
    },
    filter: {
      title: 'Push in the filter',
      detail: 'Push the folded filter into the slurry and use the liquid that seeps in.',
    },
    dip: {
      title: 'Dip the strip',
      detail: 'Dip into the liquid in the filter for just 1 second.',
      endCue: 'Lift out',
    },
    wait: {
      title: 'Shake the strip off and wait',
      detail: 'Shake off extra liquid and wait 1 minute.',
    },
    read: {
      title: 'Read the strip color',
      detail: 'Compare with the color chart on the can.',
    },
  },
  sources: [
    {
      key: 'MQ',
      title: 'Merck nitrate strips, leaflet (in German)',
      url: 'https://www.manualshelf.com/manual/stelzner/8102/user-manual-german.html',
    },
    {
      key: 'LFL',
      title: 'Bavaria: nitrate for home gardens (in German)',
      url: 'https://www.yumpu.com/de/document/view/8592258/',
    },
    {
      key: 'LWG',
      title: 'Bavaria: quick nitrate test for vegetable fields (in German)',
      url: 'https://www.lwg.bayern.de/gartenbau/gemuesebau/248905/',
    },
    {
      key: 'MN11',
      title: 'VISOCOLOR soil case, manual (in English)',
      url: 'https://www.manualslib.mx/manual/295251/Macherey-Nagel-Visocolor.html?page=11',
    },
    {
      key: 'RQ',
      title: 'Prefectural guide: how to use RQflex (checked in a copy)',
      url: 'https://happylibus.com/doc/457056/',
    },
    {
      key: 'CD',
      title: 'Times and measured colors of strips (Caddisfly) (in English)',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
}
