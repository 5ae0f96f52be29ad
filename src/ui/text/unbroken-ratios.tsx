import { Fragment } from 'react'

const ratio = /(\d+(?:-\d+){2,})/u

/** A text in which the figures of a fertilizer, 8-8-8, stay on one line. Copied, it is the same text. */
export const UnbrokenRatios = ({ text }: { readonly text: string }) =>
  text.split(ratio).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text
    <Fragment key={place}>
      {place % 2 === 1 ? <span className="nowrap">{part}</span> : part}
    </Fragment>
  ))
