import { useEffect, useEffectEvent } from 'react'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '#ui/class-names.ts'
import { LevelLook, type LevelAppearance } from './level-look.tsx'
import styles from './number-pad.module.css'

interface NumberPadProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** Label of the large key. */
  readonly enter: string
  readonly onEnter: () => void
  /** Whether a printed range (5〜10) can be typed. */
  readonly allowsRange?: boolean
}

const rangeMark = '\u301c'
const maxChars = 11
const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const

const keyClasses = `center bordered ink solid round-m ${styles['key']}`

/** Our own number keys: large, always in the same place, and nothing scrolls away as with a system keyboard. */
export function NumberPad({ text, onChange, enter, onEnter, allowsRange = false }: NumberPadProps) {
  const words = texts('ui').pad
  const type = (key: string) => onChange(appendKey(text, key))
  useKeyboard((key) => {
    if (/^[\d.]$/u.test(key)) type(key)
    else if (allowsRange && ['-', '~', rangeMark].includes(key)) type(rangeMark)
    else if (key === 'Backspace') onChange(text.slice(0, -1))
    else if (key === 'Enter') onEnter()
    else return false
    return true
  })
  return (
    <fieldset className={`grid gap-1 well ${styles['keys']}`} aria-label={words.title}>
      {rows.map((key) => (
        <button
          key={key}
          type="button"
          className={classNames(keyClasses, 'headline strong')}
          onClick={() => type(key)}
        >
          {key}
        </button>
      ))}
      {allowsRange && (
        <button
          type="button"
          className={classNames(keyClasses, 'headline strong')}
          aria-label={words.range}
          onClick={() => type(rangeMark)}
        >
          {rangeMark}
        </button>
      )}
      <button
        type="button"
        className={classNames(keyClasses, styles['erase'])}
        aria-label={words.erase}
        onClick={() => onChange(text.slice(0, -1))}
      >
        <svg
          width="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M9 5.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9L3 12zM11.5 9.500l5 5M16.500 9.500l-5 5" />
        </svg>
      </button>
      <button
        type="button"
        className={classNames(
          keyClasses,
          `centered center-block round-l tight gap-1 mark-primary ${styles['enter']}`,
        )}
        onClick={onEnter}
      >
        <Icon name="check" />
        {enter}
      </button>
    </fieldset>
  )
}

/**
 * Types on the pad with a keyboard, wherever the focus is, except that Enter still presses a focused button. `onKey` returns whether it
 * handled the key.
 */
function useKeyboard(onKey: (key: string) => boolean) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement)
      return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Adds a key to the text: at most one decimal point per number and one range mark, nothing that could not be parsed. */
export function appendKey(text: string, key: string): string {
  const number = text.slice(text.indexOf(rangeMark) + 1)
  if (text.length >= maxChars) return text
  if (key === '.') return number.includes('.') ? text : `${text}${number === '' ? '0.' : '.'}`
  if (key === rangeMark) return text === '' || text.includes(rangeMark) ? text : text + rangeMark
  return number === '0' ? text.slice(0, -1) + key : text + key
}

/** Position of the next digit. */
export const Caret = () => <i className={styles['caret']} />

interface NumberRowProps extends LevelAppearance {
  readonly label: string
  readonly text: string
  readonly unit: string
  readonly isCurrent: boolean
  readonly onClick: () => void
}

/** A color at the left edge and its number: tapped to be typed again. */
export function NumberRow(props: NumberRowProps) {
  const { label, text, unit, isCurrent, onClick, ...appearance } = props
  const isDone = !isCurrent && text !== ''
  return (
    <button
      type="button"
      className={`middle gap-3 fill grid plate rim ink target-test ${styles['row']}`}
      aria-current={isCurrent}
      aria-label={[label, text, text === '' ? '' : unit].filter(Boolean).join(' ')}
      onClick={onClick}
    >
      <span className={styles['color']}>
        <LevelLook {...appearance} />
      </span>
      <span className={`row display strong solid ${styles['value']}`}>
        {text}
        {isCurrent && <Caret />}
      </span>
      {isCurrent && <span className="small muted">{unit}</span>}
      {isDone && <Icon name="check" />}
    </button>
  )
}
