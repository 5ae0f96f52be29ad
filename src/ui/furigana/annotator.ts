import { Fragment, isValidElement, type ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { unbroken } from './unbroken.ts'

/** How a text is shown. */
type Annotator = (text: string) => ReactNode

let annotate: Annotator = unbroken

/** Applies to all elements created from now on; `undefined`: nothing is added to the texts. */
export function setAnnotator(chosen: Annotator = unbroken) {
  annotate = chosen
}

/** What can hold nothing but text, or is a reading already. */
const leftAlone = new Set<unknown>(
  'option rp rt ruby script style text textarea title tspan'.split(' '),
)

/** Elements of a list need a key; texts do not. */
const keyed = (shown: ReactNode, key: number) =>
  isValidElement(shown) ? jsx(Fragment, { children: shown }, `text-${key}`) : shown

/** The props of an element, before it is created, with its texts as they are shown. */
export function annotated<Props>(type: unknown, props: Props): Props {
  if ((typeof type !== 'string' && type !== Fragment) || leftAlone.has(type)) return props
  if (typeof props !== 'object' || props === null || !('children' in props)) return props
  const { children } = props
  if (typeof children === 'string') return { ...props, children: annotate(children) }
  if (!Array.isArray(children) || !children.some((one) => typeof one === 'string')) return props
  return {
    ...props,
    children: children.map((one: unknown, place) =>
      typeof one === 'string' ? keyed(annotate(one), place) : one,
    ),
  }
}
