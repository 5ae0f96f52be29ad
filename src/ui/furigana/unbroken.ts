import { createElement, type ReactNode } from 'react'
import { wholeFigures } from '#locales/figures.ja.ts'

/** One item of a row or grid, as the text alone was; no style of ours selects it. */
const textElement = 'whole-figures'

/** A text whose figures stay on one line. Copied, it is the same text. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(wholeFigures)
  if (parts.length === 1) return text
  const shown = parts.map((part, place) =>
    place % 2 === 1 ? createElement('span', { key: place, className: 'nowrap' }, part) : part,
  )
  return createElement(textElement, { key: text }, ...shown)
}
