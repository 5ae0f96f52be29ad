import type { OwnChart } from '#domain/chart/own-chart.ts'
import { localeTags } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { language } from '#locales/words.ts'

/** Label of a set of own colors: its name with its day. */
export function chartName({ name, takenAt }: Pick<OwnChart, 'name' | 'takenAt'>): string {
  const words = texts('color-chart').sets
  const day = new Intl.DateTimeFormat(localeTags[language()], { dateStyle: 'medium' })
  return words.option(name === '' ? words.unnamed : name, day.format(takenAt))
}
