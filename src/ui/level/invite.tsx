import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './invite.module.css'
import { registrationAddress } from './registration-address.ts'

interface InviteProps {
  readonly kit: string
  readonly analyte: string
  /** The link leads back to the running test after the chart is stored. */
  readonly returns?: boolean
}

/** Invites the user to photograph the box's own chart: one per screen, when colors are unknown. */
export function Invite({ kit, analyte, returns = false }: InviteProps) {
  const words = texts('ui').invite
  return (
    <AppLink
      className={`middle fill grid round-l airy tone-primary lead-rest gap-2 beside-4 bordered bare pad-4 ${styles['invite']}`}
      to={registrationAddress(kit, analyte, returns)}
    >
      <span className="center round-m paper size-l act-ink icon-size">
        <Icon name="photo_camera" />
      </span>
      <span>
        <b className="block">{words.title}</b>{' '}
        <span className={`small ${styles['hint']}`}>{words.hint}</span>
      </span>
    </AppLink>
  )
}
