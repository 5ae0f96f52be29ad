/** A merged cell spanning several rows; indices start at zero. */
export interface TallCell {
  readonly column: number
  readonly first: number
  readonly last: number
}

/** Finds the cells spanning several rows, for each sheet in order. Element names may have a prefix. */
export function tallCells(
  parts: Readonly<Record<string, Uint8Array>>,
): readonly (readonly TallCell[])[] {
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return tags(text('xl/workbook.xml'), 'sheet').map((tag) => {
    const target = targets.get(attribute(tag, String.raw`[\w.-]+:id`)) ?? ''
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return tags(text(part), 'mergeCell').flatMap((one) => tallCell(attribute(one, 'ref')))
  })
}

const tags = (xml: string, name: string) =>
  Array.from(
    xml.matchAll(new RegExp(String.raw`<(?:[\w.-]+:)?${name}\s([^<>]*)>`, 'gu')),
    ([, attributes = '']) => attributes,
  )

const attribute = (attributes: string, name: string) =>
  new RegExp(String.raw`(?:^|\s)${name}\s*=\s*["']([^"']*)["']`, 'u').exec(attributes)?.[1] ?? ''

const range = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/u

function tallCell(ref: string): readonly TallCell[] {
  const [, letters = '', top, bottom] = range.exec(ref) ?? []
  const [first, last] = [Number(top) - 1, Number(bottom) - 1]
  return first < last ? [{ column: columnNumber(letters) - 1, first, last }] : []
}

/** Number of a column; A is 1. */
export const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Copies the value of each such cell to all its rows, like "Tanaka" beside his three fields. Fills at most `room` cells. */
export function fillDown(
  rows: readonly (readonly unknown[])[],
  tall: readonly TallCell[],
  room: number,
): readonly (readonly unknown[])[] {
  if (tall.length === 0) return rows
  const filled = rows.map((cells) => [...cells])
  let left = room
  for (const { column, first, last } of tall) {
    const value = rows[first]?.[column] ?? null
    const end = Math.min(last, rows.length - 1)
    if (value === null || end - first > left) continue
    left -= end - first
    for (const cells of filled.slice(first + 1, end + 1)) cells[column] = value
  }
  return filled
}
