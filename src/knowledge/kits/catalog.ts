import type { Kit } from '#domain/kit/kit.ts'
import { withTexts } from '#locales/texts.ts'
import { firstKit, firstKitNow } from './first-kit.ts'
import { firstWords } from './first-words.ts'
import type { BuiltIn } from './in-language.ts'
import type { KitListing } from './kit-listing.ts'

type KitId = keyof ReturnType<typeof firstWords>['kitNames']

/** A built-in kit as listed, in the language of the screen; the kit itself is loaded on demand. */
export interface BuiltInKit extends KitListing {
  readonly id: string
  readonly name: string
  readonly maker: string
  load(): Promise<Kit>
}

const listings = import.meta.glob<KitListing>('./*/listing.ts', { eager: true, import: 'listing' })
const loaders = import.meta.glob<BuiltIn>('./*/built-in.ts', { import: 'builtIn' })

const listed = (id: KitId, { trust, box }: KitListing): BuiltInKit => ({
  id,
  get name() {
    return firstWords().kitNames[id].name
  },
  get maker() {
    return firstWords().kitNames[id].maker
  },
  trust,
  box,
  async load() {
    if (id === firstKit.id) return firstKitNow()
    const folder = loaders[`./${id}/built-in.ts`]
    if (folder === undefined) throw new Error(`no kit in the folder ${id}`)
    return (await withTexts(folder())).now()
  },
})

const isKitId = (id: string): id is KitId => Object.hasOwn(firstWords().kitNames, id)

/** All kits that have a folder, in the order of `kitNames`. */
export const builtInKits: readonly BuiltInKit[] = Object.keys(firstWords().kitNames).flatMap(
  (id) => {
    const listing = listings[`./${id}/listing.ts`]
    return listing === undefined || !isKitId(id) ? [] : [listed(id, listing)]
  },
)
