export type NotificationPermission = 'granted' | 'denied' | 'ask' | 'unavailable'

/** A system notification, shown only while the page is hidden. */
export interface Notifier {
  permission(): NotificationPermission
  /** Call inside a tap. */
  ask(): Promise<NotificationPermission>
  /** A notification replaces the previous one of the same `tag`. */
  notifyIfHidden(message: {
    readonly title: string
    readonly body: string
    readonly tag: string
  }): void
  clear(tag: string): void
}
