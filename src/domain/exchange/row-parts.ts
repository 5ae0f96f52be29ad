import { isLayer } from '#domain/record/layer.ts'
import { isLaboratory, type TableColumn } from './table-columns.ts'

type Titled = Pick<TableColumn, 'key' | 'title' | 'choice'>

/**
 * Finds which sample a column belongs to where one row holds several: "topsoil pH" and "subsoil pH". Keyed by the columns' keys,
 * in their order; empty where a row is one sample.
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
  // Two methods for one quantity are not two samples: the same words must distinguish several quantities, or name layers.
  const telling = differences.filter(
    ({ marks, name }) =>
      marks.every(isLayer) || differences.filter((other) => other.name === name).length > 1,
  )
  const parts = new Map<string, string>()
  const known = new Set(telling.flatMap(({ marks }) => marks))
  for (const { key, title, choice } of columns) {
    const of = telling.find(({ all }) => all.some((one) => one.key === key))
    const own = of?.marks[of.all.findIndex((one) => one.key === key)]
    // A quantity that only one sample has, or that nothing judges, is matched by the same words.
    const named = isLaboratory(choice) || choice === 'keep' ? wordIn(title, known) : undefined
    const part = own ?? named
    if (part !== undefined) parts.set(key, part)
  }
  return parts
}

const wordIn = (title: string, known: ReadonlySet<string>) =>
  title.split(/\s+/u).find((word) => known.has(word))

/** The part in which each title differs from the others; null where it is not one run of words or characters. */
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
  // Names of layers share their last character (soil, layer), which belongs to the name.
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
