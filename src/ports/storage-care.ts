export interface StorageEstimate {
  /** Bytes; null where the browser does not tell. */
  readonly used: number | null
  readonly quota: number | null
  /** Whether the browser promised not to clear it by itself; null where it does not tell. */
  readonly persisted: boolean | null
}

export interface StorageCare {
  estimate(): Promise<StorageEstimate>
  /** Asks the browser to keep the data for good. */
  persist(): Promise<boolean>
}
