/**
 * Least time per sample of two strips in one bottle, for any planner that allows this share of late readings: the dual bound of
 * ADR 0014. Manual times are log-normal with the kit's time as their mean. `sigma`: standard deviation of the logarithm, as far as it
 * is not known beforehand.
 */
export function roomBound(problem, sigma, lateShare) {
  const options = optionsOf(problem, sigma)
  // Two readings per sample; all late ones may be of one of them.
  const dual = (price) =>
    Math.min(...options.map((option) => option.length + price * (option.late - 2 * lateShare)))
  return Math.max(...range(0, 3000, 1).map(dual))
}

/**
 * The same for many people, each of a known pace of their own: least mean of their lengths over the clairvoyant's, with this share of
 * their readings late.
 * @param people `problem` with each person's mean times, and the length of the `clairvoyant` plan for their true ones, if there is any
 */
export function peopleBound(people, samples, sigma, lateShare) {
  const all = people.map(({ problem, clairvoyant }) =>
    optionsOf(problem, sigma).map(({ length, late }) => ({
      over: clairvoyant === null ? 0 : (samples * length) / clairvoyant,
      late,
    })),
  )
  const planned = people.filter(({ clairvoyant }) => clairvoyant !== null).length
  const cost = (options, price) =>
    options.reduce(
      (least, { over, late }) => Math.min(least, over + price * (late - 2 * lateShare)),
      Infinity,
    )
  const dual = (price) => all.reduce((sum, options) => sum + cost(options, price), 0) / planned
  return Math.max(...range(0, 12, 0.05).map(dual))
}

function optionsOf(problem, sigma) {
  const orders = [timesOf(problem, false), timesOf(problem, true)]
  return orders.flatMap((kit) =>
    range(kit.second, kit.limit, 0.5)
      .flatMap((gap) => optionsFor(kit, gap, sigma))
      .map((option) => ({ ...option, length: Math.max(option.length, kit.work) })),
  )
}

function optionsFor(kit, gap, sigma) {
  const late = (mean, most) => tail(mean, sigma, most)
  const second = late(kit.readFirst, gap + kit.window)
  const length = kit.shake + kit.first + gap + kit.wait + kit.read
  return [
    { length: length + kit.soil, late: second },
    // Soil between the second dip and the first reading.
    { length, late: second + late(kit.soil, kit.wait + kit.window - gap) },
    // Soil between the dips.
    ...(gap < kit.soil + kit.second
      ? []
      : [{ length, late: second + late(kit.soil, kit.wait + kit.window - kit.second) }]),
  ]
}

/**
 * The same for a kit of one strip whose dip the app times. Of the work whose end is uncertain, let some be the last to begin before a
 * strip is due, by `gap` seconds. If it takes more than `gap` and the window, the strip is read late. If it takes less, only dips fill the
 * rest, since other work would be the last itself. These rests do not overlap, except of strips of which one is read late.
 */
export function stripBound({ jobs: [job] }, sigma, lateShare) {
  const [liquid, dip, , read] = job.chains[0].ops
  const work = liquid.processingTime + dip.processingTime + read.processingTime
  const options = [liquid, read].flatMap(({ processingTime: mean }) =>
    range(0, 200, 0.5).map((gap) => ({
      length: work - dip.processingTime + Math.max(0, gap - mean),
      late: tail(mean, sigma, gap + read.window.maxDelay),
    })),
  )
  const dual = (price) =>
    Math.min(...options.map(({ length, late }) => length + price * (late - lateShare)))
  return Math.max(work, ...range(0, 3000, 1).map(dual))
}

/** For people of the kit's pace the strip with the shorter dip goes first: otherwise a sample takes as long, but has a smaller gap. */
function timesOf({ jobs: [job] }, isOtherFirst) {
  const [soil, ...strips] = job.chains
  const [first, second] = isOtherFirst ? strips.toReversed() : strips
  const times = job.chains.flatMap(({ ops }) => ops.flatMap((op) => op.processingTime ?? []))
  return {
    soil: soil.ops[0].processingTime,
    shake: soil.ops.at(-1).processingTime,
    first: first.ops[0].processingTime,
    second: second.ops[0].processingTime,
    // Largest gap between the ends of the dips: the second must begin within its limit.
    limit: second.ops[0].within - first.ops[0].processingTime + second.ops[0].processingTime,
    wait: second.ops[1].length,
    readFirst: first.ops[2].processingTime,
    read: second.ops[2].processingTime,
    window: second.ops[2].window.maxDelay,
    work: times.reduce((sum, it) => sum + it, 0),
  }
}

const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Probability that a log-normal time of this mean exceeds `most`. */
const tail = (mean, sigma, most) =>
  most <= 0 ? 1 : upper((Math.log(most / mean) + sigma ** 2 / 2) / sigma)

/** Upper tail of the normal distribution. Source: [Abramowitz 1964], 26.2.17. */
function upper(z) {
  if (z < 0) return 1 - upper(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const sum = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduceRight(
    (rest, it) => t * (it + rest),
    0,
  )
  return (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}
