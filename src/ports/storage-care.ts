export interface StorageEstimate {
  /** Bytes; null where the browser does not report them. */
  readonly used: number | null
  readonly quota: number | null
  /** Whether the browser promised not to evict the data by itself; null where it does not report that. */
  readonly persisted: boolean | null
}

export interface StorageCare {
  estimate(): Promise<StorageEstimate>
  /** Asks the browser to store the data permanently. */
  persist(): Promise<boolean>
}
