import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './act.module.css'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'

interface ActLook {
  readonly icon: IconName
  /** The verb: the moment or the result of the tap. */
  readonly children: ReactNode
  /** What the tap does, in one line. Read out after the name, as its description. */
  readonly detail?: ReactNode
  /** 88 instead of 112 px: for use outside a test. */
  readonly small?: boolean
  /** For work that may be done while waiting; not blue. */
  readonly tonal?: boolean
}

const classesOf = (small: boolean, tonal: boolean) =>
  classNames(
    `grid middle fill tight bare round-xl ${styles['act']}`,
    small && styles['small'],
    tonal ? `well ink ${styles['tonal']}` : 'mark-primary',
  )

interface ContentProps extends Pick<ActLook, 'icon' | 'children' | 'detail'> {
  readonly id: string
}

function Content({ icon, children, detail, id }: ContentProps) {
  return (
    <>
      <span className={`center round-full ${styles['disc']}`}>
        <Icon name={icon} />
      </span>
      <span id={`${id}-word`} className={`headline strong heading close ${styles['word']}`}>
        {children}
      </span>
      {detail !== undefined && (
        <span id={`${id}-detail`} className={`label even ${styles['detail']}`}>
          {detail}
        </span>
      )}
    </>
  )
}

/** The accessible name is the verb alone, so that voice control and screen readers use the visible word. */
function useAct<Rest extends object>(look: ActLook & Rest) {
  const id = useId()
  const { icon, children, detail, small = false, tonal = false, ...rest } = look
  return {
    'aria-labelledby': `${id}-word`,
    'aria-describedby': detail === undefined ? undefined : `${id}-detail`,
    ...rest,
    className: classesOf(small, tonal),
    children: (
      <Content icon={icon} detail={detail} id={id}>
        {children}
      </Content>
    ),
  }
}

type ActProps = ActLook & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>

/** The primary action of a screen, within reach of the thumb. */
export const Act = (props: ActProps) => <button type="button" {...useAct(props)} />

type ActLinkProps = ActLook &
  Omit<ComponentProps<typeof AppLink>, 'className' | 'style' | 'children'>

export const ActLink = (props: ActLinkProps) => <AppLink {...useAct(props)} />
