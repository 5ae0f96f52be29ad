/** Why a request is refused. The app shows its own text for each. */
export type RefusalCode =
  | 'malformed'
  | 'unknown-token'
  | 'revoked'
  | 'not-allowed'
  | 'not-found'
  | 'other-team'
  | 'other-log'
  | 'used'
  | 'expired'
  | 'too-large'
  | 'too-many'
  | 'busy'
  | 'quota'

/** Thrown to end a request, and converted into its response: all its writes are rolled back. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly retryAfterSeconds: number | null
  constructor(code: RefusalCode, retryAfterSeconds: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
