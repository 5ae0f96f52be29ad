import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { AppLink } from '#ui/navigation/app-link.tsx'
import styles from './chip.module.css'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import hiding from '#ui/visually-hidden.module.css'

interface ChipsProps {
  /** Label of a group of chips that belong together. */
  readonly label?: string
  /** In one line, extending to the edge of a phone: the rest is reached by swiping. */
  readonly scrolls?: boolean
  readonly children: ReactNode
}

export function Chips({ label, scrolls = false, children }: ChipsProps) {
  const className = classNames('flex wrap gap-2 wide', scrolls && styles['scrolls'])
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <fieldset aria-label={label} className={className}>
      {children}
    </fieldset>
  )
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly icon?: IconName
}

/** A filter: with `aria-pressed`, a check mark appears while it is on. */
export function Chip({ icon, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`edged press relative middle target round-s bordered tight gap-1 ${styles['chip']}`}
    >
      {rest['aria-pressed'] !== undefined && (
        <span className="when-chosen">
          <Icon name="check" />
        </span>
      )}
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

interface PickChipsProps {
  readonly label: string
  readonly options: readonly string[]
  /** Empty: none. */
  readonly picked: string
  readonly onPick: (option: string) => void
}

/** At most one of several: a tap on the picked one picks none. Nothing where there is nothing to pick. */
export function PickChips({ label, options, picked, onPick }: PickChipsProps) {
  if (options.length === 0) return null
  return (
    <Chips label={label} scrolls>
      {options.map((one) => (
        <Chip
          key={one}
          aria-pressed={one === picked}
          onClick={() => onPick(one === picked ? '' : one)}
        >
          {one}
        </Chip>
      ))}
    </Chips>
  )
}

interface FoldChipProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'value'
> {
  readonly icon?: IconName
  /** What it is: crop. */
  readonly label: string
  /** Its current value: tomato. */
  readonly value: ReactNode
  /** The value is self-explanatory: the label is only read out. */
  readonly hidesLabel?: boolean
}

/** A collapsed form value that the app already knows: a tap opens the sheet for changing it. */
export function FoldChip({ icon, label, value, hidesLabel = false, ...rest }: FoldChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        `edged press relative middle target round-s bordered tight gap-1 ${styles['chip']}`,
        styles['folded'],
      )}
    >
      {icon !== undefined && <Icon name={icon} />}
      {label !== value && (
        <span className={hidesLabel ? hiding['hidden'] : 'muted small'}>{label}</span>
      )}
      <span className="strong">{value}</span>
      <Icon name="expand_more" />
    </button>
  )
}

interface CheckChipsProps<Value extends string> {
  readonly legend: ReactNode
  readonly options: readonly {
    readonly value: Value
    readonly label: ReactNode
    /** The full name, when `label` is a short one. */
    readonly spoken?: string
    readonly disabled?: boolean
  }[]
  readonly checked: (value: Value) => boolean
  readonly onChange: (value: Value, checked: boolean) => void
}

/** Multiple choice in a row; native checkboxes. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { legend, options, checked, onChange } = props
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={`grid gap-2 ${styles['checks']}`}>
        {options.map(({ value, label, spoken, disabled }) => (
          <label
            key={value}
            className={`pick relative middle target round-s bordered tight gap-1 ${styles['chip']}`}
          >
            <input
              type="checkbox"
              aria-label={spoken}
              checked={checked(value)}
              disabled={disabled}
              onChange={(event) => onChange(value, event.target.checked)}
            />
            <span className="when-chosen">
              <Icon name="check" />
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly {
    readonly to: string
    readonly label: ReactNode
    readonly isCurrent: boolean
  }[]
}

/** Links to the pages of one section. */
export function ChipTabs({ label, tabs }: TabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to
  // In languages with long words the row scrolls: scrolls the current tab into view.
  useEffect(() => {
    const row = nav.current
    const tab = row?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (current === undefined || !row || !tab) return
    const { left, right } = row.getBoundingClientRect()
    row.scrollLeft += (tab.left + tab.right - left - right) / 2
  }, [current])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={`flex gap-1 wide scroll no-bar screen-only ${styles['tabs']}`}
    >
      {tabs.map((tab) => (
        <AppLink
          key={tab.to}
          to={tab.to}
          className={`edged inline-row fixed-size to-center target round-full muted inset-focus bare nowrap ${styles['tab']}`}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
        </AppLink>
      ))}
    </nav>
  )
}
