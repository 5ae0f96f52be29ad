import { Fragment } from 'react'

import { nameText } from './short-name.ts'
import styles from './kit-name.module.css'

const breaks =
  /(?=\p{Ps}(?!\p{Script=Hiragana}+\p{Pe}))|(?<=\p{Pe}\u2069?)(?!(?<=\p{Ps}\p{Script=Hiragana}+\p{Pe}\u2069?)\p{Script=Hiragana})(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}])(?=\p{Script=Katakana})/u

/** What fits into a line of a kit's card, and into any line in usual text. */
const [maxUnspacedChars, maxUnbrokenChars] = [14, 8]
const isInBrackets = (part: string, maxChars: number) =>
  /^\p{Ps}/u.test(part) && part.length <= maxChars

/** A short name with a hyphen, such as Midori-kun, stays on one line. */
const hyphened = /(\p{Script=Latin}+-\p{Script=Latin}+)/u
const withWholeNames = (part: string) =>
  part.split(hyphened).map((piece, place) =>
    place % 2 === 1 && piece.length <= maxUnspacedChars ? (
      <span key={piece} className={styles['kept']}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )

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
          {isInBrackets(part, maxUnbrokenChars) ? (
            <span className={styles['kept']}>{part}</span>
          ) : isInBrackets(part, maxUnspacedChars) ? (
            part.replaceAll(' ', '\u00a0')
          ) : (
            withWholeNames(part)
          )}
        </Fragment>
      ))}
  </span>
)
