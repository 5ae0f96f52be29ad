/** Several tabs of this app on one device: only one of them, the owner, rings and writes. */
export interface Tabs {
  /** True unless another tab is the owner. */
  isOwner(): boolean
  onOwner(listener: (isOwner: boolean) => void): () => void
  /** Takes over from the other tab. */
  takeOver(): Promise<void>
  /** Announces this tab's state, as the owner, to the others; a tab opened later receives the last announcement. */
  announce(news: string): void
  onAnnounced(listener: (news: string) => void): () => void
  /** Announces whether a test is running here, so that no update reloads the other tabs. */
  setBusy(busy: boolean): void
  /** Whether a test is running in any tab. */
  isAnyBusy(): Promise<boolean>
}
