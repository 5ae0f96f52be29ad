import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** 96 random bits in 16 characters, for ids of teams, members and the like. */
export const randomId = () => randomBytes(12).toString('base64url')

const idChars = 16

/**
 * A secret that begins with its team's id, so that it is looked up within the team: 256 random bits for a token, 128 for the code of
 * an invitation, which must fit a QR code and is valid for days.
 */
export const newSecret = (team: string, bits: 128 | 256) =>
  team + randomBytes(bits / 8).toString('base64url')

/** The team id in a secret; null if it cannot be one of ours. */
export function teamOfSecret(secret: string): string | null {
  return /^[\w-]{38,59}$/.test(secret) ? secret.slice(0, idChars) : null
}
