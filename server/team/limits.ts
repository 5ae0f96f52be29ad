const mebibyte = 2 ** 20

/** What one team may take of the server. `teamBytes` can be set by who runs it. */
export interface Limits {
  /** One event as it is kept, in bytes of JSON. The app's own largest is a tenth of it. */
  readonly maxEventBytes: number
  readonly maxBatch: number
  readonly maxBatchBytes: number
  readonly maxPhotoBytes: number
  readonly teamBytes: number
  readonly maxMembers: number
  readonly maxOpenInvitations: number
}

export const defaultLimits: Limits = {
  maxEventBytes: mebibyte,
  maxBatch: 50,
  maxBatchBytes: 4 * mebibyte,
  maxPhotoBytes: 2 * mebibyte,
  teamBytes: 2048 * mebibyte,
  maxMembers: 500,
  maxOpenInvitations: 100,
}

export const maxPage = 1000
export const maxPageBytes = 4 * mebibyte
export const maxLackIds = 1000
/** A phone whose clock is further ahead keeps its event until then. */
export const aheadLeewayMs = 5 * 60 * 1000
