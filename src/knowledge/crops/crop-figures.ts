import type { Crop, EcBands, Region, Standard } from '#domain/diagnosis/crop.ts'
import type { Cited, Mark } from '#domain/diagnosis/evidence.ts'

export const cited = <Value>(
  value: Value,
  mark: Mark,
  ...sources: readonly string[]
): Cited<Value> => ({ value, mark, sources })

export const standard = (
  rates: Pick<Standard, 'basal' | 'total' | 'totalTo'>,
  region: Region | null,
  mark: Mark,
  ...sources: readonly string[]
): Standard => ({ ...rates, region, mark, sources })

type Known = Pick<Crop, 'id' | 'family' | 'sources'> & Partial<Crop>

/** A crop of which only what is given is known. */
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
  ...known,
})

/** mS/cm. Source: domain/diagnosis.md 1.4. */
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
