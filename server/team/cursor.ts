/** A place in the log of a team, with the tag of its entry; place 0 is before the first. */
export interface Cursor {
  readonly place: number
  readonly tag: number
}

export const beginning: Cursor = { place: 0, tag: 0 }

export const cursorText = ({ place, tag }: Cursor) =>
  place === 0 ? '' : `${place.toString(36)}-${tag.toString(36)}`

/** Null if the text is not a valid cursor. */
export function parseCursor(text: string): Cursor | null {
  if (text === '') return beginning
  const [, place, tag] = /^([1-9a-z][\da-z]{0,9})-([\da-z]{1,7})$/.exec(text) ?? []
  if (place === undefined || tag === undefined) return null
  const cursor = { place: parseInt(place, 36), tag: parseInt(tag, 36) }
  return Number.isSafeInteger(cursor.place) ? cursor : null
}
