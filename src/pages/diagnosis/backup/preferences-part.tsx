import type { ImportPreview } from '#app/transfer/import-types.ts'
import { texts } from '#locales/texts.ts'
import { Switch } from '#ui/controls/switch.tsx'

type Preferences = ImportPreview['preferences']

const groups = [
  'favorites',
  'reagents',
  'paces',
  'layouts',
  'drafts',
  'conditions',
  'settings',
] as const satisfies readonly (keyof Preferences)[]

export const totalOf = (preferences: Preferences) => {
  const sum = (state: 'fresh' | 'differing' | 'known') =>
    groups.reduce((total, group) => total + preferences[group][state], 0)
  return { fresh: sum('fresh'), differing: sum('differing'), known: sum('known') }
}

export const freshIn = ({
  favorites,
  reagents,
  paces,
  layouts,
  drafts,
  conditions,
  settings,
}: Preferences) => ({
  favorites: favorites.fresh,
  reagents: reagents.fresh,
  paces: paces.fresh,
  layouts: layouts.fresh,
  drafts: drafts.fresh,
  conditions: conditions.fresh,
  settings: settings.fresh,
})

/** Rows of the table of counts, for what the file contains. */
export function preferenceRows(preferences: Preferences, replaces: boolean) {
  const { preferenceNames } = texts('backup').preview
  return groups.flatMap((group) => {
    const { fresh, differing, known } = preferences[group]
    if (fresh + differing + known === 0) return []
    const replaced = replaces ? differing : 0
    return [[preferenceNames[group], fresh, replaced, known + differing - replaced] as const]
  })
}

interface PreferenceDifferencesProps {
  readonly preferences: Preferences
  readonly replaces: boolean
  readonly onReplaces: (replaces: boolean) => void
}

/** Names what differs here, and lets the user choose between the two. */
export function PreferenceDifferences(props: PreferenceDifferencesProps) {
  const { preferences, replaces, onReplaces } = props
  const words = texts('backup').preview
  const namesOf = (state: 'differing' | 'excess') =>
    groups.filter((group) => preferences[group][state] > 0).map((it) => words.preferenceNames[it])
  const [differing, excess] = [namesOf('differing'), namesOf('excess')]
  return (
    <>
      {differing.length > 0 && (
        <div>
          <p>
            {words.differing(differing)}
            <br />
            {replaces ? words.becomesAsTold : words.staysAsHere}
          </p>
          <Switch label={words.replace} checked={replaces} onChange={onReplaces} />
        </div>
      )}
      {excess.length > 0 && <p>{words.excess(excess)}</p>}
    </>
  )
}
