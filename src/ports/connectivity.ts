export interface Connectivity {
  isOnline(): boolean
  onChange(listener: (isOnline: boolean) => void): () => void
}
