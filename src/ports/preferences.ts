/** Small settings of this device, readable before the first paint. Values are whatever JSON was kept: parse them. */
export interface Preferences {
  read(key: string): unknown
  /** False where the device refuses to keep anything. */
  write(key: string, value: unknown): boolean
  onChange(listener: (key: string) => void): () => void
}
