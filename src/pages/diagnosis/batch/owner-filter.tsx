import { farmersOf } from '#domain/plot/farmers.ts'
import { groupsOf, type Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { useSearchState, type AddressState } from '#ui/navigation/use-search-state.ts'
import { nameText } from '#ui/text/short-name.ts'

/** Whose samples are shown, from the URL; null: everybody's. */
export interface OwnerFilter {
  readonly farmer: string | null
  readonly group: string | null
}

type Owner = Pick<Plot, 'farmer' | 'group'> & Partial<Pick<Plot, 'farmerReading'>>

export const parseOwnerFilter = (search: Pick<AddressState, 'get'>): OwnerFilter => ({
  farmer: search.get('farmer') || null,
  group: search.get('group') || null,
})

export const matchesOwner = (plot: Owner | null, { farmer, group }: OwnerFilter) =>
  (farmer === null || plot?.farmer === farmer) && (group === null || plot?.group === group)

/** Farmers and groups to choose from; none if there is only one. */
export function ownerChoices(plots: readonly (Owner | null)[], asked: OwnerFilter) {
  const groups = severalNames(plots, groupsOf, 'group')
  const group = groups.find((name) => name === asked.group) ?? null
  const ofGroup = plots.filter((plot) => matchesOwner(plot, { farmer: null, group }))
  const farmers = severalNames(ofGroup, farmersOf, 'farmer')
  const farmer = farmers.find((name) => name === asked.farmer) ?? null
  return { groups, farmers, selected: { farmer, group } }
}

function severalNames(
  plots: readonly (Owner | null)[],
  namesOf: (plots: readonly Owner[]) => readonly string[],
  kind: 'farmer' | 'group',
): readonly string[] {
  const names = namesOf(plots.flatMap((plot) => plot ?? []))
  return plots.some((plot) => plot?.[kind] !== names[0]) ? names : []
}

type Choices = ReturnType<typeof ownerChoices>

/** Chooses a group, and a farmer in it. Needs the catalog `batch`. */
export function OwnerFilterFields({ groups, farmers, selected }: Choices) {
  const words = texts('batch')
  const search = useSearchState()
  if (groups.length === 0 && farmers.length === 0) return null
  const options = (names: readonly string[]) =>
    ['', ...names].map((value) => ({ value, label: value === '' ? words.all : nameText(value) }))
  return (
    <div className="pair screen-only readable">
      {groups.length > 0 && (
        <SelectField
          label={words.group}
          value={selected.group ?? ''}
          options={options(groups)}
          onChange={(group) => search.change({ group: group || null, farmer: null }, 'replace')}
        />
      )}
      {farmers.length > 0 && (
        <SelectField
          label={words.farmer}
          value={selected.farmer ?? ''}
          options={options(farmers)}
          onChange={(farmer) => search.change({ farmer: farmer || null }, 'replace')}
        />
      )}
    </div>
  )
}
