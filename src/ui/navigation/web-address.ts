/** Returns an http(s) address, else undefined: kits come from files, and `javascript:` must never become a link. */
export function webAddress(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined
}
