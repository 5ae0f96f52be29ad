import type { IncomingMessage } from 'node:http'
import { Refusal } from '../team/refusal.ts'
import { busySeconds } from './answers.ts'

/** All bodies that are being received at one time, so that many at once do not fill the memory. */
const maxReceivingBytes = 64 * 2 ** 20

export type BodyReader = (incoming: IncomingMessage, maxBytes: number) => Promise<Buffer>

/** Reads bodies whole, up to a size. How long one may take is the server's `requestTimeout`. */
export function createBodyReader(maxBytesAtOnce = maxReceivingBytes): BodyReader {
  let receivingBytes = 0
  return async (incoming, maxBytes) => {
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too-large')
    const chunks: Buffer[] = []
    let bytes = 0
    try {
      // Left early, the answer still has to go out on the same connection.
      for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
        const part: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
        bytes += part.length
        receivingBytes += part.length
        if (bytes > maxBytes) throw new Refusal('too-large')
        if (receivingBytes > maxBytesAtOnce) throw new Refusal('busy', busySeconds)
        chunks.push(part)
      }
      return Buffer.concat(chunks)
    } finally {
      receivingBytes -= bytes
    }
  }
}

/** Throws `malformed` for what is no JSON in UTF-8. */
export function parseJson(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed')
  }
}
