import { useId, useState, type KeyboardEvent } from 'react'
import { cropOf } from '#knowledge/crops/crops.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import { searchCrops } from '#knowledge/crops/search-crops.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import hiding from '#ui/visually-hidden.module.css'
import styles from './crop-box.module.css'

interface CropBoxProps {
  readonly crop: string | null
  readonly onChoose: (id: string) => void
}

const nameOf = (id: string) => cropWords()[id]?.name ?? id

/** An editable combobox with a list (ARIA APG): typing searches, arrows move, Enter chooses, Esc gives the old name back. */
export function CropBox({ crop, onChoose }: CropBoxProps) {
  const words = texts('judge').crop
  const id = useId()
  const { typed, active, type, move, close } = useTyping()
  const isOpen = typed !== null
  const found = isOpen ? searchCrops(typed) : []
  const chosen = crop === null ? '' : nameOf(crop)
  const current = active === null ? undefined : found[active]
  const choose = (picked: string) => {
    close()
    onChoose(picked)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed the keys are the input method's.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) move(step(active, found.length))
      else type('')
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const picked = current ?? (typed === '' ? undefined : found[0])
      if (picked !== undefined) choose(picked)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  return (
    <div className={styles['box']}>
      <label htmlFor={id}>{words.label}</label>
      <div className={styles['line']}>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-describedby={`${id}-hint`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${current}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={40}
          placeholder={isOpen ? chosen : words.hint}
          value={typed ?? chosen}
          onChange={({ target }) => type(target.value)}
          onClick={() => type(typed ?? '')}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <Icon name={isOpen ? 'search' : 'expand_more'} />
      </div>
      <span id={`${id}-hint`} className={hiding['hidden']}>
        {words.hint}
      </span>
      <output className={hiding['hidden']}>{isOpen && words.found(found.length)}</output>
      <div
        id={`${id}-list`}
        // A native list can be neither searched by other names nor styled for a thumb.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={words.label}
        hidden={!isOpen || found.length === 0}
        className={styles['list']}
      >
        {found.map((one, place) => (
          <CropOption
            key={one}
            id={`${id}-${one}`}
            crop={one}
            isActive={place === active}
            isChosen={one === crop}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      {isOpen && found.length === 0 && <p className={styles['none']}>{words.none}</p>}
    </div>
  )
}

/** Null: the list is closed and the chosen name stands there. */
function useTyping() {
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<number | null>(null)
  return {
    typed,
    active,
    move: setActive,
    type: (text: string) => {
      setTyped(text)
      setActive(null)
    },
    close: () => {
      setTyped(null)
      setActive(null)
    },
  }
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
    // Keys are the combobox's: the focus stays in its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={isActive ? scrollIntoSight : undefined}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
      role="option"
      aria-selected={isChosen}
      data-active={isActive}
      className={styles['option']}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {isChosen && <Icon name="check" />}
      <span className={styles['name']}>{nameOf(crop)}</span>
      {family !== undefined && <small>{diagnosisWords().families[family]}</small>}
    </div>
  )
}

const scrollIntoSight = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })
