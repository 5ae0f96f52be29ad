import type { judge as source } from '#locales/ja/judge.ts'
import type { Translated } from '#locales/translated.ts'

/** "5.5–6.5"; one end may be open. */
function range(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  if (to === null) return `${from ?? ''} or more`
  return from === null ? `${to} or less` : `${from}–${to}`
}

/** "5 m²"; "5 × 10 a" where the unit begins with a number. */
const area = (value: string, unit: string) =>
  /^\d/.test(unit) ? `${value} × ${unit}` : `${value} ${unit}`

/** The answers of `/diag`, and what they are asked with. Sentences of the rules: knowledge/diagnosis/words.en.ts. */
export const judge: Translated<typeof source> = {
  loading: 'Getting the diagnosis ready…',

  conditions: {
    title: 'What to diagnose',
    change: 'Change',
    see: 'See diagnosis',
    source: 'Values to diagnose',
    last: 'Record of a test',
    lastDetail: 'values read with the timer',
    typed: 'Enter numbers',
    typedDetail: 'from paper or another meter',
    noRecord: 'There is no record of a test yet. Enter values to get a diagnosis now.',
    record: 'Test',
    unknownRecord: 'This record was not found. It was deleted, or it is on another device.',
    recordName: ({ when, kit }) => `${when} ${kit}`,
    sample: 'Sample',
    sampleName: (place, name) => (name === '' ? `Sample ${place}` : name),
    growth: 'Stage of the crop',
    growths: { 'before-planting': 'Before planting', growing: 'Growing' },
    summary: {
      typed: 'Entered values',
      noCrop: 'Choose a crop',
      perSquareMeter: 'per m²',
      area,
    },
    notKept: 'This device cannot remember your choices. Please choose again next time.',
  },

  crop: {
    label: 'Crop',
    hint: 'English or Japanese name',
    found: (count) => {
      if (count === 0) return 'There is no crop with this name.'
      return count === 1
        ? '1 crop. Choose it with the up and down keys.'
        : `${count} crops. Choose one with the up and down keys.`
    },
    none: 'There is no crop with this name. Search for a crop like it, or for the name of its kind, such as "tomato".',
    open: 'Open the list of crops',
    flower: 'Flower color',
    flowers: { blue: 'Blue', pink: 'Pink' },
  },

  typed: {
    title: 'Measured values',
    added: 'Enter EC and ammonium nitrogen too',
    addedHint:
      'Enter them if you have values, for example from another meter. They may stay empty.',
    hint: 'Enter only what you measured. An empty item is "not known". It is not counted as 0.',
    value: (item) => `Value of ${item}`,
    species: (item) => `Chemical form of ${item}`,
    unit: (item) => `Unit of ${item}`,
    unseen: 'Not detected',
    unseenOf: (item) => `${item} not detected`,
    mistyped: 'Please enter a number (example: 5.4).',
    slip: ({ low, high }) => `Not between ${low} and ${high}, so it is not used. Check the unit.`,
    water: 'Phosphate and potassium were dissolved in water (such as Midori-kun)',
    waterHint:
      'They are judged by a guide for the part that dissolves in water. For other liquids there is no guide, so their values are not judged.',
    ratio: 'Amounts of liquid and soil',
    ratioHint:
      'They are used to convert mg/L into the amount for the field. You find them in the leaflet of the kit.',
    liquid: 'Liquid (mL)',
    soil: 'Soil (g)',
    laboratory: 'Laboratory values too',
    laboratoryHint:
      'They are mg per 100 g of dry soil. They are measured in a different way from kit values, so they are judged by other rules.',
    cec: 'Nutrient-holding capacity (CEC, me/100g)',
    perHundred: 'mg/100g',
  },

  plot: {
    label: 'Plot',
    typedArea: 'Enter an area',
    of: (name) => name,
    fromPlot:
      'The area and the soil come from what you wrote for the plot. Where nothing is written, it is counted as usual soil.',
    edit: 'See the plots',
    area: 'Area',
    areaUnit: 'Unit of area',
    areaUnits: {
      m2: 'm²',
      a: 'a (are, 100 m²)',
      '10a': '10 a (tan, 1,000 m²)',
      ha: 'ha',
      tsubo: 'tsubo (3.3 m²)',
    },
    noArea: 'No area is entered, so amounts are per m².',
    converted: (squareMeters) => `= ${squareMeters} m²`,
    soil: 'About the soil',
    usual: 'counted as usual soil',
    said: 'counted with the soil you entered',
    soilHint:
      'Leave empty what you do not know. The app then uses assumed values, and says so in the answer.',
    soilType: 'Soil type',
    texture: 'Texture (how fine it is)',
    humus: 'Humus',
    ash: 'Volcanic ash soil (kuroboku)',
    yes: 'Yes',
    no: 'No',
    depth: 'Mixing depth (cm)',
    density: 'Bulk density (g/cm³)',
    assumed: (value) => `Not known (as ${value})`,
    unknown: 'Not known',
    assumedFigure: (value) => `If empty, counted as ${value}`,
  },

  products: {
    title: 'Fertilizer, lime, compost',
    lime: 'Lime',
    n: 'Nitrogen',
    p2o5: 'Phosphate',
    k2o: 'Potassium',
    isDefault: (name) => `${name}: usual`,
    hot: (name) => `${name}: dangerous, for farmers`,
    compost: 'Compost',
    noCompost: 'None',
    compostRate: 'Amount of compost (kg/m²)',
    compostHint: '1 kg per m² is 1 t per 10 a.',
    expert: 'Show materials for experts too (sulfur powder)',
    expertWarning:
      'Too much sulfur powder kills plants. It irritates the eyes and nose and burns easily. It is not usually used.',
  },

  answer: {
    title: 'Diagnosis',
    forCrop: (crop) => `Diagnosis for ${crop}`,
    needCrop: 'Choose a crop, and the diagnosis is shown here.',
    needValues: 'Enter values, and the diagnosis is shown here.',
    nothingRead: 'No values were read for this sample.',
    notMeasured: (items) => `Not measured: ${items}. It is not known, so nothing is advised.`,
    join: (items) => items.join(', '),
    laboratory: 'Laboratory values',
    laboratoryNote:
      'They are measured in a different way from kit values. The numbers cannot be compared.',
    cautions: 'Cautions',
    retests: 'When to test again',
    hints: 'See hints for this soil',
    cropNote: (note) => `This crop: ${note}`,
  },

  item: {
    value: ({ value, unit }) => `${value} ${unit}`.trim(),
    between: (from, to) => `(somewhere in ${range(from, to)})`,
    typed: 'Entered value',
    levels: (levels) => levels.join(' or '),
    verdict: 'Verdict',
    action: 'What to do',
    gauge: ({ item, value, fit, verdict }) =>
      fit === null
        ? `${item} ${value}. Verdict: ${verdict}.`
        : `${item} ${value}. Suitable: ${fit}. Verdict: ${verdict}.`,
    range,
    unseenStretch: 'Not seen',
    fitStretch: 'Good',
    notDeficient: '"Not detected" means neither "too little" nor "0".',
  },

  evidence: {
    title: 'Evidence',
    of: (name) => `Evidence and calculation: ${name}`,
    conversion: 'Conversion of the unit',
    band: 'Source of the guide',
    sources: 'Sources',
    noSource: 'There is no published source.',
    equals: '=',
    figure: ({ name, value, unit, isAssumed }) =>
      `${name} ${value}${unit === '' ? '' : ` ${unit}`}${isAssumed ? ' (assumed)' : ''}`,
    marks: {
      A: 'Checked in an official document',
      'A-t': 'Official document, checked in a copy',
      B: 'Document of JA, a maker or similar',
      C: 'Weak document, or estimate of this app',
    },
  },

  plan: {
    title: 'Fertilizer plan (basal dressing)',
    standard: 'Way of growing (fertilizer standard)',
    season: 'Total for one crop (one year)',
    basal: 'Basal dressing',
    caption: 'Nutrients per 10 a (kg)',
    nutrient: 'Nutrient',
    rate: 'Standard',
    change: 'Diagnosis',
    compost: 'Compost',
    target: 'To add',
    nothing: '–',
    unchanged: '±0',
    less: (value) => `−${value}`,
    more: (value) => `+${value}`,
    products: 'Amount of fertilizer',
    dose: ({ name, weight, rate }) => `${name} ${weight} (${rate} g per m²)`,
    ratePer: (rate) => `${rate} g per m²`,
    weight: (value, unit) => `${value} ${unit}`,
    noProduct: 'Do not add fertilizer.',
    nutrientReason: ({ nutrient, reason }) => `${nutrient}: ${reason}`,
  },

  mix: {
    title: 'Use compound fertilizer',
    hint: 'Choose the fertilizers you have at home. The app calculates a mix in which no nutrient is too much. What is missing is added with single-nutrient fertilizers.',
    contents: ({ n, p2o5, k2o }) => `nitrogen ${n}, phosphate ${p2o5}, potassium ${k2o} %`,
    working: 'Calculating…',
    short: ({ nutrient, value }) => `${nutrient}: ${value} kg per 10 a is missing.`,
    none: 'There is no safe mix of the fertilizers you chose.',
    complete:
      'Every nutrient is nearly as planned. Amounts are rounded down a little, so that they are not too much.',
    unusable: 'Fertilizers that do not suit this soil or crop were not used.',
    clear: 'Choose none',
  },

  shopping: {
    title: 'What to buy',
    product: 'Product',
    amount: 'Amount to use',
    bag: '1 bag (kg)',
    bagOf: (name) => `Weight of 1 bag of ${name} (kg)`,
    bags: 'Bags',
    count: (bags) => (bags === 1 ? '1 bag' : `${bags} bags`),
    note: 'You can change the weight of a bag. At first it is counted as 20 kg.',
  },

  keep: {
    button: 'Keep this diagnosis',
    hint: 'It is kept on this device, together with the record of the test.',
    kept: 'The diagnosis was kept.',
    undo: 'Undo',
    undone: 'The diagnosis is not kept.',
    notKept: {
      full: 'It could not be kept, because your device is full.',
      denied: 'It could not be kept, because your browser does not allow saving.',
      broken: 'It could not be kept, because the storage does not answer.',
      'unknown-record': 'It could not be kept, because its record was not found.',
      unreadable: 'These values could not be kept.',
    },
    isKept: 'Kept',
    report: 'See paper report',
    kit: 'Entered values',
  },

  quantities: {
    ph: 'pH',
    ec: 'EC',
    nitrate: 'Nitrate nitrogen',
    ammonium: 'Ammonium nitrogen',
    phosphate: 'Phosphate',
    potassium: 'Potassium',
  },
}
