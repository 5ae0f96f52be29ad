/** Why a request is not done. The phone tells each in its own words. */
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

/** Why one event of a batch is not kept, while others are. */
export type EventRefusalCode =
  'malformed' | 'too-large' | 'kind' | 'not-allowed' | 'ahead' | 'differs' | 'quota'

/** Thrown where a request ends, caught where it is answered: everything written for it is undone. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly retryAfterSeconds: number | null
  constructor(code: RefusalCode, retryAfterSeconds: number | null = null) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
