/** Several tabs of this app on one device: only one of them, the owner, rings and writes. */
export interface Tabs {
  /** Owner unless another tab is. */
  isOwner(): boolean
  onOwner(listener: (isOwner: boolean) => void): () => void
  /** Takes over from the other tab. */
  takeOver(): Promise<void>
  /** What this tab, the owner, tells the others of itself; who comes later hears the last of it. */
  announce(news: string): void
  onAnnounced(listener: (news: string) => void): () => void
  /** Tells the other tabs whether a test is alive here, so that no update reloads them. */
  setBusy(busy: boolean): void
  /** Whether a test is alive in any tab. */
  isAnyBusy(): Promise<boolean>
}
