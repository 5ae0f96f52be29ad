import type { RequestRefusal } from '../../src/domain/team/team.ts'

/** Thrown to end a request, and converted into its response: all its writes are rolled back. */
export class Refusal extends Error {
  readonly code: RequestRefusal
  readonly retryAfterSeconds: number | null
  constructor(code: RequestRefusal, retryAfterSeconds: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
