import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  readonly kind?: 'primary' | 'plain' | 'danger'
  /** `huge`: full width and at least 64 px, for everything used during a test. */
  readonly size?: 'normal' | 'huge'
  /** Takes the whole height of its place as well: the lower half of the screen. */
  readonly fills?: boolean
  readonly icon?: IconName
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'normal', fills = false, icon, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        styles['button'],
        styles[kind],
        size === 'huge' && styles['huge'],
        fills && styles['fills'],
      )}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}
