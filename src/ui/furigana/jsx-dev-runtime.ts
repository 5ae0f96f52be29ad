import { jsxDEV as create } from 'react/jsx-dev-runtime'
import { annotated } from './annotator.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react/jsx-dev-runtime'

/** As `jsx-runtime.ts`, for development and tests. */
export const jsxDEV: typeof create = (type, props, ...rest) =>
  create(type, annotated(type, props), ...rest)
