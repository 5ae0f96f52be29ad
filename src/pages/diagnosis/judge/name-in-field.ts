import { plotTitle, type Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'

/** What a sample of a field is called: by the field, and by its own name where that says more. */
export function nameInField(plot: Pick<Plot, 'name' | 'farmer'>, own: string): string {
  const title = plotTitle(plot)
  if (title.includes(own)) return title
  return own.includes(plot.name)
    ? plotTitle({ ...plot, name: own })
    : texts('judge').conditions.fieldSample(title, own)
}
