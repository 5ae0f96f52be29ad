import type { Trust } from '#domain/sourced.ts'
import { texts } from '#locales/texts.ts'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'

interface TrustMarkProps {
  /** `unknown`: a figure without a source. */
  readonly trust: Trust | 'unknown'
  /** About soil testing in general, not a step of a kit. */
  readonly isGeneral?: boolean
  /** Without a pill around it, for dense lists. */
  readonly quiet?: boolean
}

const icons: Record<Trust | 'unknown', IconName> = {
  official: 'verified',
  reported: 'person',
  inferred: 'help',
  user: 'edit',
  unknown: 'menu_book',
}

const tones: Record<Trust | 'unknown', string> = {
  official: 'tone-done',
  reported: 'tone-tertiary',
  inferred: 'tone-late',
  user: 'tone-primary',
  unknown: 'tone-late',
}

/** How far a figure can be trusted, as icon and word. */
export function TrustMark({ trust, isGeneral = false, quiet = false }: TrustMarkProps) {
  const words = texts('ui')
  return (
    <span
      data-trust={trust}
      className={classNames(
        'inline-row gap-1 round-full small strong airy',
        !quiet && `thin-edge pad-1 sides-2 ${tones[trust]}`,
      )}
    >
      <Icon name={icons[trust]} />
      {isGeneral && (trust === 'official' || trust === 'inferred')
        ? words.generalTrust[trust]
        : words.trust[trust]}
    </span>
  )
}
