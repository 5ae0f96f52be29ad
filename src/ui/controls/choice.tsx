import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import hiding from '#ui/visually-hidden.module.css'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A second, smaller line. */
  readonly detail?: string
  readonly icon?: IconName
  /** Above the label; such options are laid out four in a row. */
  readonly picture?: ReactNode
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** The legend is only read out. */
  readonly hidesLegend?: boolean
}

/** Single choice with all options visible. Native radio buttons: the arrow keys move as usual. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return <Options {...props} look="tiles" />
}

/** A choice of one from two to four options of equal weight, as one segmented control. */
export function Segments<Value extends string>(props: ChoiceProps<Value>) {
  return <Options {...props} look="segments" />
}

function Options<Value extends string>(
  props: ChoiceProps<Value> & { readonly look: 'tiles' | 'segments' },
) {
  const { legend, options, value, onChange, hidesLegend = false, look } = props
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className={classNames(hidesLegend && hiding['hidden'])}>{legend}</legend>
      <div
        className={
          look === 'tiles'
            ? `grid gap-2 fitted ${styles['options']}`
            : `well flex wrap round-full pad-1 ${styles['segments']}`
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'pick row gap-2 target pad-2',
              look === 'tiles'
                ? 'quiet tight sides-3 round-s'
                : 'segment label muted close round-full',
              option.picture !== undefined && `column gap-half centered ${styles['pictured']}`,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            {option.picture === undefined && (
              <span className="when-chosen">
                <Icon name="check" />
              </span>
            )}
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span>
              {option.label}
              {option.detail !== undefined && (
                <span className="block small regular">{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
