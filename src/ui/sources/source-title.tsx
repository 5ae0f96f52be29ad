import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './source-title.module.css'
import hiding from '#ui/visually-hidden.module.css'
import { webAddress } from '#ui/navigation/web-address.ts'

interface SourceTitleProps {
  readonly title: string
  readonly url?: string | undefined
}

/** The name of a source; a link, marked as leaving the app, if it can be read on the web. */
export function SourceTitle({ title, url }: SourceTitleProps) {
  const address = webAddress(url)
  if (address === undefined) return title
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {title}
      <span className={`nowrap screen-only ${styles['leaves']}`}>
        <Icon name="open_in_new" />
      </span>
      <span className={hiding['hidden']}>{texts('ui').opensElsewhere}</span>
    </a>
  )
}
