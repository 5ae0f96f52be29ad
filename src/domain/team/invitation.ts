/** URL that opens an invitation; the code is after `#`, so that it never reaches a server's log or a search engine. */
export const invitationPath = (code: string) => `/diag?view=team#join=${code}`

/** Finds the code in a URL, or in text around one (a mail, a scanned code); null where there is none. */
export function invitationIn(text: string): string | null {
  const [, code] = /#join=([\w-]{8,200})(?![\w-])/u.exec(text) ?? []
  return code ?? null
}
