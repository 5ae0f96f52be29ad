/** What a link carries: `…#kit=1.<packed>`, `…#chart=1.<packed>`. The part after `#` is never sent to a server. */
export type Shared = 'kit' | 'chart'

/**
 * Longest link that is offered. Browsers accept more; messengers and mail cut longer ones.
 * Assumption: 12,000 characters pass everywhere that matters. Revisit when a link arrives cut off.
 */
export const maxLinkChars = 12_000
/** A full kit packs to a tenth; a longer fragment was not made by this app. */
export const maxFragmentChars = 200_000

/**
 * Capacity of a code of 117 modules a side with the least error correction. The largest QR code holds 2,953 characters, but its modules
 * are two pixels wide on a phone. Source: ISO/IEC 18004 table 7, version 25-L.
 * Assumption: phones read that from phones. Revisit when one does not.
 */
export const maxQrCodeBytes = 1_273

const version = '1'

export const fragmentOf = (what: Shared, packed: string) => `#${what}=${version}.${packed}`

export type FragmentRead =
  | { readonly kind: 'packed'; readonly packed: string }
  /** The fragment carries nothing of this kind. */
  | { readonly kind: 'none' }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'too-long' }

/** Parses a fragment, with or without its `#`. */
export function readFragment(what: Shared, fragment: string): FragmentRead {
  const text = fragment.replace(/^#/u, '')
  const prefix = `${what}=`
  if (!text.startsWith(prefix)) return { kind: 'none' }
  if (text.length > maxFragmentChars) return { kind: 'too-long' }
  const rest = text.slice(prefix.length)
  const found = /^(\d{1,6})\.(.*)$/su.exec(rest)
  // Without a version number it was typed or cut off: unpacking it reports that.
  if (found === null) return { kind: 'packed', packed: rest }
  const [, number = '', packed = ''] = found
  return number === version ? { kind: 'packed', packed } : { kind: 'newer-version' }
}

/** Path in the app that opens a fragment, wherever that was read. */
export const arrivalOf = (fragment: string): string =>
  fragment.startsWith('#chart=') ? `/ColorChart?tool=own${fragment}` : `/?view=kits${fragment}`

/** Finds the fragment in a URL or in text around one (a mail, a scanned code); null where there is none. */
export function fragmentIn(text: string): string | null {
  const found = /#(?:kit|chart)=[\w.-]+/u.exec(text)
  return found === null ? null : found[0]
}
