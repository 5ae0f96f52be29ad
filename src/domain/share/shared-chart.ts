import type { OwnChart } from '#domain/chart/own-chart.ts'

/** A photographed chart as it travels in a link: its colors without its photographs, which would make it too long. */
export interface SharedChart {
  readonly chart: OwnChart
  /** What the kit is called where it comes from: for those who do not have it. */
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

/** Finer than any eye, and half as long. */
const inFourDigits = (share: number) => Number(share.toPrecision(4))
