import type { IncomingMessage } from 'node:http'
import { Refusal } from '../team/refusal.ts'
import { busySeconds } from './answers.ts'

/** Limit for all bodies being received at one time, so that they do not exhaust the memory. */
const maxReceivingBytes = 64 * 2 ** 20

export type BodyReader = (incoming: IncomingMessage, maxBytes: number) => Promise<Buffer>

/** Reads whole bodies up to a size. The time for that is limited by the server's `requestTimeout`. */
export function createBodyReader(maxBytesAtOnce = maxReceivingBytes): BodyReader {
  let receivingBytes = 0
  return async (incoming, maxBytes) => {
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too-large')
    const chunks: Buffer[] = []
    let bytes = 0
    try {
      // If reading stops early, the response still has to be sent on the same connection.
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

/** Throws `malformed` unless the body is JSON in UTF-8. */
export function parseJson(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed')
  }
}
