import type { ChartDraft } from '#app/kits/own-charts.ts'
import type { Services } from '#app/services.ts'
import { shareOf } from '#domain/chart/own-chart.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { relativeTo } from '#domain/color/srgb.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import type { Places } from '#ui/camera/places.ts'
import type { ReadingLevel } from '#ui/camera/reading-levels.ts'

interface Marked {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly frame: Pixels
  readonly levels: readonly ReadingLevel[]
  readonly places: Places
  readonly name: string
  readonly camera: Pick<Services['camera'], 'thumbnail'>
}

/** Measures and crops the marked areas. Colors are relative to the white of the same photograph when one was marked. */
export async function chartDraft(marked: Marked): Promise<ChartDraft> {
  const { kit, analyte, frame, levels, places, name, camera } = marked
  const whiteBox = places['white']
  const white = whiteBox === undefined ? null : patchColor(frame, whiteBox).color
  const patches: ChartDraft['patches'][number][] = []
  for (const level of levels) {
    const box = places[level.id]
    if (box === undefined) continue
    const { color } = patchColor(frame, box)
    patches.push({
      ...nameOf(analyte, level),
      rgb: white === null ? color : relativeTo(color, white),
      place: shareOf(frame, box),
      // oxlint-disable-next-line no-await-in-loop -- one picture at a time: a phone has little memory
      photo: await camera.thumbnail(frame, box),
    })
  }
  return {
    kit: kit.id,
    analyte: analyte.id,
    name,
    hasWhite: white !== null,
    photo: await camera.thumbnail(frame),
    patches,
  }
}

/** A verbal level is identified by its word, every other level by its value. */
function nameOf(analyte: Analyte, { index, value }: ReadingLevel) {
  const level = index === null ? undefined : analyte.levels[index]
  if (level !== undefined && level.value === null) return { value: null, word: level.word }
  return { value, word: level?.word ?? '' }
}
