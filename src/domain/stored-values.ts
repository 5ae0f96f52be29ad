import * as v from 'valibot'
import { readableText } from './readable-text.ts'

/** `readableText` for schemas of stored data. */
export const asReadable = v.transform(readableText)

/** Converts negative zero to zero. */
export const unsignedZero = v.transform((value: number) => value + 0)
