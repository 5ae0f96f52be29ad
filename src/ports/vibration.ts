export interface Vibration {
  isAvailable(): boolean
  /** On and off times in milliseconds. */
  vibrate(pattern: readonly number[]): void
}
