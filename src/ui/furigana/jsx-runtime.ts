import { jsx as create, jsxs as createWithList } from 'react/jsx-runtime'
import { annotated } from './annotator.ts'

/* What JSX compiles to (`jsxImportSource`): React's own functions, with readings above kanji in easy Japanese. */

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react/jsx-runtime'

export const jsx: typeof create = (type, props, key) => create(type, annotated(type, props), key)

export const jsxs: typeof createWithList = (type, props, key) =>
  createWithList(type, annotated(type, props), key)
