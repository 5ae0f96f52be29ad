import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const soilMasterText: Translated<typeof import('./text.ja.ts').soilMasterText> = {
  ...kitNames['soil-master'],
  note: 'Tablets show nitrogen, phosphate and potassium as low, medium or high. The times for nitrogen are those of the leaflet; the waits for phosphate and potassium are estimates from similar reagents.',
  prepare: {
    water: '30 mL of distilled water',
    soil: 'Dry, crumbled soil (1 heaped teaspoon)',
    tablets: 'The tablets and the tubes with caps',
    black: 'A black square (to put behind the tube when you read potassium)',
  },
  cautions: {
    time: 'Keep to the mixing and waiting times. Other times change how deep the color is.',
    clay: 'Soil with a lot of clay takes a long time to become clear (30 minutes to 24 hours). Use only the clear liquid on top.',
    between: 'If it looks between two colors, choose "between" (for example, low to medium).',
    light: 'Do not read in direct sunlight.',
    amounts:
      'Rough amounts per level (low, medium, high; per 10 a = 1,000 m²): nitrogen 4.5, 18, 36 kg; phosphorus (P) 0.9, 2.2, 7.2 kg; potassium (K) 4.5, 9, 18 kg.',
    color: 'Nitrogen turns red, phosphate blue. Potassium turns white and cloudy.',
  },
  analytes: {
    n: 'Nitrogen',
    p: 'Phosphate',
    k: 'Potassium',
  },
  levels: {
    low: 'Low',
    medium: 'Medium',
    high: 'High',
  },
  lanes: {
    extract: 'Make the soil extract',
    n: 'Nitrogen',
    p: 'Phosphate',
    k: 'Potassium',
  },
  steps: {
    tablet: {
      title: 'Add 2 tablets to water',
      detail:
        'Add 2 extraction tablets to 30 mL of distilled water and mix until they have broken up.',
    },
    soil: {
      title: 'Add soil and close the cap',
      detail: 'Add 1 heaped teaspoon of dry soil and close the cap.',
    },
    shake: {
      title: 'Shake the container',
      detail: 'Hold the cap and shake well for 1 minute.',
      endCue: 'Stop shaking',
    },
    settle: {
      title: 'Let the container clear',
      detail: 'Leave it and do not move it. When the liquid on top is clear, go on.',
    },
    drawN: {
      title: 'Fill the N tube',
      detail: 'Take only clear liquid, up to the line in the leaflet.',
    },
    tabletN: {
      title: 'Add a tablet to the N tube',
      detail: 'Put the tablet into the tube and close the cap.',
    },
    shakeN: {
      title: 'Shake the N tube hard',
      detail: 'Shake hard for 2 minutes without a break.',
      endCue: 'Stop shaking',
    },
    waitN: {
      title: 'Wait for the N color',
      detail: 'Stand the tube up and wait 5 minutes.',
    },
    readN: {
      title: 'Read the N color',
      detail: 'Hold white paper behind the tube and compare the red with the color chart.',
    },
    drawP: {
      title: 'Fill the P tube',
      detail: 'Take only clear liquid, up to the line in the leaflet.',
    },
    tabletP: {
      title: 'Add a tablet to the P tube',
      detail: 'Put the tablet into the tube and close the cap.',
    },
    mixP: {
      title: 'Mix the P tube slowly',
      detail: 'Turn the tube slowly over and back until the tablet has broken up.',
    },
    waitP: {
      title: 'Wait for the P color',
      detail: 'Stand the tube up and wait until the time is up.',
    },
    readP: {
      title: 'Read the P color',
      detail: 'Hold white paper behind the tube and compare the blue with the color chart.',
    },
    drawK: {
      title: 'Fill the K tube',
      detail: 'Take only clear liquid, up to the line in the leaflet.',
    },
    tabletK: {
      title: 'Add a tablet to the K tube',
      detail: 'Put the tablet into the tube and close the cap.',
    },
    mixK: {
      title: 'Mix the K tube gently',
      detail: 'Turn it gently so that no bubbles form. Do not shake hard.',
    },
    waitK: {
      title: 'Wait for K to turn cloudy',
      detail:
        'Stand the tube up and wait until the time is up. With little potassium it hardly turns cloudy.',
    },
    readK: {
      title: 'Read the K cloudiness',
      detail: 'Put the black square behind the tube and choose by how much of it you can see.',
    },
  },
  sources: [
    {
      key: 'LT1',
      title: 'LabTech Soil Master: extraction procedure (in English)',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Extraction_and_pH_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT2',
      title: 'LabTech Soil Master: how the tests work (in English)',
      url: 'https://labtechtests.com/Page/Soil_Master_How_Do_the_Tests_Work.aspx?nt=53',
    },
    {
      key: 'LT3',
      title: 'LabTech: nitrogen procedure (in English)',
      url: 'https://www.labtechtests.com/Page/Nitrogen_Testing_Procedures.aspx?nt=52',
    },
    {
      key: 'LT4',
      title: 'LabTech Soil Master: interpreting results (in English)',
      url: 'https://www.labtechtests.com/Page/Soil_Master_Interpreting_Your_Results.aspx?nt=51',
    },
    {
      key: 'CF1',
      title: 'College of Micronesia: soil laboratory class (in English)',
      url: 'http://shark.comfsm.fm/%7Edleeling/botany/2000/soil.html',
    },
    {
      key: 'CG',
      title: 'Canadian Geographic: phosphate experiment (in English)',
      url: 'http://www.cangeoeducation.ca/resources/learning_centre/classroom_activities/docs/phosphate.htm',
    },
    {
      key: 'AST22',
      title: 'LaMotte: potassium procedure (similar reagent) (in English)',
      url: 'https://www.manualsdir.com/manuals/596754/lamotte-ast-series-professional-soil-test-outfits.html?page=22',
    },
    {
      key: 'FGK',
      title: 'Notes on the turbidity of potassium (in English)',
      url: 'https://www.flowgrow.de/threads/diy-kaliumnachweis-ein-erfahrungsbericht.13809/',
    },
    {
      key: 'PLP',
      title: 'Measured colors of a phosphate strip (in English)',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
}
