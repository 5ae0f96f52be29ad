import type { OwnChart } from '#domain/chart/own-chart.ts'

/** A photographed chart in the form sent in links: its colors without its photographs, which would make it too long. */
export interface SharedChart {
  readonly chart: OwnChart
  /** Name of the kit on the sending device, for recipients without it. */
  readonly kitName: string
}

export function serializeSharedChart({ chart, kitName }: SharedChart): string {
  const patches = chart.patches.map(({ rgb, place, ...patch }) => ({
    ...patch,
    rgb: rgb.map(inFourDigits),
    place: place.map(inFourDigits),
    photo: null,
  }))
  return JSON.stringify({ kitName, chart: { ...chart, photo: null, patches } })
}

/** Rounds to more precision than any eye needs, at half the length. */
const inFourDigits = (share: number) => Number(share.toPrecision(4))
