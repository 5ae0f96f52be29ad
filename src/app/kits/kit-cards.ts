import type { Kit } from '#domain/kit/kit.ts'
import type { Trust } from '#domain/sourced.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'

/** A kit as shown in lists. */
export interface KitCard {
  readonly id: string
  readonly name: string
  readonly maker: string
  readonly trust: Trust
  readonly origin: 'built-in' | 'user'
  /** The built-in kit that a user's kit was copied from and can be reset to. */
  readonly copiedFrom?: string
}

/** All kits: the built-in ones, then the user's own. */
export const kitCards = (userKits: readonly Kit[]): readonly KitCard[] => [
  ...builtInKits.map(({ id, name, maker, trust }) => ({
    id,
    name,
    maker,
    trust,
    origin: 'built-in' as const,
  })),
  ...userKits.map(cardOf),
]

const cardOf = (kit: Kit): KitCard => ({
  id: kit.id,
  name: kit.name,
  maker: kit.maker,
  trust: kit.trust,
  origin: 'user',
  ...(kit.copiedFrom === undefined ? {} : { copiedFrom: kit.copiedFrom }),
})
