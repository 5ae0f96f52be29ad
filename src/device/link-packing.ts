import { failed, ok, type Result } from '#domain/result.ts'
import type { LinkPacking } from '#ports/link-packing.ts'

/** Raw deflate, then base64url. Source: RFC 1951; RFC 4648 §5. */
export const deflateLinkPacking = (): LinkPacking => ({
  async pack(text) {
    if (typeof CompressionStream !== 'function') return failed('unsupported')
    const small = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return ok(toBase64Url(new Uint8Array(await new Response(small).arrayBuffer())))
  },
  async unpack(packed, maxBytes) {
    if (typeof DecompressionStream !== 'function') return failed('unsupported')
    const bytes = fromBase64Url(packed)
    if (bytes === null) return failed('not-packed')
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    try {
      return await readText(stream, maxBytes)
    } catch {
      // Invalid deflate data or invalid UTF-8: both throw a TypeError.
      return failed('not-packed')
    }
  },
})

async function readText(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Result<string, 'too-long'>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let [text, length] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return ok(text + decoder.decode())
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      return failed('too-long')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Bytes per call of `String.fromCharCode`, which takes a limited number of arguments. */
const sliceBytes = 8192

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    binary += String.fromCharCode(...bytes.subarray(start, start + sliceBytes))
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
