import type { ImportPreview } from '#app/transfer/import-types.ts'
import { preferenceGroups } from '#app/transfer/preferences/preference-entries.ts'
import { texts } from '#locales/texts.ts'
import { Switch } from '#ui/controls/switch.tsx'

type Preferences = ImportPreview['preferences']

export const totalOf = (preferences: Preferences) => {
  const sum = (state: 'fresh' | 'differing' | 'known') =>
    preferenceGroups.reduce((total, group) => total + preferences[group][state], 0)
  return { fresh: sum('fresh'), differing: sum('differing'), known: sum('known') }
}

/** Rows of the table of counts, for what the file contains. */
export function preferenceRows(preferences: Preferences, replaces: boolean) {
  const { preferenceNames } = texts('backup').preview
  return preferenceGroups.flatMap((group) => {
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
    preferenceGroups
      .filter((group) => preferences[group][state] > 0)
      .map((it) => words.preferenceNames[it])
  const [differing, excess] = [namesOf('differing'), namesOf('excess')]
  return (
    <>
      {differing.length > 0 && (
        <div>
          <p>
            {words.differing(differing)}
            <br />
            {replaces ? words.replaced : words.staysAsHere}
          </p>
          <Switch label={words.replace} checked={replaces} onChange={onReplaces} />
        </div>
      )}
      {excess.length > 0 && <p>{words.excess(excess)}</p>}
    </>
  )
}
