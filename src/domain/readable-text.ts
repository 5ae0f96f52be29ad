import * as v from 'valibot'

/** Matches lone surrogates, and embeddings, overrides and isolates of writing direction: left open, they reverse what follows. */
const broken = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** Makes a name or note safe for sentences, paper, URLs and files: only whole letters, and nothing that reverses others. */
export const readableText = (text: string): string =>
  text.replace(broken, (found) => (/\p{Surrogate}/u.test(found) ? '\ufffd' : ''))

/** The same, for schemas of stored data. */
export const asReadable = v.transform(readableText)

/** Converts negative zero to zero. */
export const unsignedZero = v.transform((value: number) => value + 0)
