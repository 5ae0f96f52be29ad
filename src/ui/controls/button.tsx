import type { ComponentProps } from 'react'
import { AppLink } from '#ui/navigation/app-link.tsx'
import styles from './button.module.css'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import hiding from '#ui/visually-hidden.module.css'

/**
 * `filled`: the primary action of a page without an `Act`. `quiet`: several of equal weight. `outlined`: print, export.
 * `text`: secondary ways. `danger`: deletes something.
 */
export type ButtonKind = 'filled' | 'tonal' | 'quiet' | 'outlined' | 'text' | 'danger'

interface Look {
  readonly kind?: ButtonKind | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
  /** 64 px high: for everything tapped during a test. */
  readonly test?: boolean | undefined
  /** Icon above the word, 64 px: for three or more side by side. */
  readonly stacked?: boolean | undefined
  readonly icon?: IconName | undefined
}

const base = `edged inline-row to-center gap-2 round-full bare strong tight centered ${styles['button']}`

const looks: Readonly<Record<ButtonKind, string | undefined>> = {
  filled: `mark-primary ${styles['filled']}`,
  tonal: 'tone-primary bordered',
  quiet: 'quiet ink',
  outlined: styles['outlined'],
  text: styles['text'],
  danger: 'plate tone-error',
}

const classesOf = ({ kind = 'quiet', block = false, test = false, stacked = false }: Look) =>
  classNames(
    base,
    looks[kind],
    block && 'fill',
    test && styles['test'],
    stacked && `small column ${styles['word']}`,
  )

function Content({
  icon,
  children,
}: Pick<Look, 'icon'> & Pick<ComponentProps<'button'>, 'children'>) {
  return (
    <>
      {icon !== undefined && (
        <span className="icon-size">
          <Icon name={icon} />
        </span>
      )}
      {children !== undefined && <span>{children}</span>}
    </>
  )
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style'>

export function Button({ kind, block, test, stacked, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classesOf({ kind, block, test, stacked })}>
      <Content icon={icon}>{children}</Content>
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof AppLink>, 'className' | 'style'>

/** A link to a page of the app that looks like a button. */
export function ButtonLink({
  kind,
  block,
  test,
  stacked,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={classesOf({ kind, block, test, stacked })}>
      <Content icon={icon}>{children}</Content>
    </AppLink>
  )
}

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly icon: IconName
  /** Accessible name; visible below the icon only with `word`. */
  readonly label: string
  /** Icon above the word, 64 px: in a test every icon has a visible word. */
  readonly word?: boolean
  readonly tonal?: boolean
}

export function IconButton({ icon, label, word = false, tonal = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        base,
        word ? `small column ${styles['word']}` : `target ink ${styles['disc']}`,
        tonal && 'quiet',
      )}
    >
      <span className="icon-size">
        <Icon name={icon} />
      </span>
      <span className={word ? undefined : hiding['hidden']}>{label}</span>
    </button>
  )
}
