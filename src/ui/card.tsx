import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { AppLink } from '#ui/navigation/app-link.tsx'
import styles from './card.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** `flush`: no padding, for lists, matrices and pictures. `low`: recessed. `tonal`: for a place, in soil brown. */
  readonly kind?: 'plain' | 'flush' | 'low' | 'tonal'
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside'
}

/** A sheet of lighter paper, its children 12 px apart. */
export function Card({ kind = 'plain', as: Tag = 'div', ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        `round-l relative shrink pad-5 ${styles['card']}`,
        kind === 'low' ? 'well' : 'plate',
        kind === 'flush' ? `rim ${styles['flush']}` : `grid top gap-3 ${styles['stack']}`,
        kind === 'tonal' && 'tone-tertiary',
      )}
    />
  )
}

/** Rows of one card, separated by hairlines. Each child is an `li` (or a `Row`, which is one). */
export function Rows(props: Omit<ComponentProps<'ul'>, 'className' | 'style'>) {
  return <ul {...props} className={`plain ruled ${styles['rows']}`} />
}

interface RowProps {
  readonly icon?: IconName | undefined
  /** Replaces the icon: a picture of 44 px. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** Content at the end of the row: a value, a pill. A row that links somewhere shows › by default. */
  readonly end?: ReactNode
  /** Page of the app that the whole row links to. */
  readonly to?: string | undefined
  /** Action of the whole row. */
  readonly onClick?: (() => void) | undefined
  readonly 'aria-current'?: ComponentProps<'a'>['aria-current']
}

export function Row({ icon, lead, title, detail, end, to, onClick, ...rest }: RowProps) {
  const content = (
    <>
      <RowHead icon={icon} lead={lead} title={title} detail={detail} />
      <RowEnd leads={to !== undefined || onClick !== undefined}>{end}</RowEnd>
    </>
  )
  return (
    <li>
      {to !== undefined ? (
        <AppLink
          to={to}
          className={`inset-focus flex middle gap-3 fill target-test even bare inherit-color ${styles['row']}`}
          {...rest}
        >
          {content}
        </AppLink>
      ) : onClick !== undefined ? (
        <button
          type="button"
          className={`inset-focus flex middle gap-3 fill target-test even bare inherit-color ${styles['row']}`}
          onClick={onClick}
          {...rest}
        >
          {content}
        </button>
      ) : (
        <div
          className={`flex middle gap-3 fill target-test even bare inherit-color ${styles['row']}`}
        >
          {content}
        </div>
      )}
    </li>
  )
}

interface LeadProps {
  readonly icon: IconName
  /** `act`: the most important one, in blue; `low`: all others. */
  readonly kind?: 'act' | 'low'
}

/** A tile of 44 px before a row. */
export const Lead = ({ icon, kind }: LeadProps) => (
  <LeadTile tone={kind === undefined ? undefined : leadTones[kind]}>
    <Icon name={icon} />
  </LeadTile>
)

const leadTones = { act: 'mark-primary', low: 'well muted' }

interface LeadTileProps {
  readonly tone?: string | undefined
  readonly children: ReactNode
}

const LeadTile = ({ tone = 'tone-tertiary', children }: LeadTileProps) => (
  <span className={`center ${tone} fixed-size round-s bordered icon-size size-m`}>{children}</span>
)

interface RowHeadProps extends Pick<RowProps, 'icon' | 'lead' | 'title' | 'detail'> {
  readonly tone?: string | undefined
}

const RowHead = ({ icon, tone, lead, title, detail }: RowHeadProps) => (
  <>
    {icon !== undefined && (
      <LeadTile tone={tone}>
        <Icon name={icon} />
      </LeadTile>
    )}
    {lead !== undefined && <LeadTile>{lead}</LeadTile>}
    <span className="grow">
      <span className="block strong">{title}</span>
      {detail !== undefined && <span className="block muted small">{detail}</span>}
    </span>
  </>
)

function RowEnd({ leads, children }: { readonly leads: boolean; readonly children: ReactNode }) {
  if (children === undefined && !leads) return null
  return <span className={'fixed-size muted'}>{children ?? <Icon name="chevron_right" />}</span>
}

interface FoldProps
  extends RowHeadProps, Omit<ComponentProps<'details'>, 'title' | 'className' | 'style'> {
  /** Accessible name, when the title alone says too little. */
  readonly label?: string
  readonly end?: ReactNode
  readonly 'data-entry'?: boolean
}

/** A row of a flush card that expands in place: remembered values are folded. */
export const Fold = (props: FoldProps) => {
  const { label, icon, tone, lead, title, detail, end, children, ...rest } = props
  return (
    <details {...rest} className={styles['fold']}>
      <summary
        className={`inset-focus flex middle gap-3 fill target-test even bare inherit-color ${styles['row']}`}
        aria-label={label}
      >
        <RowHead {...{ icon, tone, lead, title, detail }} />
        {end}
        <span className={'fixed-size muted chevron screen-only'}>
          <Icon name="expand_more" />
        </span>
      </summary>
      <div className={`grid gap-3 ${styles['body']}`}>{children}</div>
    </details>
  )
}
