import type { Result } from '#domain/result.ts'

/** Text made small enough for a link: compressed, then encoded with letters, digits, `-` and `_` only. */
export interface LinkPacking {
  pack(text: string): Promise<Result<string, 'unsupported'>>
  /**
   * `not-packed`: not an output of `pack`. `too-long`: more than `maxBytes` when unpacked; reading stops there, so that a small link
   * cannot exhaust the memory.
   */
  unpack(
    packed: string,
    maxBytes: number,
  ): Promise<Result<string, 'unsupported' | 'not-packed' | 'too-long'>>
}
