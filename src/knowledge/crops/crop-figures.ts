import type {
  Crop,
  EcBands,
  Nutrients,
  Region,
  Standard,
  StandardPage,
} from '#domain/diagnosis/crop.ts'
import type { Cited, Mark } from '#domain/diagnosis/evidence.ts'
import type { StandardId } from './crop-words.ts'

export const cited = <Value>(
  value: Value,
  mark: Mark,
  ...sources: readonly string[]
): Cited<Value> => ({ value, mark, sources })

/** n, p2o5, k2o in kg/10a; null where the source gives no rate. */
type Rates = readonly [n: number | null, p2o5: number | null, k2o: number | null]

/** For a source that gives only the basal dressing and no rates for the season. */
export const noRates: Rates = [null, null, null]

export const standard = (
  id: StandardId,
  region: Region | null,
  mark: Mark,
  sources: readonly string[],
  {
    basal = null,
    total,
    totalTo = null,
    page = null,
  }: {
    readonly basal?: Rates | null
    readonly total: Rates
    readonly totalTo?: Rates | null
    readonly page?: StandardPage | null
  },
): Standard => ({
  id,
  region,
  plantingMonths: plantingMonths[id] ?? null,
  basal: basal === null ? null : nutrientsOf(basal),
  total: nutrientsOf(total),
  totalTo: totalTo === null ? null : nutrientsOf(totalTo),
  mark,
  sources,
  page,
})

const spring = [3, 4, 5]
const summer = [6, 7, 8]
const autumn = [9, 10, 11]
const winter = [12, 1, 2]

/**
 * Months of sowing, from the season that the way of growing names. Cabbage is named after its harvest: months of planting in warm
 * and temperate regions, an estimate.
 */
const plantingMonths: { readonly [Id in StandardId]?: readonly number[] } = {
  'spring-sown': spring,
  'summer-sown': summer,
  'summer-sown-autumn-harvest': summer,
  'summer-sown-autumn-winter-harvest': summer,
  'summer-sown-rain-shelter': summer,
  'greenhouse-summer-sown': summer,
  'autumn-sown': autumn,
  'mulched-autumn-sown': autumn,
  'greenhouse-autumn-sown': autumn,
  'greenhouse-other-seasons': [...autumn, ...winter, ...spring],
  'tunnel-winter-sown': winter,
  'tunnel-winter-spring-sown': [...winter, ...spring],
  'tunnel-early-spring-sown': [1, 2, 3],
  'autumn-winter-harvest': [7, 8, 9],
  'winter-harvest': [8, 9],
  'early-summer-harvest': [2, 3, 4],
}

const nutrientsOf = ([n, p2o5, k2o]: Rates): Nutrients => ({ n, p2o5, k2o })

/** Source: [SAI-V], the vegetable volume of Saitama's standards, with page number. */
export const saitamaVegetable = (id: StandardId, page: number, basal: Rates, total: Rates) =>
  standard(id, 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
    basal,
    total,
    page: { volume: 'vegetables', number: page },
  })

type Known = Pick<Crop, 'id' | 'family'> & Partial<Crop>

/** Creates a crop; figures not given are unknown. */
export const crop = (known: Known): Crop => ({
  ph: null,
  ec: null,
  standards: [],
  compost: null,
  dolomitePerPh: null,
  lime: 'usual',
  phRisk: null,
  traits: [],
  laboratory: {},
  moreSources: [],
  ...known,
})

/** mS/cm. Source: docs/facts/diagnosis.md 1.4. */
export const fruitEc: EcBands = {
  volcanic: { low: 0.3, high: 0.8 },
  alluvial: { low: 0.2, high: 0.7 },
  sandy: { low: 0.1, high: 0.4 },
}
export const leafAndRootEc: EcBands = {
  volcanic: { low: 0.2, high: 0.6 },
  alluvial: { low: 0.2, high: 0.5 },
  sandy: { low: 0.1, high: 0.3 },
}
