/** Small settings of this device, readable before the first paint. Values are any stored JSON: parse them. */
export interface Preferences {
  read(key: string): unknown
  /** False where the device cannot store anything. */
  write(key: string, value: unknown): boolean
  onChange(listener: (key: string) => void): () => void
}
