import type { GrayImage } from './gray-image.ts'

/** Adjacent dark pixels of one row: from `start` up to, not including, `end`. */
interface Run {
  readonly y: number
  readonly start: number
  readonly end: number
  /** Index of an earlier run of the same blob; the blob's first run is its own parent. */
  parent: number
}

/** Connected dark pixels, as runs from top to bottom. */
export type Blob = readonly Pick<Run, 'y' | 'start' | 'end'>[]

/** A pixel is dark below this share of the mean around it, so that uneven light does not matter. */
const darkShare = 0.8
const darkBy = 6

/** Finds blobs at least `smallest` pixels wide and high, dark compared with a window of an eighth of the image's longer side. */
export function darkBlobs(image: GrayImage, smallest: number): readonly Blob[] {
  const sums = cornerSums(image)
  const runs: Run[] = []
  let above = 0
  for (let y = 0; y < image.height; y += 1) {
    const first = runs.length
    addRuns(runs, image, sums, y)
    joinRows(runs, above, first)
    above = first
  }
  return gathered(runs).filter((blob) => isLarge(blob, smallest))
}

/** Summed-area table: the sum of everything above and left of each pixel corner. */
function cornerSums({ width, height, data }: GrayImage): Uint32Array {
  const wide = width + 1
  const sums = new Uint32Array(wide * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row
    }
  }
  return sums
}

function addRuns(runs: Run[], { width, height, data }: GrayImage, sums: Uint32Array, y: number) {
  const reach = Math.round(Math.max(width, height) / 16)
  const [first, last] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
  const [top, bottom] = [first * (width + 1), last * (width + 1)]
  let start = -1
  for (let x = 0; x <= width; x += 1) {
    const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    const below = (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0)
    const above = (sums[top + right] ?? 0) - (sums[top + left] ?? 0)
    const mean = (below - above) / ((right - left) * (last - first))
    const isDark = x < width && (data[y * width + x] ?? 0) < mean * darkShare - darkBy
    if (isDark && start < 0) start = x
    if (isDark || start < 0) continue
    runs.push({ y, start, end: x, parent: runs.length })
    start = -1
  }
}

/** Joins touching runs, corners included. Runs from `above` to `first` are the row before, those from `first` on the row itself. */
function joinRows(runs: Run[], above: number, first: number) {
  let upper = above
  let lower = first
  while (upper < first && lower < runs.length) {
    const [one, other] = [runs[upper], runs[lower]]
    if (one === undefined || other === undefined) return
    if (one.start <= other.end && other.start <= one.end) join(runs, upper, lower)
    if (one.end < other.end) upper += 1
    else lower += 1
  }
}

function join(runs: Run[], one: number, other: number) {
  const [a, b] = [rootOf(runs, one), rootOf(runs, other)]
  const later = runs[Math.max(a, b)]
  if (later !== undefined) later.parent = Math.min(a, b)
}

function rootOf(runs: Run[], index: number): number {
  let at = index
  for (let run = runs[at]; run !== undefined && run.parent !== at; run = runs[at]) {
    run.parent = runs[run.parent]?.parent ?? run.parent
    at = run.parent
  }
  return at
}

function gathered(runs: Run[]): readonly Blob[] {
  const blobs = new Map<number, Run[]>()
  for (const [index, run] of runs.entries()) {
    const root = rootOf(runs, index)
    const blob = blobs.get(root)
    if (blob === undefined) blobs.set(root, [run])
    else blob.push(run)
  }
  return Array.from(blobs.values())
}

function isLarge(blob: Blob, smallest: number): boolean {
  const [first, last] = [blob[0], blob.at(-1)]
  if (first === undefined || last === undefined || last.y - first.y + 1 < smallest) return false
  let [left, right] = [first.start, first.end]
  for (const { start, end } of blob) {
    left = Math.min(left, start)
    right = Math.max(right, end)
  }
  return right - left >= smallest
}
