import { useState } from 'react'
import type { Farmer } from '#domain/plot/farmers.ts'
import { kanaRow } from '#locales/kana-rows.ja.ts'
import { texts } from '#locales/texts.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import { LoadMore } from '#ui/more.tsx'
import { nameText } from '#ui/text/short-name.ts'

/** Farmers shown at first, enough to fill a screen, and added when the end is scrolled near. */
const shownAtOnce = 20

interface FarmersListProps {
  readonly farmers: readonly Farmer[]
  /** Farmer whose fields are shown; null: none. */
  readonly opened: string | null
  /** The list restarts from the top when this changes. */
  readonly queryKey: string
}

/** Farmers by row of the kana syllabary, if their readings are known. */
export function FarmersList({ farmers, opened, queryKey }: FarmersListProps) {
  const [shown, setShown] = useState({ queryKey, count: shownAtOnce })
  const count = shown.queryKey === queryKey ? shown.count : shownAtOnce
  const rows = underLetters(farmers.slice(0, count))
  return (
    <>
      {rows.map(({ letter, all }) => (
        <section key={letter} className="stack gap-2">
          {letter !== '' && <h2 className="label muted">{letter}</h2>}
          <Card kind="flush">
            <Rows>
              {all.map(({ name, groups, plots }) => (
                <Row
                  key={name}
                  title={nameText(name)}
                  detail={groups.length === 0 ? undefined : groups.join(texts('ui').listSeparator)}
                  end={texts('plots').found(plots.length)}
                  to={farmerAddress(name)}
                  aria-current={name === opened ? 'page' : undefined}
                />
              ))}
            </Rows>
          </Card>
        </section>
      ))}
      {count < farmers.length && (
        <LoadMore
          key={`${count} ${queryKey}`}
          label={texts('history').row.more}
          onReach={() => setShown({ queryKey, count: count + shownAtOnce })}
        />
      )}
    </>
  )
}

/** Groups farmers, sorted by reading, by their letter. */
function underLetters(farmers: readonly Farmer[]) {
  const rows: { readonly letter: string; readonly all: Farmer[] }[] = []
  for (const farmer of farmers) {
    const letter = kanaRow(farmer.reading || farmer.name) ?? ''
    const last = rows.at(-1)
    if (last?.letter === letter) last.all.push(farmer)
    else rows.push({ letter, all: [farmer] })
  }
  return rows
}

export const farmerAddress = (name: string) => `/diag?view=plots&farmer=${encodeURIComponent(name)}`
