import { isLayer } from '#domain/record/layer.ts'
import { isLaboratory, type TableColumn } from './table-columns.ts'

type Titled = Pick<TableColumn, 'key' | 'title' | 'choice'>

/**
 * Whose a value is where a row tells of several samples: "topsoil pH" and "subsoil pH". By the keys of the columns, in their
 * order; empty where a row is of one sample.
 */
export function rowParts(columns: readonly Titled[]): ReadonlyMap<string, string> {
  const byChoice = new Map<string, Titled[]>()
  for (const column of columns) {
    if (!isLaboratory(column.choice)) continue
    byChoice.set(column.choice, [...(byChoice.get(column.choice) ?? []), column])
  }
  const differences = [...byChoice.values()].flatMap((all) => {
    const marks = all.length < 2 ? null : differenceOf(all.map(({ title }) => title))
    return marks === null ? [] : [{ all, marks, name: marks.toSorted().join('|') }]
  })
  // Two ways to measure one quantity are no samples: the same words tell more than one quantity apart, or they are layers.
  const telling = differences.filter(
    ({ marks, name }) =>
      marks.every(isLayer) || differences.filter((other) => other.name === name).length > 1,
  )
  const parts = new Map<string, string>()
  const known = new Set(telling.flatMap(({ marks }) => marks))
  for (const { key, title, choice } of columns) {
    const of = telling.find(({ all }) => all.some((one) => one.key === key))
    const own = of?.marks[of.all.findIndex((one) => one.key === key)]
    // What only one of the samples has, or nothing judges, stands under the same words.
    const named = isLaboratory(choice) || choice === 'keep' ? wordIn(title, known) : undefined
    const part = own ?? named
    if (part !== undefined) parts.set(key, part)
  }
  return parts
}

const wordIn = (title: string, known: ReadonlySet<string>) =>
  title.split(/\s+/u).find((word) => known.has(word))

/** What each title has that the others have not; null where that is not one stretch of words or letters. */
function differenceOf(titles: readonly string[]): readonly string[] | null {
  const byWord = titles.map((title) => title.split(/\s+/u))
  return (
    middles(byWord, ' ') ??
    middles(
      titles.map((title) => Array.from(title.normalize('NFKC'))),
      '',
    )
  )
}

function middles(all: readonly (readonly string[])[], joint: string): readonly string[] | null {
  const [first = []] = all
  const shortest = Math.min(...all.map(({ length }) => length))
  const isShared = (at: (one: readonly string[]) => string | undefined) =>
    all.every((one) => at(one) === at(first))
  let front = 0
  while (front < shortest && isShared((one) => one[front])) front += 1
  let back = 0
  while (back < shortest - front && isShared((one) => one.at(-1 - back))) back += 1
  // Names of layers end in the same letter (soil, layer), which belongs to each.
  if (joint === '' && back > 0 && /[\u571f\u5c64]/u.test(first.at(-back) ?? '')) back -= 1
  const marks = all.map((one) =>
    one
      .slice(front, one.length - back)
      .join(joint)
      .replaceAll(/[()[\]\uff08\uff09\u300c\u300d:\uff1a_\u30fb]/gu, '')
      .trim(),
  )
  const isTelling = front + back > 0 && new Set(marks).size === marks.length
  return isTelling && !marks.includes('') ? marks : null
}
