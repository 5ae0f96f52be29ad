import type { AreaUnit } from '#domain/soil/area.ts'
import type { judge as source } from '#locales/ja/judge.ts'
import type { Translated } from '#locales/translated.ts'
import { pluralize } from '#locales/pluralize.ts'
import { notSaved } from './not-saved.ts'

/** "5.5–6.5"; one end may be open. */
function range(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  if (to === null) return `${from ?? ''} or more`
  return from === null ? `${to} or less` : `${from}–${to}`
}

const age = (months: number) =>
  months < 24
    ? `${pluralize(months, 'month', 'months')} ago`
    : `${Math.floor(months / 12)} years ago`

/** "5 m²"; "10 a" is one of its unit, "3 × 10 a" three. */
const areaOf = (value: string, unit: AreaUnit) =>
  unit === '10a' ? (value === '1' ? '10 a' : `${value} × 10 a`) : `${value} ${shortUnits[unit]}`
const shortUnits = { m2: 'm²', a: 'a', '10a': '10 a', ha: 'ha', tsubo: 'tsubo', se: 'se' } as const

/** The answers of `/diag` and its questions. Sentences of the rules: knowledge/diagnosis/words.en.ts. */
export const judge: Translated<typeof source> = {
  conditions: {
    title: 'Change crop, area and more',
    done: 'Done',
    source: 'Values used',
    last: 'Test record',
    typed: 'Enter values',
    record: 'Test',
    unknownRecord: 'Record not found. It was deleted, or it is on another device.',
    recordName: ({ when, kit }) => `${when} ${kit}`,
    sample: 'Sample',
    fieldSample: (field, sample) => `${field} (${sample})`,
    sampleName: (place, name) => (name === '' ? `Sample ${place}` : name),
    summaryTyped: 'Entered values',
    growth: 'Stage',
    growths: { 'before-planting': 'Before planting', growing: 'Growing' },
    permanentGrowths: { 'before-planting': 'Resting', growing: 'Growing' },
    noCrop: 'Choose a crop',
    cropOf: (crop, way) => (way === '' ? crop : `${crop}, ${way}`),
  },

  crop: {
    label: 'Crop',
    hint: 'English or Japanese name',
    recent: 'Recent crops',
    found: (count) => `${pluralize(count, 'crop', 'crops')}. Choose with the up and down keys.`,
    none: (typed) =>
      `There is no standard for "${typed}" yet. A crop that is grown much the same gives a rough guide.`,
    flower: 'Flower color',
    flowers: { blue: 'Blue', pink: 'Pink' },
    whichFlower: 'Which flower color do you want?',
  },

  typed: {
    title: 'Measured values',
    added: 'EC and ammonium nitrogen',
    value: (item) => `Value of ${item}`,
    species: (item) => `Chemical form of ${item}`,
    unit: (item) => `Unit of ${item}`,
    unseen: 'Not detected',
    unseenOf: (item) => `${item} not detected`,
    mistyped: 'Please enter a number (example: 5.4).',
    implausible: 'This is an unusual value. Are the number and the unit right?',
    slip: ({ low, high }) => `Outside ${low}–${high}, so it is not used. Check the unit.`,
    water: 'Water-soluble phosphate and potassium (such as Midori-kun)',
    whichValue: (items) => `How was the ${items.join(' and ').toLowerCase()} measured?`,
    waterSoluble: 'Water-soluble (a kit)',
    neitherHint: 'A value that is neither cannot be judged.',
    waterHint: 'Values from other extracts cannot be judged.',
    isByWater: (items) =>
      `Was water alone used to extract the ${items.join(' and ').toLowerCase()}?`,
    byWater: 'Yes, water alone',
    waterKept: 'The kit is saved as one that extracts with water alone.',
    whichForm: (item) => `Which form is the ${item} value in?`,
    formHint: 'See the leaflet or the chart. The same number means another amount in another form.',
    formKept: (item, form) => `${item} is saved as ${form}.`,
    ratio: 'Amounts of liquid and soil',
    whichRatio: 'How much liquid and how much soil did you use?',
    enterRatio: 'Enter the amounts',
    lastRatio: (liquid: string, soil: string) =>
      `As last time (${liquid} mL liquid, ${soil} g soil)`,
    ratioHint: 'Used to convert mg/L into an amount per 10\u00a0a. See the leaflet of the kit.',
    liquid: 'Liquid (mL)',
    soil: 'Soil (g)',
    laboratory: 'Laboratory values',
    laboratoryHint: 'In mg per 100 g of dry soil.',
    cec: 'Nutrient-holding capacity (CEC, me/100g)',
    perHundred: 'mg/100g',
  },

  ownRules: 'Your standards and fertilizers',

  plot: {
    label: 'Field',
    none: 'No field set',
    newField: 'Name of the field',
    newFieldTitle: 'Name this field',
    newFieldDetail: 'Next time the amounts come without choosing a crop.',
    keepField: 'Save under this name',
    fieldKept: {
      new: (name) => `"${name}" is saved.`,
      unarchived: (name) => `"${name}", which was hidden, is in the list again.`,
    },
    edit: 'See all fields',
    area: 'Area',
    areaNumber: 'Number',
    areaMistyped: 'Enter it as 30, or as length × width in meters (0.6×0.2).',
    areaUnit: 'Unit',
    areaUnits: {
      m2: 'm²',
      a: 'a (are, 100 m²)',
      '10a': '10 a (tan)',
      ha: 'ha',
      tsubo: 'tsubo (3.3 m²)',
      se: 'se (30 tsubo, 99 m²)',
    },
    areaOf,
    noArea: 'Enter area',
    converted: (squareMeters) => `about ${squareMeters} m²`,
    soil: 'Soil',
    usual: 'Standard soil',
    said: 'Soil as entered',
    soilType: 'Soil type',
    texture: 'Texture (how fine it is)',
    humus: 'Humus',
    ash: 'Volcanic ash soil (kuroboku)',
    yes: 'Yes',
    no: 'No',
    depth: 'Depth of topsoil (cm)',
    density: 'Bulk density (g/cm³)',
    assumed: (value) => `If not known, calculated as “${value}”`,
    unknown: 'Not known',
    assumedFigure: (value) => `If empty, calculated as ${value}`,
  },

  products: {
    title: 'Fertilizers used',
    lime: 'Lime',
    n: 'Nitrogen',
    p2o5: 'Phosphate',
    k2o: 'Potassium',
    isDefault: (name) => `${name} (standard)`,
    hot: (name) => `${name} (hazardous, for farmers)`,
    compost: 'Compost',
    noCompost: 'No compost',
    compostOf: (name, rate) => `${name} ${rate} kg/m²`,
    compostKind: 'Kind',
    compostRate: 'Amount (kg/m²)',
    compostHint: '1 kg per m² equals 1 t per 10 a.',
    expert: 'Show sulfur powder too (for experts)',
    expertWarning:
      'Not usually used. Too much of it kills plants. It irritates the eyes and nose, and burns easily.',
  },

  answer: {
    title: 'Diagnosis',
    needCrop: 'Choose a crop to see how much to apply',
    needValues: 'Enter values to see the answer',
    nothingRead: 'No values were read for this sample.',
    age,
    old: (months) => `This test was made ${age(months)}. Test again before you spread anything.`,
    testedAgain: (day) =>
      `This field was tested again on ${day}. Use the amounts of the newer test.`,
    itemsTestedAgain: (day, items) =>
      `Tested again in this field on ${day}: ${items.join(', ')}. For these, use the amounts of the newer test.`,
    itemsTestedBefore: (day, items) =>
      `Tested in this field on ${day}: ${items.join(', ')}. Read that answer too before you spread anything.`,
    answerOf: (day) => `Answer of ${day}`,
    sameDay: ({ time, values }) =>
      `The test of ${time} gave ${values.join(', ')}. Two tests of one day differ, so test again before you decide on amounts.`,
    otherKitsPh: ({ day, kit, value }) =>
      `On ${day}, ${kit} gave pH ${value}. Unless you have limed since then, test again before you decide on lime.`,
    sharedField: 'Other samples are from the same field. Spread the amount of only one.',
    place: (place, count) => `${place}/${count}`,
    others: 'Other samples',
    all: (count) => `See all ${count} samples`,
    allDetail: 'All answers in a table, ready to print',
    next: 'Next sample',
    before: 'Previous sample',
    kinds: {
      fits: 'Good',
      act: 'Apply',
      none: 'Apply nothing',
      wait: 'Wait',
      check: 'Check values',
      unknown: 'Not judged',
    },
    known: 'About this diagnosis',
    knownDetail: 'Values are a guide. Have a laboratory test once a year',
    notMeasured: (items) =>
      `Not measured: ${items}. No dose is suggested for what was not measured.`,
    notJudged: (items) => `No value that can be judged: ${items}. No dose is suggested for these.`,
    unnamed: (names) =>
      `${names}: not judged, as nothing says which nutrient it is. If it is nitrate, ammonia, phosphate or potassium, add its chemical form (such as NO3-N) to the kit to have the next test judged.`,
    uncounted: (values) => `Not used in the calculation: ${values}`,
    join: (items) => items.join(', '),
    laboratoryNote:
      'A laboratory measures phosphate and potassium in a different way. Its values cannot be compared with those of a kit.',
    hints: 'Hints for this soil',
    cropNote: (note) => `This crop: ${note}`,
  },

  todo: {
    title: 'To do',
    forArea: (area) => `for ${area}`,
    perSquareMeter: 'per m²',
    whenHow: (when, how) => `${when}. ${how}`,
    perSquareMeterOf: (figure, unit) => `${figure}\u00a0${unit} per\u00a0m²`,
    perTenAreOf: (figure, unit) => `${figure}\u00a0${unit} per 10\u00a0a`,
    bags: (count, kilograms) => `Buy ${pluralize(count, 'bag', 'bags')} of ${kilograms} kg`,
    comma: ', ',
    limePart: 'Only this much first. The rest after another test',
    ofYear: (whole) => `This season's part of ${whole} a year`,
    split: 'The total of a year or crop, in several dressings',
    reduced: (tenths: number) =>
      `About ${tenths * 10}% less than the standard: the soil holds some`,
    raised: (tenths: number) => `About ${tenths * 10}% more than the standard`,
    raisedTimes: (times: string) => `About ${times} times the standard`,
    directions: {
      'more-than-label': 'More',
      'by-label': 'By the label',
      'much-less': 'Far less',
      'much-less-test-nitrate': 'Far less',
      'less-than-label': 'Less',
      'split-and-watch': 'Little by little',
      gypsum: 'Add',
    },
    retest: 'Test again',
  },

  item: {
    values: 'Measured values',
    value: ({ value, unit }) => `${value} ${unit}`.trim(),
    readAs: (value) => `read as ${value}`,
    between: (from, to) => `(about ${range(from, to)})`,
    typed: 'Entered value',
    gauge: (fit) => `Suitable: ${fit}`,
    levels: (levels) => levels.join(' or '),
    range,
    withoutPh: 'Measure the pH to know whether lime is needed.',
    fitStretch: 'Good',
    pills: { check: 'Check', border: 'Borderline' },
    correct: 'Change the value in its record',
  },

  evidence: {
    title: 'Evidence',
    of: (name) => `Evidence and calculation: ${name}`,
    conversion: 'Conversion of the unit',
    band: 'Source of the guide',
    noSource: 'There is no published source.',
    equals: '=',
    figure: ({ name, value, unit, isAssumed }) =>
      `${name} ${value}${unit === '' ? '' : `\u00a0${unit}`}${isAssumed ? ' (assumed)' : ''}`,
    marks: {
      A: 'Checked in an official document',
      'A-t': 'Official document, checked in a copy',
      B: 'Document of JA, a maker or similar',
      own: 'Entered by you',
      C: 'Weak document, or estimate of this app',
    },
  },

  plan: {
    title: 'Evidence and calculation',
    detail: 'From the fertilizer standard to the dose',
    standard: 'Growing method (fertilizer standard)',
    season: 'Total for one crop (one year)',
    basal: 'Base fertilizer',
    caption: 'Nutrients (kg per 10 a)',
    nutrient: 'Nutrient',
    rate: 'Standard',
    change: 'Change',
    compost: 'Compost',
    target: 'To apply',
    nothing: '–',
    unchanged: '±0',
    less: (value) => `−${value}`,
    more: (value) => `+${value}`,
    weight: (value, unit) => `${value} ${unit}`,
    nutrientReason: ({ nutrient, reason }) => `${nutrient}: ${reason}`,
  },

  mix: {
    title: 'Combine compound fertilizers',
    detail: 'Use what you have',
    count: (count) => pluralize(count, 'product in use', 'products in use'),
    hint: 'Choose the fertilizers you have. The app works out a mix that gives no nutrient in excess. Single-nutrient fertilizers add what is missing.',
    contents: ({ n, p2o5, k2o }) =>
      `nitrogen\u00a0${n}, phosphate\u00a0${p2o5}, potassium\u00a0${k2o}\u00a0%`,
    unsuited: 'Not for this crop or soil',
    unknown: 'Not used this time: no amount is known for a nutrient in it',
    unneeded: 'Not used this time: not needed, or too much of a nutrient',
    clear: 'Clear selection',
  },

  shopping: {
    title: 'What to buy',
    total: (count) => pluralize(count, 'product', 'products'),
    product: 'Product',
    amount: 'Use',
    bag: '1 bag (kg)',
    bagOf: (name) => `Weight of 1 bag of ${name} (kg)`,
    bags: 'Bags',
    count: (bags) => String(bags),
    note: 'You can change the weight of a bag.',
  },

  after: {
    share: 'Share',
    calendar: 'Calendar',
    print: 'Print',
    copied: 'The diagnosis was copied.',
    byHand: 'Could not copy. Select the text and copy it.',
    calendarTitle: 'Next test',
    limeDay: 'Day of liming',
    day: 'Day of the next test',
    addToCalendar: 'Add to calendar',
    calendarEvent: (name) => `Test the soil again: ${name}`,
    calendarTyped: 'Test the soil again',
    calendarFile: (name, day) => `${name}-${day}.ics`,
    todo: 'To do',
    titled: (name, headline) => `${name}: ${headline}`,
    line: (what, detail) =>
      detail.length === 0
        ? `- ${what}`
        : `- ${what} (${`${detail.join('. ')}.`.replaceAll('..', '.')})`,
    valueLine: (value, word) => (word === null ? `- ${value}` : `- ${value} (${word})`),
    todoPer: (area) => `To do (${area})`,
    values: 'Measured values',
    rough: {
      kit: 'Values from simple kits are a guide. Follow your local fertilizer standards and the bag label first.',
      laboratory: 'Follow your local fertilizer standards and the bag label first.',
    },
  },

  keep: {
    button: 'Save this diagnosis',
    kept: 'The diagnosis was saved.',
    valuesKept: 'The values were saved with the test.',
    undone: 'Saving was undone.',
    notKept: {
      ...notSaved,
      'unknown-record': 'It could not be saved: its record was not found.',
      unreadable: 'These values could not be saved.',
    },
    report: 'See or print the report',
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

  short: {
    ec: 'EC',
    nitrate: 'Nitrate',
    ammonium: 'Ammonium',
    phosphate: 'Phosphate',
    potassium: 'Potassium',
    'lab-ph': 'pH (lab)',
    'lab-ec': 'EC (lab)',
    'lab-nitrate-n': 'Nitrate (lab)',
    'lab-ammonium-n': 'Ammonium (lab)',
    'lab-available-p2o5': 'Phosphate (lab)',
    'lab-exchangeable-k2o': 'Potassium (lab)',
    'lab-exchangeable-cao': 'Calcium (lab)',
    'base-saturation': 'Base saturation',
    'calcium-magnesium': 'Ca/Mg',
    'magnesium-potassium': 'Mg/K',
    'lab-exchangeable-mgo': 'Magnesium (lab)',
  },
}
