import type { ReactNode } from 'react'
import styles from './fold.module.css'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface FoldProps {
  readonly icon?: IconName
  readonly title: ReactNode
  /** One line under the title: what one would find. */
  readonly detail?: ReactNode
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** A row of a flush card that opens in place: what is remembered is folded. */
export const Fold = ({ icon, title, detail, open, children }: FoldProps) => (
  <details className={styles['fold']} open={open}>
    <summary className={styles['head']}>
      {icon !== undefined && (
        <span className={styles['lead']}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles['main']}>
        <b className={styles['title']}>{title}</b>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      <span className={styles['end']}>
        <Icon name="expand_more" />
      </span>
    </summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
