import * as v from 'valibot'

/** Embeddings, overrides and isolates of writing direction: left open, they turn around what follows them. */
const broken = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** A name or note as it may stand in a sentence, on paper, in an address or a file: whole letters that turn no others around. */
export const readableText = (text: string): string =>
  text.replace(broken, (found) => (/\p{Surrogate}/u.test(found) ? '\ufffd' : ''))

/** The same, for schemas of what was kept. */
export const asReadable = v.transform(readableText)

/** A zero of either sign is zero. */
export const unsignedZero = v.transform((value: number) => value + 0)
