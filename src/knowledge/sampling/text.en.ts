import type { Translated } from '#locales/translated.ts'

export const samplingText: Translated<typeof import('./text.ja.ts').samplingText> = {
  topics: {
    time: 'Time and weather',
    place: 'Place',
    depth: 'Depth',
    digging: 'Digging',
    mixing: 'Mixing and amount',
    after: 'After sampling',
  },
  remarks: {
    afterHarvest:
      'Take soil after the harvest, before you till or spread fertilizer. While a crop grows: before top dressing.',
    weather: 'Avoid times right after rain and times when the soil is very dry.',
    fivePoints:
      'Five-point method: take equal amounts from the four corners and the place where the diagonals cross (or from 5 places on the diagonals).',
    slope:
      'On a slope, keep upper, middle and lower parts separate. Take from 3–4 places in each part.',
    avoidEdges: 'Avoid shade, the side of a river and the side of a road.',
    avoidMarks:
      'Avoid marks of puddles, places where compost was piled, and places with grains of fertilizer.',
    problemPatches:
      'Take soil separately from places with good growth and places with poor growth. Do not mix them.',
    surface:
      'In vegetable fields, scrape off the top 2–3 cm. It holds salts and fertilizer that has not dissolved.',
    thickness:
      'Cut straight down, with the same thickness from top to bottom. Extra soil from the top skews the result.',
    tools: 'Use tools of stainless steel, plastic, aluminum or bamboo. Do not use rusty iron.',
    mix: 'Put together equal amounts from the 5 places and mix well into one sample.',
    amountKomeri: 'Take 200 g from each place, mix, and use 200–300 g (Komeri).',
    amountManual: 'Take 200 g from each place and make 0.5–1 kg in all (prefectural guide).',
    amountZennoh: 'Take 500 g from each place, mix, and make 0.5–1 kg (JA Zen-Noh).',
    separate:
      'One leaflet says that it is better to test each place separately, without mixing (Rapitest).',
    drying:
      'For kits that use dry soil: spread it on newspaper and dry it in the shade. Break lumps of clay while they are still moist.',
    rawKits: 'With Midori-kun and Zen-Noh ZA-Personal, measure fresh soil (not dried) by volume.',
    dryKits: 'With LaMotte and Rapitest, use dry, crumbled soil.',
    label: 'Write date, your name, field and crop on the bag.',
  },
  depths: {
    topsoil: 'Topsoil (Dojo Works)',
    vegetables: 'Vegetable field (Hokuren)',
    general: 'Field (n-seikaken)',
    midorikun: 'Midori-kun',
    grass: 'Grass and lawns',
    orchardUpper: 'Orchard (upper layer)',
    orchardLower: 'Orchard (lower layer)',
  },
  waits: {
    solid: '1 month or more after fertilizer (Hokuren)',
    liquid: '1 week or more after liquid fertilizer',
    american: '3–6 weeks after fertilizer (universities in the USA and others)',
  },
  tasks: {
    time: 'After harvest or before top dressing, and not right after fertilizing',
    weather: 'Not right after rain, and not when the soil is very dry',
    tools: 'Rust-free tools ready',
    place: '5 places chosen, away from shade, roadsides and marks of puddles',
    surface: 'Vegetable field: top 2–3 cm scraped off',
    depth: 'Soil taken from the depth in the leaflet, with the same thickness',
    amount: 'Equal amounts taken from the 5 places',
    patches: 'Soil from places with poor growth kept separate',
    mix: 'Mixed well',
    label: 'Date, your name, field and crop written on the bag',
    drying: 'Checked in the leaflet of the kit whether to dry the soil',
  },
}
