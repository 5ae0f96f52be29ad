import type { ChartFile } from '#domain/chart/chart-file.ts'
import { photosOf, type OwnChart } from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { ok } from '#domain/result.ts'
import type { Photo, Photos } from '#ports/photos.ts'

/** The photographs of charts, as far as they are on this device. */
export async function readPhotos(photos: Photos, charts: readonly OwnChart[]) {
  const found = new Map<string, Photo>()
  for (const name of charts.flatMap(photosOf)) {
    const photo = await photos.read(name)
    if (photo !== null) found.set(name, photo)
  }
  return found
}

/** The names the photographs of a file have here: by what is in them, whatever the file says. */
export async function keepFilePhotos(photos: Photos, { photos: given }: ChartFile) {
  const names = new Map<string, string>()
  for (const [name, photo] of given) {
    const result = await photos.keep(photo)
    if (!result.ok) return result
    names.set(name, result.value)
  }
  return ok(names)
}

export function withPhotos(chart: OwnChart, names: ReadonlyMap<string, string>): OwnChart {
  const named = (name: string | null) => (name === null ? null : (names.get(name) ?? null))
  const patches = chart.patches.map((patch) => ({ ...patch, photo: named(patch.photo) }))
  return { ...chart, photo: named(chart.photo), patches }
}

/** One chart, whatever id it has here. */
export const isSameChart = (one: OwnChart, other: OwnChart) => contentOf(one) === contentOf(other)

/** Of a parsed chart, whose parts stand in one order. */
const contentOf = (chart: OwnChart) => JSON.stringify({ ...chart, id: '' })

/** What file systems refuse in a name is left out. */
export function chartFileName({ name }: Pick<Kit, 'name'>): string {
  const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  return `${safe === '' ? 'kit' : safe}.chart.json`
}
