/** What travels in an address: `…#kit=1.<packed>`, `…#chart=1.<packed>`. The part behind `#` never leaves the device. */
export type Shared = 'kit' | 'chart'

/**
 * Longest address that is offered. Browsers take more; messengers and mail cut longer ones.
 * Assumption: 12,000 characters pass everywhere that matters. Revisit when a link arrives cut off.
 */
export const maxLinkChars = 12_000
/** A full kit packs to a tenth; a longer fragment was not made by this app. */
export const maxFragmentChars = 200_000

/**
 * The largest QR code holds 2,953 characters, but its squares are two pixels wide on a phone. This is what a code of 117
 * squares a side holds with the least correction. Source: ISO/IEC 18004 table 7, version 25-L.
 * Assumption: phones read that from phones. Revisit when one does not.
 */
export const maxQrCodeBytes = 1_273

const version = '1'

export const fragmentOf = (what: Shared, packed: string) => `#${what}=${version}.${packed}`

export type FragmentRead =
  | { readonly kind: 'packed'; readonly packed: string }
  /** The address carries nothing of this kind. */
  | { readonly kind: 'none' }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'too-long' }

/** What the part behind `#` (with or without it) carries. */
export function readFragment(what: Shared, fragment: string): FragmentRead {
  const text = fragment.replace(/^#/u, '')
  const prefix = `${what}=`
  if (!text.startsWith(prefix)) return { kind: 'none' }
  if (text.length > maxFragmentChars) return { kind: 'too-long' }
  const rest = text.slice(prefix.length)
  const found = /^(\d{1,6})\.(.*)$/su.exec(rest)
  // Without a number it is what somebody typed or cut off: reading it says so.
  if (found === null) return { kind: 'packed', packed: rest }
  const [, number = '', packed = ''] = found
  return number === version ? { kind: 'packed', packed } : { kind: 'newer-version' }
}

/** Where in the app a fragment of ours is opened, wherever it was read. */
export const arrivalOf = (fragment: string): string =>
  fragment.startsWith('#chart=') ? `/ColorChart?tool=own${fragment}` : `/?view=kits${fragment}`

/** The fragment of an address or of text around one (a mail, a scanned code); null where it carries nothing of ours. */
export function fragmentIn(text: string): string | null {
  const found = /#(?:kit|chart)=[\w.-]+/u.exec(text)
  return found === null ? null : found[0]
}
