/** A set of listeners. Adding and removing one during a notification is safe. */
export function listeners<Message extends readonly unknown[]>() {
  const all = new Set<(...message: Message) => void>()
  const add = (listener: (...message: Message) => void) => {
    const own = (...message: Message) => listener(...message)
    all.add(own)
    return () => void all.delete(own)
  }
  const tell = (...message: Message) => {
    for (const listener of Array.from(all)) listener(...message)
  }
  return { add, tell }
}
