import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const hachPhText: Translated<typeof import('./text.ja.ts').hachPhText> = {
  ...kitNames['hach-ph'],
  note: 'Dip a strip into soil mixed with water and read the pH by its color. Levels and colors are published measurements. For the amounts of soil and water follow your own guide.',
  prepare: {
    soil: 'Soil and water (amounts as in your guide)',
    cup: 'A container to mix soil and water',
    strips: 'pH strips and the color chart on their bottle',
  },
  cautions: {
    muddy: 'Mud hides the color. Dip into the clear liquid on top.',
    quick: 'Dip and lift at once. Wait 15 seconds without shaking.',
    color:
      'The color goes from yellow (4) to green (5), blue-green (6–7), blue (8) and blue-violet (9).',
  },
  analytes: {
    ph: 'pH (acidity)',
  },
  lanes: {
    strip: 'pH strip',
  },
  steps: {
    stir: {
      title: 'Stir the cup well',
      detail: 'Stir until there are no lumps.',
    },
    settle: {
      title: 'Let the cup clear',
      detail: 'Leave it until the liquid on top is clear.',
    },
    dip: {
      title: 'Dip and lift the strip',
      detail: 'Dip into the clear liquid and lift at once. Then press the button at once.',
    },
    wait: {
      title: 'Hold the strip level, wait',
      detail: 'Wait 15 seconds without shaking.',
    },
    read: {
      title: 'Read the strip color',
      detail: 'Compare with the color chart.',
    },
  },
  sources: [
    {
      key: 'CD',
      title: 'Times and measured colors of strips (Caddisfly) (in English)',
      url: 'https://github.com/akvo/akvo-caddisfly',
    },
  ],
}
