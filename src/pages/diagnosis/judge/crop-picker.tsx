import { useId, useState, type KeyboardEvent } from 'react'
import { cropOf } from '#knowledge/crops/crops.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import { cropMeantBy, cropNamedIn, searchCrops } from '#knowledge/crops/search-crops.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { Chip, Chips } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/icon.tsx'
import hiding from '#ui/visually-hidden.module.css'
import styles from './judge.module.css'

interface CropPickerProps {
  readonly crop: string | null
  /** Recently chosen crops, each one tap away. */
  readonly recent: readonly string[]
  /** Name of the sample: the crop it may name comes first. */
  readonly sample?: string
  readonly onChoose: (id: string) => void
}

export const cropName = (id: string) => cropWords()[id]?.name ?? id

/** A combobox whose list is always open (ARIA APG): typing searches, arrows move, Enter or a tap chooses. */
export function CropPicker({ crop, recent, sample = '', onChoose }: CropPickerProps) {
  const words = texts('judge').crop
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const named = typed === '' ? cropNamedIn(sample) : null
  const meant = [...new Set([...(named === null ? [] : [named]), ...searchCrops(typed)])]
  // A crop that is not known here is judged by the one it is most like: the user knows which.
  const found = meant.length > 0 ? meant : searchCrops('')
  const current = active === null ? undefined : found[active]
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive(step(active, found.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const picked = current ?? cropMeantBy(typed)
      if (picked !== null) onChoose(picked)
    }
  }
  const known = recent.filter((one) => cropOf(one) !== null)
  return (
    <>
      <Field label={words.label}>
        {(field) => (
          <input
            {...field}
            ref={focusesFirst}
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current === undefined ? undefined : `${id}-${current}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={40}
            placeholder={words.hint}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(null)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {typed === '' && known.length > 0 && (
        <Chips label={words.recent}>
          {known.map((one) => (
            <Chip key={one} icon="history" onClick={() => onChoose(one)}>
              {cropName(one)}
            </Chip>
          ))}
        </Chips>
      )}
      <output className={meant.length > 0 ? hiding['hidden'] : ''}>
        {typed !== '' && (meant.length > 0 ? words.found(meant.length) : words.none(typed.trim()))}
      </output>
      <div
        id={`${id}-list`}
        // A native list can neither be searched by other names nor be styled for touch.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={words.label}
        className={`grid ${styles['crops']}`}
      >
        {found.map((one, place) => (
          <CropOption
            key={one}
            id={`${id}-${one}`}
            crop={one}
            isActive={place === active}
            isChosen={one === crop}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
    </>
  )
}

/** In a dialog the field takes the focus where a keyboard is at hand: on a touch screen its keys would cover the list. */
function focusesFirst(field: HTMLInputElement | null) {
  field?.toggleAttribute('autofocus', !window.matchMedia('(pointer: coarse)').matches)
}

type Step = (active: number | null, count: number) => number | null

const within = (place: number, count: number) => (count === 0 ? null : (place + count) % count)
const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (active, count) => within((active ?? -1) + 1, count),
  ArrowUp: (active, count) => within((active ?? 0) - 1, count),
  PageDown: (active, count) => (count === 0 ? null : Math.min(count - 1, (active ?? 0) + 8)),
  PageUp: (active, count) => (count === 0 ? null : Math.max(0, (active ?? 0) - 8)),
}

interface CropOptionProps {
  readonly id: string
  readonly crop: string
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function CropOption({ id, crop, isActive, isChosen, onChoose }: CropOptionProps) {
  const family = cropOf(crop)?.family
  return (
    // The combobox handles the keys: the focus stays in its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={isActive ? scrollIntoSight : undefined}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
      role="option"
      aria-selected={isChosen}
      data-active={isActive}
      className={`row gap-2 round-s pointer target sides-3 ${isActive || isChosen ? 'tone-primary' : ''} ${styles['option']}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {isChosen && <Icon name="check" />}
      <span className="grow">{cropName(crop)}</span>
      {family !== undefined && <small className="muted">{diagnosisWords().families[family]}</small>}
    </div>
  )
}

const scrollIntoSight = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })
