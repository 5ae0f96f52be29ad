/**
 * Matches lone surrogates, control characters except line breaks and tabs, and embeddings, overrides and isolates of writing direction:
 * left open, they reverse what follows.
 */
const broken = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** Holds nothing of that, at a glance: tables have a million cells. */
const plain = /^[\u0020-\u007e\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\uffff]*$/

/** Makes a name or note safe for sentences, paper, URLs and files: only whole letters, and nothing that reverses others. */
export const readableText = (text: string): string =>
  plain.test(text)
    ? text
    : text.replace(broken, (found) => (/\p{Surrogate}/u.test(found) ? '\ufffd' : ''))

/** Letters written from right to left: Hebrew, Arabic and their relatives. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u

/** Text to be filled into a sentence: letters written from right to left do not reorder what is around them. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text
