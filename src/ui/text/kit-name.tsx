import { Fragment } from 'react'

import { nameText } from './short-name.ts'
import styles from './kit-name.module.css'

const breaks =
  /(?=\p{Ps}(?!\p{Script=Hiragana}+\p{Pe}))|(?<=\p{Script=Han})(?=\p{Script=Katakana})/u

/** What fits into a line of a kit's card. */
const maxUnbrokenChars = 14
const isKeptTogether = (part: string) => /^\p{Ps}/u.test(part) && part.length <= maxUnbrokenChars

/**
 * The name of a kit, breakable before a bracket or where the script changes;
 * short text in brackets stays on one line. A reading in brackets stays with its word.
 */
export const KitName = ({ name }: { readonly name: string }) => (
  <span className={`break-anywhere ${styles['name']}`}>
    {nameText(name)
      .split(breaks)
      .map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {isKeptTogether(part) ? part.replaceAll(' ', '\u00a0') : part}
        </Fragment>
      ))}
  </span>
)
