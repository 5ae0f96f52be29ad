import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { maxSampleNameChars, maxSamples, scarceVessels } from '#app/session/setup.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { plotSearchText, plotTitle, type Plot } from '#domain/plot/plot.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { isNamed } from '#locales/name-readings.ja.ts'
import { texts } from '#locales/texts.ts'
import { LabelReader } from '#pages/timer/label-reader.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Chip, Chips } from '#ui/controls/chip.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { SampleFields } from './sample-fields.tsx'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What must be at hand, and what to watch out for. */
export function PrepareSheet({ kit, ...sheet }: SheetProps & { readonly kit: Kit }) {
  const words = texts('timer').setup
  return (
    <Dialog {...sheet} title={words.prepare}>
      <ul>
        {kit.prepare.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {kit.cautions.length > 0 && (
        <>
          <h3>{words.cautions}</h3>
          <ul>
            {kit.cautions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink icon="grass" to="/inspire?view=sampling">
        {words.sampling}
      </ButtonLink>
    </Dialog>
  )
}

/** The names of the samples: typed, or one of the user's fields by a tap. */
export function NamesSheet(sheet: SheetProps) {
  const { setup } = useServices()
  const { count, names } = useStore(setup.store)
  const [chosen, setAt] = useState(0)
  const at = Math.min(chosen, count - 1)
  const [isPicking, setPicking] = useState(false)
  const rows = useRef<HTMLOListElement>(null)
  const words = texts('timer').setup
  const take = (name: string, isByKey: boolean) => {
    const next = Math.min(at + 1, count - 1)
    setup.rename(at, name)
    setAt(next)
    // Under a finger the list stays: the focus would scroll it away and open the keyboard of a phone.
    if (isByKey) rows.current?.querySelectorAll('input')[next]?.focus()
  }
  /** The sample whose bag was read again; a new object each time, so that the focus moves there again. */
  const [held, setHeld] = useState<{ readonly index: number } | null>(null)
  const heldId = useId()
  useEffect(() => {
    if (held !== null) rows.current?.querySelectorAll('input')[held.index]?.focus()
  }, [held])
  const named = Array.from({ length: count }, (_, index) => names[index]?.trim() ?? '')
  const add = (name: string) => {
    if (count >= maxSamples) showToast({ text: words.full(maxSamples) })
    else setup.measure([...named, name])
  }
  /** Scanning bag after bag: each one names the next unnamed sample. */
  const read = (plot: Plot) => {
    const title = plotTitle(plot).slice(0, maxSampleNameChars)
    const known = named.indexOf(title)
    const free = named.indexOf('')
    setHeld(known < 0 ? null : { index: known })
    if (known >= 0) return
    if (free < 0) add(title)
    else setup.rename(free, title)
  }
  return (
    <Dialog
      {...sheet}
      title={words.namesTitle}
      actions={
        <Button kind="filled" block onClick={sheet.onClose}>
          {words.done}
        </Button>
      }
    >
      <ol ref={rows} className="fields gap-2 grid">
        {named.map((name, index) => (
          // Samples without a name are only distinguished by their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} {...(index === held?.index && { 'aria-current': true })}>
            {index === held?.index && (
              <div id={heldId}>
                <Notice kind="note" title={words.alreadyThere(name, index + 1)}>
                  <Button
                    icon="add"
                    onClick={() => {
                      setHeld(null)
                      add(name)
                    }}
                  >
                    {words.again}
                  </Button>
                </Notice>
              </div>
            )}
            <input
              aria-label={words.nameOf(index + 1)}
              aria-describedby={index === held?.index ? heldId : undefined}
              placeholder={words.sample(index + 1)}
              maxLength={maxSampleNameChars}
              value={names[index] ?? ''}
              onFocus={() => setAt(index)}
              onChange={(event) => {
                setHeld(null)
                setup.rename(index, event.target.value)
              }}
            />
          </li>
        ))}
      </ol>
      <LabelReader onRead={read} />
      <Fields
        typed={names[at] ?? ''}
        target={count > 1 ? words.nameOf(at + 1) : null}
        onTake={take}
        onPickMany={() => setPicking(true)}
      />
      {isPicking && <SampleFields onClose={() => setPicking(false)} />}
    </Dialog>
  )
}

const maxShown = 24

/** The user's fields that match the typed text. */
function Fields({
  typed,
  target,
  onTake,
  onPickMany,
}: {
  readonly typed: string
  /** What a tap names; null: it is plain. */
  readonly target: string | null
  readonly onTake: (name: string, isByKey: boolean) => void
  readonly onPickMany: () => void
}) {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  useEffect(() => void plots.start(), [plots])
  const words = texts('timer').setup
  const fields = kept.filter(({ archived }) => !archived)
  const wanted = typed.trim()
  const titles = fields.map((field) => ({ ...field, title: plotTitle(field) }))
  const isTaken = wanted === '' || titles.some(({ title }) => title === wanted)
  const word = foldText(wanted)
  const fitting = isTaken ? titles : titles.filter((field) => isNamed(plotSearchText(field), word))
  if (fields.length === 0) return null
  return (
    <section className="gap-2 grid" aria-label={words.fromPlots}>
      <h3>{words.fromPlots}</h3>
      {fields.length > 1 && (
        <Button block icon="list" onClick={onPickMany}>
          {words.pickMany}
        </Button>
      )}
      {target !== null && <output className="muted small">{target}</output>}
      <Chips>
        {fitting.slice(0, maxShown).map(({ id, title }) => (
          <Chip key={id} icon="place" onClick={({ detail }) => onTake(title, detail === 0)}>
            {title}
          </Chip>
        ))}
      </Chips>
    </section>
  )
}

/** Who works, and with how many tubes: asked only when there are several samples. */
export function SharingSheet(sheet: SheetProps) {
  const { setup } = useServices()
  const chosen = useStore(setup.store)
  const { count, people } = chosen
  const vessels = scarceVessels(chosen)
  const words = texts('timer').setup
  return (
    <Dialog {...sheet} title={words.sharingTitle}>
      <Choice
        legend={words.people}
        options={[
          { value: '1', label: words.onePerson },
          { value: '2', label: words.twoPeople, detail: words.twoPeopleHint },
        ]}
        value={String(people)}
        onChange={(value) => setup.setPeople(value === '2' ? 2 : 1)}
      />
      <Choice
        legend={words.vessels}
        options={[
          { value: 'enough', label: words.enoughVessels },
          { value: 'fewer', label: words.fewerVessels },
        ]}
        value={vessels === null ? 'enough' : 'fewer'}
        onChange={(value) => setup.setVessels(value === 'fewer' ? count - 1 : null)}
      />
      {vessels !== null && (
        <Stepper
          label={words.vessels}
          value={vessels}
          min={1}
          max={count - 1}
          unit={words.vesselUnit}
          onChange={setup.setVessels}
        />
      )}
    </Dialog>
  )
}
