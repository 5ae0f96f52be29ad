import { Fragment } from 'react'

import { nameText } from './short-name.ts'
import styles from './kit-name.module.css'

/** The name of a kit, which breaks before a bracket or a whole word only. */
export const KitName = ({ name }: { readonly name: string }) => (
  <span className={styles['name']}>
    {nameText(name)
      .split(/(?=キット|（)/u)
      .map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </span>
)
