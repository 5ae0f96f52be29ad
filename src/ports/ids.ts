export interface Ids {
  /** A new uuid v7. */
  next(): string
}
