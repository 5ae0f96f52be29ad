/** Parses JSON, with or without the byte order mark that some editors write; undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return undefined
  }
}
