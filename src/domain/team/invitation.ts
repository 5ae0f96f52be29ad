/** Where an invitation is opened; behind `#`, so that no server's log and no search engine sees the code. */
export const invitationPath = (code: string) => `/diag?view=team#join=${code}`

/** The code in an address, or in text around one (a mail, a scanned code); null where there is none. */
export function invitationIn(text: string): string | null {
  const [, code] = /#join=([\w-]{8,200})(?![\w-])/u.exec(text) ?? []
  return code ?? null
}
