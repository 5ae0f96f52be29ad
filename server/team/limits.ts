const mebibyte = 2 ** 20

/** Limits of one team. The operator can set `teamBytes`. */
export interface Limits {
  /** Size of a stored event, in bytes of JSON. The app's own largest event is a tenth of this. */
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
/** How far ahead a phone's clock may be; a phone further ahead keeps its event until then. */
export const aheadLeewayMs = 5 * 60 * 1000
