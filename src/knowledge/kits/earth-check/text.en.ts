import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const earthCheckText: Translated<typeof import('./text.ja.ts').earthCheckText> = {
  ...kitNames['earth-check'],
  note: 'Mix soil and water, add reagent to the clear liquid on top, and read the soil pH (acidity) by its color. The steps come from reports by users. The values of the color chart are not published: enter the numbers from the chart in the box.',
  prepare: {
    soil: 'Soil (1 part by volume) and tap water (2 parts by volume)',
    cup: 'A container to mix soil and water',
    tube: 'The small test tube from the box (line at 2.5–3 mL) and the reagent',
    filter: 'Kitchen paper (to filter, if the soil does not settle)',
  },
  cautions: {
    clear:
      'Always wait until the liquid is clear before you add the reagent, and read only once. Users report that the color changed after the soil settled.',
    clay: 'Soil with a lot of clay takes a very long time to become clear. Filter it.',
    rinse:
      'After reading, pour the liquid out at once and wash the tube. If you test another sample, rinse the tube first with its clear liquid.',
    life: 'A 5 mL bottle is enough for about 45 tests. Use it up within 2 years.',
  },
  analytes: { ph: 'pH (acidity)' },
  lanes: { soil: 'Soil pH' },
  steps: {
    mix: {
      title: 'Mix 1 part soil, 2 water',
      detail: 'By volume, add 2 parts of tap water to 1 part of soil.',
    },
    stir: { title: 'Stir the cup well', detail: 'Stir well until there are no lumps of soil.' },
    settle: {
      title: 'Let the cup clear',
      detail: 'Remove what floats. Leave the cup until the liquid on top is clear.',
    },
    draw: {
      title: 'Fill tube with clear liquid',
      detail: 'Take 2.5–3 mL of the clear liquid into the test tube (up to the line on the tube).',
    },
    drops: {
      title: 'Add 3 drops of reagent',
      detail: 'Hold the bottle straight upside down and add 3 drops, one by one.',
    },
    shake: { title: 'Cap and shake the tube', detail: 'Close the cap and shake well.' },
    read: {
      title: 'Read the tube color now',
      detail: 'Do not wait. Compare with the color chart at once.',
    },
  },
  sources: [
    {
      key: 'RP',
      title: 'User report (redpython)',
      url: 'https://www.redpython.net/cat1/post-143.html',
    },
    {
      key: 'EG',
      title: 'User report (ediblegarden)',
      url: 'http://ediblegarden.blog.fc2.com/blog-entry-86.html',
    },
    {
      key: 'B1',
      title: 'User report (billiesmarket)',
      url: 'https://billiesmarket.net/2022/04/19/',
    },
    {
      key: 'B2',
      title: 'User report (billiesmarket, second test)',
      url: 'https://billiesmarket.net/2022/04/22/',
    },
    {
      key: 'SK',
      title: 'User report (sk-shimane-zakki)',
      url: 'https://sk-shimane-zakki.com/ph-sokutei-10787.html',
    },
    { key: 'YN', title: 'User report (yurunature)', url: 'https://yurunature.com/ph' },
    {
      key: 'CL',
      title: 'User question (contactlens-nav)',
      url: 'https://contactlens-nav.com/?p=44277',
    },
    {
      key: 'M0',
      title: 'User report (m0ru)',
      url: 'https://m0ru.hatenablog.com/entry/2022/06/04/080000',
    },
  ],
}
