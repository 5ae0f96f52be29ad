import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const npkTubeText: Translated<typeof import('./text.ja.ts').npkTubeText> = {
  ...kitNames['npk-tube'],
  note: 'Nitrogen and phosphate are read by color, potassium by cloudiness. All times and amounts are estimates from very similar US kits. Before you start, change them to match your leaflet.',
  prepare: {
    black: 'A black figure (to put behind the tube when you read potassium)',
    water: 'Distilled water (30 mL in a similar kit)',
    soil: 'Dry, crumbled soil (1 heaped teaspoon in a similar kit)',
    tubes: 'A container with a lid, and the tubes for nitrogen, phosphate and potassium',
  },
  cautions: {
    leaflet: 'All times are estimates. If your leaflet differs, change them with "Adjust for me".',
    time: 'Keep to the mixing and waiting times. Other times change how deep the color is.',
    clay: 'Soil with a lot of clay takes a long time to become clear (30 minutes to 24 hours in a similar kit). Use only the clear liquid on top.',
    mix: 'Mix potassium gently. The way of mixing changes the cloudiness a lot.',
    others: 'This kit cannot measure pH or EC. Use a separate meter.',
    light: 'Do not read in direct sunlight.',
  },
  analytes: { n: 'Nitrogen', p: 'Phosphate', k: 'Potassium' },
  levels: {
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    clear: 'Low (clearly seen)',
    faint: 'Medium (faint)',
    gone: 'High (not seen)',
  },
  lanes: { extract: 'Make the soil extract', n: 'Nitrogen', p: 'Phosphate', k: 'Potassium' },
  steps: {
    water: {
      title: 'Add water and reagent',
      detail:
        'Add the amounts of water and reagent in the leaflet. Mix until the reagent has broken up.',
    },
    soil: {
      title: 'Add soil and close the lid',
      detail: 'Add the amount of soil in the leaflet and close the lid.',
    },
    shake: {
      title: 'Shake the container',
      detail: 'Close the lid and shake for 1 minute.',
      endCue: 'Stop',
    },
    settle: {
      title: 'Let the container clear',
      detail: 'Leave it and do not move it. When the liquid on top is clear, go on.',
    },
    drawN: {
      title: 'Fill the N tube',
      detail: 'Take only clear liquid from the top, up to the line given in the instructions.',
    },
    addN: {
      title: 'Add reagent to the N tube',
      detail: 'Add the nitrogen reagent and close the cap.',
    },
    shakeN: {
      title: 'Shake the N tube hard',
      detail: 'Shake hard for 2 minutes.',
      endCue: 'Stop',
    },
    waitN: {
      title: 'Wait for the N color',
      detail: 'Stand the tube up and wait until the time is up.',
    },
    readN: {
      title: 'Read the N color',
      detail: 'Hold white paper behind the tube and compare with the color chart.',
    },
    drawP: {
      title: 'Fill the P tube',
      detail: 'Take only clear liquid from the top, up to the line given in the instructions.',
    },
    addP: {
      title: 'Add reagent to the P tube',
      detail: 'Add the phosphate reagent and close the cap.',
    },
    mixP: {
      title: 'Mix the P tube slowly',
      detail: 'Turn the tube slowly upside down and back until the reagent has broken up.',
      endCue: 'Stop',
    },
    waitP: {
      title: 'Wait for the P color',
      detail: 'Stand the tube up and wait until the time is up.',
    },
    readP: {
      title: 'Read the P color',
      detail: 'Hold white paper behind the tube and compare with the color chart.',
    },
    drawK: {
      title: 'Fill the K tube',
      detail: 'Take only clear liquid from the top, up to the line given in the instructions.',
    },
    addK: {
      title: 'Add reagent to the K tube',
      detail: 'Add the potassium reagent and close the cap.',
    },
    mixK: {
      title: 'Mix the K tube gently',
      detail: 'Mix gently so that no bubbles form. Do not shake hard.',
    },
    waitK: {
      title: 'Wait for K to turn cloudy',
      detail:
        'Stand the tube up and wait until the time is up. With little potassium it hardly turns cloudy.',
    },
    readK: {
      title: 'Read the K cloudiness',
      detail: 'Put the black figure behind the tube and compare how much of it you can see.',
    },
  },
  sources: [
    {
      key: 'SO',
      title: 'Soramame: "Updating the color chart"',
      url: 'https://note.com./soramame01/n/ndbb3f0c6dfa9',
    },
    {
      key: 'SO2',
      title: 'Soramame: "Testing soil yourself", preparing for autumn crops',
      url: 'https://note.com./soramame01/n/nd870f4ed4ff8',
    },
    {
      key: 'LT1',
      title: 'LabTech Soil Master: extraction procedure (in English, similar kit)',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT2',
      title: 'LabTech Soil Master: how the tests work (in English, similar kit)',
      url: 'https://labtechtests.com/Page/Soil_Master_How_Do_the_Tests_Work.aspx?nt=53',
    },
    {
      key: 'LT3',
      title: 'LabTech: nitrogen procedure (in English, similar kit)',
      url: 'https://www.labtechtests.com/Page/Nitrogen_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'CF1',
      title: 'College of Micronesia: soil laboratory class (in English, similar kit)',
      url: 'http://shark.comfsm.fm/%7Edleeling/botany/2000/soil.html',
    },
    {
      key: 'CG',
      title: 'Canadian Geographic: phosphate experiment (in English, similar reagent)',
      url: 'http://www.cangeoeducation.ca/resources/learning_centre/classroom_activities/docs/phosphate.htm',
    },
    {
      key: 'CZ',
      title: 'Czech Pharmacopoeia: potassium test (similar reaction)',
      url: 'http://lekopis.cz/Kap_2_4_12.htm',
    },
    {
      key: 'RF',
      title: 'Experiments with a potassium reagent (in English, similar reaction)',
      url: 'https://test9.reef2reef.com/threads/developing-a-potassium-test-salifert-style-or-alternative.988758/page-2',
    },
    { key: 'DRAFT', title: 'Estimate of this app (from the steps of similar kits)' },
  ],
}
