import { nutrients, type Crop, type Nutrients, type Standard } from '#domain/diagnosis/crop.ts'
import type { Cited } from '#domain/diagnosis/evidence.ts'
import type { Fertilizer, LimeProduct, RuleBook } from '#domain/diagnosis/rule-book.ts'
import { choiceId, ownKey } from './own-key.ts'
import type { OwnFertilizer, OwnSource, OwnStandard } from './own-standard.ts'

/** Source and date in one line for paper and screen. */
const sourceText = ({ title, date }: OwnSource) => (date === null ? title : `${title} (${date})`)

const ownSourceKey = (id: string, source: OwnSource) => ownKey(id, sourceText(source))

const cropsWithOwn = new WeakMap<readonly OwnStandard[], Map<string, Crop>>()

/** Adds an office's standards to a crop, and the bands of the standard in use. */
export function cropWithOwn(crop: Crop, own: readonly OwnStandard[], chosen: string | null): Crop {
  // Cached: hundreds of samples request the same few crops.
  const known = cropsWithOwn.get(own) ?? new Map<string, Crop>()
  cropsWithOwn.set(own, known)
  const key = `${crop.id} ${chosen ?? ''}`
  const found = known.get(key) ?? joinedCrop(crop, own, chosen)
  known.set(key, found)
  return found
}

function joinedCrop(crop: Crop, own: readonly OwnStandard[], chosen: string | null): Crop {
  const ofCrop = own.filter((one) => one.crop === crop.id)
  if (ofCrop.length === 0) return crop
  const usual = ofCrop.filter(({ isUsual }) => isUsual)
  const others = ofCrop.filter(({ isUsual }) => !isUsual)
  const standards = [...usual.map(asStandard), ...crop.standards, ...others.map(asStandard)]
  const used = standards.find(({ id }) => choiceId(id) === chosen) ?? standards[0]
  const banded = ofCrop.find((one) => asStandard(one).id === used?.id)
  return { ...(banded === undefined ? crop : withBands(crop, banded)), standards }
}

function asStandard({ id, name, source, basal, top }: OwnStandard): Standard {
  return {
    id: ownKey(id, name === '' ? source.title : name),
    region: null,
    plantingMonths: null,
    basal: isSaid(basal) ? basal : null,
    total: {
      n: added(basal.n, top.n),
      p2o5: added(basal.p2o5, top.p2o5),
      k2o: added(basal.k2o, top.k2o),
    },
    totalTo: null,
    mark: 'own',
    sources: [ownSourceKey(id, source)],
    page: null,
  }
}

const isSaid = (rates: Nutrients) => nutrients.some((nutrient) => rates[nutrient] !== null)
const added = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

function withBands(crop: Crop, { id, source, bands }: OwnStandard): Crop {
  const sources = [ownSourceKey(id, source)]
  const cited = <Value>(value: Value): Cited<Value> => ({ value, mark: 'own', sources })
  const { ph, ec, p2o5, k2o, cao, mgo, saturation, caMg, mgK } = bands
  // The border for potassium from another source would cut across the office's own band.
  const { potassiumNotNeededFrom: _, ...others } = crop.laboratory
  return {
    ...crop,
    ...(ph !== undefined && { ph: cited(ph) }),
    ...(ec !== undefined && { ec: cited({ volcanic: ec, alluvial: ec, sandy: ec }) }),
    laboratory: {
      ...(k2o === undefined ? crop.laboratory : others),
      ...(p2o5 !== undefined && { availableP2O5: cited(p2o5) }),
      ...(k2o !== undefined && { k2o: cited(k2o) }),
      ...(cao !== undefined && { cao: cited(cao) }),
      ...(mgo !== undefined && { mgo: cited(mgo) }),
      ...(saturation !== undefined && { saturation: cited(saturation) }),
      ...(caMg !== undefined && { caMg: cited(caMg) }),
      ...(mgK !== undefined && { mgK: cited(mgK) }),
    },
  }
}

/** Adds an office's products to the rules. */
export function bookWithOwn(book: RuleBook, own: readonly OwnFertilizer[]): RuleBook {
  return own.length === 0
    ? book
    : {
        ...book,
        fertilizers: [
          ...book.fertilizers,
          ...own.filter((one) => !isLime(one)).map((one) => asFertilizer(one, book)),
        ],
        limes: [...book.limes, ...own.filter(isLime).map(asLime)],
      }
}

export const productKey = ({ id, name }: Pick<OwnFertilizer, 'id' | 'name'>) => ownKey(id, name)

const isLime = ({ n, p2o5, k2o, alkali }: OwnFertilizer) =>
  n === 0 && p2o5 === 0 && k2o === 0 && alkali > 0

const whole = { n: 100, p2o5: 100, k2o: 100 }

/** No other fertilizer has so much nitrogen beside so much alkali. Source: docs/facts/diagnosis.md 3.6. */
const isCyanamide = ({ n, alkali }: OwnFertilizer) => n >= 15 && alkali >= 40

function asFertilizer(own: OwnFertilizer, { fertilizers }: RuleBook): Fertilizer {
  const { n, p2o5, k2o, mgo, cao, alkali } = own
  const like = isCyanamide(own) ? fertilizers.find((one) => one.isCyanamide) : undefined
  const main = [n, p2o5, k2o].filter((percent) => percent > 0)
  return {
    id: productKey(own),
    n,
    p2o5,
    k2o,
    mgo,
    cao,
    alkali,
    isAcidifying: false,
    weeksBeforePlanting: like?.weeksBeforePlanting ?? null,
    raisesPh: false,
    isCyanamide: like !== undefined,
    isChloride: false,
    effect: whole,
    kind: main.length === 1 ? 'straight' : 'compound',
    mark: 'own',
    sources: sourcesOf(own),
  }
}

/** Alkali percentage from which lime is caustic. Source: docs/facts/diagnosis.md 4.3, slaked lime. */
const strongFromAlkaliPercent = 60

const asLime = (own: OwnFertilizer): LimeProduct => ({
  id: productKey(own),
  alkali: own.alkali,
  mgo: own.mgo,
  nature: own.alkali >= strongFromAlkaliPercent ? 'strong' : 'gentle',
  mark: 'own',
  sources: sourcesOf(own),
})

const sourcesOf = ({ id, source }: OwnFertilizer) =>
  source.title === '' ? [] : [ownSourceKey(id, source)]
