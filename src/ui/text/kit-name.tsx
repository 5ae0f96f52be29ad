import { Fragment } from 'react'

import { nameText } from './short-name.ts'
import styles from './kit-name.module.css'

const breaks = /(?=\p{Ps})|(?<=\p{Script=Han})(?=\p{Script=Katakana})/u

/** The name of a kit, which breaks before a bracket or where the script changes. */
export const KitName = ({ name }: { readonly name: string }) => (
  <span className={styles['name']}>
    {nameText(name)
      .split(breaks)
      .map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <Fragment key={place}>
          {place > 0 && <wbr />}
          <span className={styles['part']}>{part}</span>
        </Fragment>
      ))}
  </span>
)
