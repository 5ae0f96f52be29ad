import './fonts.css'
import type { IconName } from './icon-names.ts'

interface IconProps {
  readonly name: IconName
}

/** A decorative icon: the word beside it says the same, so it is hidden from screen readers. */
export function Icon({ name }: IconProps) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
