import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const rapitestText: Translated<typeof import('./text.ja.ts').rapitestText> = {
  ...kitNames.rapitest,
  note: 'Capsules of powder show pH, nitrogen, phosphate and potassium. Nutrients have five levels from 0 (depleted) to 4 (surplus). Check the waiting time for the nutrients in the leaflet.',
  prepare: {
    soil: 'Dry, crumbled soil without stones or roots',
    water: 'Distilled water',
    cup: 'A measuring cup and a container to mix soil and water',
    comparators: 'The four colored comparators with their films',
    capsules: 'Capsules of the same color as the comparator',
  },
  cautions: {
    hand: 'Do not touch the soil with your hands.',
    separate: 'The leaflet prefers testing each place separately to mixing.',
    light: 'Read in daylight, not in direct sunlight.',
    clear: 'For nutrients use only the clear liquid. It takes 30 minutes to 24 hours to clear.',
    wait: 'The 10 minutes for nutrients are an estimate. Change them to the time in your leaflet.',
  },
  analytes: {
    ph: 'pH (acidity)',
    n: 'Nitrogen',
    p: 'Phosphate',
    k: 'Potassium',
  },
  levels: {
    l0: '0 (depleted)',
    l1: '1 (deficient)',
    l2: '2 (adequate)',
    l3: '3 (sufficient)',
    l4: '4 (surplus)',
  },
  lanes: {
    ph: 'pH',
    extract: 'Make the soil liquid',
    n: 'Nitrogen',
    p: 'Phosphate',
    k: 'Potassium',
  },
  steps: {
    phSoil: {
      title: 'Green: fill with soil',
      detail: 'Fill the comparator up to the soil line.',
    },
    phPowder: {
      title: 'Green: add powder',
      detail: 'Hold the green capsule level, open it and pour in all the powder.',
    },
    phWater: {
      title: 'Green: add water',
      detail: 'Add distilled water up to the water line.',
    },
    phShake: {
      title: 'Green: cap and shake',
      detail: 'Make sure that the cap fits and shake thoroughly.',
    },
    phWait: {
      title: 'Green: let it settle',
      detail: 'Leave it for about a minute.',
    },
    phRead: {
      title: 'Green: read pH',
      detail: 'Compare the color of the liquid with the film.',
    },
    soil: {
      title: '1 cup soil, 5 of water',
      detail: 'By volume, put 1 part of soil and 5 parts of water into the container.',
    },
    shake: {
      title: 'Container: shake',
      detail: 'Shake or stir well for at least 1 minute.',
      endCue: 'Stop shaking',
    },
    settle: {
      title: 'Container: let it clear',
      detail: 'Do not move it. It takes 30 minutes to 24 hours.',
    },
    drawN: {
      title: 'N: fill with liquid',
      detail: 'Fill with clear liquid only, up to the line.',
    },
    powderN: {
      title: 'N: add powder',
      detail: 'Open a capsule of the same color and pour in all the powder.',
    },
    shakeN: {
      title: 'N: cap and shake',
      detail: 'Close the cap and shake thoroughly.',
    },
    waitN: {
      title: 'N: wait for color',
      detail: 'Stand it up and wait until the time is up.',
    },
    readN: {
      title: 'N: read color',
      detail: 'Compare the color of the liquid with the film.',
    },
    drawP: {
      title: 'P: fill with liquid',
      detail: 'Fill with clear liquid only, up to the line.',
    },
    powderP: {
      title: 'P: add powder',
      detail: 'Open a capsule of the same color and pour in all the powder.',
    },
    shakeP: {
      title: 'P: cap and shake',
      detail: 'Close the cap and shake thoroughly.',
    },
    waitP: {
      title: 'P: wait for color',
      detail: 'Stand it up and wait until the time is up.',
    },
    readP: {
      title: 'P: read color',
      detail: 'Compare the color of the liquid with the film.',
    },
    drawK: {
      title: 'K: fill with liquid',
      detail: 'Fill with clear liquid only, up to the line.',
    },
    powderK: {
      title: 'K: add powder',
      detail: 'Open a capsule of the same color and pour in all the powder.',
    },
    shakeK: {
      title: 'K: cap and shake',
      detail: 'Close the cap and shake thoroughly.',
    },
    waitK: {
      title: 'K: wait for color',
      detail: 'Stand it up and wait until the time is up.',
    },
    readK: {
      title: 'K: read color',
      detail: 'Compare the color of the liquid with the film.',
    },
  },
  sources: [
    {
      key: 'RT',
      title: 'Rapitest leaflet, copy (in English)',
      url: 'https://paperzz.com/doc/8756565/using-the-rapitest-soil-test-kit',
    },
    {
      key: 'EH',
      title: 'How to use Rapitest (in English)',
      url: 'http://www.ehow.com/how_7253296_rapitest-soil-test-kit-instructions.html',
    },
    {
      key: 'CF2',
      title: 'College of Micronesia: soil laboratory class, second page (in English)',
      url: 'https://www.comfsm.fm/~dleeling/botany/labs/soil.html',
    },
    {
      key: 'CL2',
      title: 'Lawn company: soil kits explained (in English)',
      url: 'https://cardinallawns.com/2018/03/soil-testing-kits/',
    },
    {
      key: 'PL',
      title: 'How to use an NPK powder kit (in English)',
      url: 'https://pl.989214.com/garden-lawn/soil/1018049526.html',
    },
  ],
}
