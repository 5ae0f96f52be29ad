// Runs in its own Node (see ../diagnosis.mjs). Prints one JSON object.
import fc from 'fast-check'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { fertilizerMix, mixTargets } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { crops } from '#knowledge/crops/crops.ts'
import { searchCrops } from '#knowledge/crops/search-crops.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { anyQuestion } from '#testing/any-question.ts'
import { contradictions } from '#testing/decision-contradictions.ts'

const rounds = 400
const questions = 5000
/** @type {import('#domain/diagnosis/input/kit-readings.ts').KitLiquid} */
const water = { liquid: 'water', extract: null }

/** @type {import('#domain/soil/soil.ts').PlotInput} */
const plot = { ...unknownPlot, area: 20, texture: 'loam', depth: 15, bulkDensity: 1.1 }
const ofKit = crops.map((crop) => ({
  ...blankInput(crop),
  readings: [
    typedReading('ph', 'pH', '', 5.2),
    typedReading('nitrate', 'NO3-N', 'kg/10a', 4),
    typedReading('phosphate', '', 'kg/10a', 12, water),
    typedReading('potassium', '', 'kg/10a', 4, water),
  ],
  plot,
}))
/** Every input a grower can provide. */
const ofAll = ofKit.map((input) => ({
  ...input,
  readings: [
    ...input.readings,
    typedReading('ec', 'EC', 'mS/cm', 0.4),
    typedReading('ammonium', 'NH4-N', 'mg/100g', 1),
  ],
  laboratory: {
    'lab-nitrate-n': 5,
    'lab-ammonium-n': 2,
    'lab-available-p2o5': 150,
    'lab-exchangeable-k2o': 50,
    'lab-exchangeable-cao': 150,
    'lab-exchangeable-mgo': 20,
  },
  plot: { ...plot, cec: 16 },
  compost: { compost: 'cattle-manure', rate: 1, moisture: 60 },
}))
const decideAll = (inputs) => inputs.map((input) => decide(input, ruleBook))
const copyAll = (inputs) => inputs.map((input) => JSON.parse(JSON.stringify(input)))

/** Milliseconds of each round, without the first half, which is the warm-up. */
function timed(work) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now()
    work()
    times.push(performance.now() - before)
  }
  return times.slice(rounds / 2)
}

const first = performance.now()
decideAll(ofKit)
const cold = performance.now() - first

const { plan } = decide(ofKit[0], ruleBook)
if (!('standard' in plan)) throw new Error('no plan for the first crop')
const mix = { targets: mixTargets(plan), products: ruleBook.fertilizers, area: 20 }

const told = fc
  .sample(anyQuestion, { numRuns: questions, seed: 1 })
  .flatMap((input) => contradictions(decide(input, ruleBook), input, ruleBook))

const kits = await Promise.all(builtInKits.map((kit) => kit.load()))

/** Whether nitrogen, phosphate and potash are all known, before planting or in total. */
const isWhole = ({ basal, total }) =>
  [basal, total].some((rates) => rates !== null && Object.values(rates).every((it) => it !== null))

console.log(
  JSON.stringify({
    crops: crops.length,
    withStandard: crops.filter(({ standards }) => standards.some(isWhole)).length,
    kits: kits.length,
    withWholeCharts: kits.filter(({ analytes }) =>
      analytes.every(({ chartComplete }) => chartComplete),
    ).length,
    questions,
    contradictions: told.length,
    cold,
    kit: timed(() => decideAll(ofKit)),
    kitFloor: timed(() => copyAll(ofKit)),
    all: timed(() => decideAll(ofAll)),
    allFloor: timed(() => copyAll(ofAll)),
    mix: timed(() => fertilizerMix(mix)),
    search: timed(() => searchCrops('\u3068\u307e')),
  }),
)
