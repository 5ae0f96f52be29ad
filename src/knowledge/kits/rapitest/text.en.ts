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
    separate: 'The leaflet recommends testing each place separately, without mixing.',
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
    extract: 'Make the soil extract',
    n: 'Nitrogen',
    p: 'Phosphate',
    k: 'Potassium',
  },
  steps: {
    phSoil: {
      title: 'Fill green with soil',
      detail: 'Fill the comparator up to the soil line.',
    },
    phPowder: {
      title: 'Add green capsule powder',
      detail: 'Hold the green capsule level, open it and pour in all the powder.',
    },
    phWater: {
      title: 'Add water to green',
      detail: 'Add distilled water up to the water line.',
    },
    phShake: {
      title: 'Cap and shake green',
      detail: 'Make sure that the cap fits and shake thoroughly.',
    },
    phWait: {
      title: 'Let green settle',
      detail: 'Leave it for about a minute.',
    },
    phRead: {
      title: 'Read the pH color',
      detail: 'Compare the color of the liquid with the film.',
    },
    soil: {
      title: 'Mix 1 cup soil, 5 of water',
      detail: 'By volume, put 1 part of soil and 5 parts of water into the container.',
    },
    shake: {
      title: 'Shake the container',
      detail: 'Shake or stir well for at least 1 minute.',
      endCue: 'Stop shaking',
    },
    settle: {
      title: 'Let the container clear',
      detail: 'Do not move it. It takes 30 minutes to 24 hours.',
    },
    drawN: {
      title: 'Fill N with liquid',
      detail: 'Fill with clear liquid only, up to the line.',
    },
    powderN: {
      title: 'Add powder to N',
      detail: 'Open a capsule of the same color and pour in all the powder.',
    },
    shakeN: {
      title: 'Cap and shake N',
      detail: 'Close the cap and shake thoroughly.',
    },
    waitN: {
      title: 'Wait for the N color',
      detail: 'Stand it up and wait until the time is up.',
    },
    readN: {
      title: 'Read the N color',
      detail: 'Compare the color of the liquid with the film.',
    },
    drawP: {
      title: 'Fill P with liquid',
      detail: 'Fill with clear liquid only, up to the line.',
    },
    powderP: {
      title: 'Add powder to P',
      detail: 'Open a capsule of the same color and pour in all the powder.',
    },
    shakeP: {
      title: 'Cap and shake P',
      detail: 'Close the cap and shake thoroughly.',
    },
    waitP: {
      title: 'Wait for the P color',
      detail: 'Stand it up and wait until the time is up.',
    },
    readP: {
      title: 'Read the P color',
      detail: 'Compare the color of the liquid with the film.',
    },
    drawK: {
      title: 'Fill K with liquid',
      detail: 'Fill with clear liquid only, up to the line.',
    },
    powderK: {
      title: 'Add powder to K',
      detail: 'Open a capsule of the same color and pour in all the powder.',
    },
    shakeK: {
      title: 'Cap and shake K',
      detail: 'Close the cap and shake thoroughly.',
    },
    waitK: {
      title: 'Wait for the K color',
      detail: 'Stand it up and wait until the time is up.',
    },
    readK: {
      title: 'Read the K color',
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
