// Runs in its own Node (see ../diagnosis.mjs). Prints one JSON object.
import { decide } from '#domain/diagnosis/decide.ts'
import { fertilizerMix, mixTargets } from '#domain/diagnosis/fertilizer-mix.ts'
import { typedReading } from '#domain/diagnosis/kit-readings.ts'
import { unknownPlot } from '#domain/diagnosis/soil.ts'
import { crops } from '#knowledge/crops/crops.ts'
import { searchCrops } from '#knowledge/crops/search-crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'

const rounds = 400
const water = { liquid: 'water', extract: null }

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
/** Everything a grower can know. */
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
const diagnoseAll = (inputs) => inputs.map((input) => decide(input, ruleBook))
const copyAll = (inputs) => inputs.map((input) => JSON.parse(JSON.stringify(input)))

/** Milliseconds of each round. The first half warms the code up and is left out. */
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
diagnoseAll(ofKit)
const cold = performance.now() - first

const { plan } = decide(blankInput(crops[0]), ruleBook)
const mix = { targets: mixTargets(plan), products: ruleBook.fertilizers, area: 20 }

console.log(
  JSON.stringify({
    crops: crops.length,
    cold,
    kit: timed(() => diagnoseAll(ofKit)),
    kitFloor: timed(() => copyAll(ofKit)),
    all: timed(() => diagnoseAll(ofAll)),
    allFloor: timed(() => copyAll(ofAll)),
    mix: timed(() => fertilizerMix(mix)),
    search: timed(() => searchCrops('\u3068\u307e')),
  }),
)
