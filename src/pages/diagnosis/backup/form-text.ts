import type { ValueForm } from '#domain/exchange/laboratory-forms.ts'
import { areaUnits } from '#domain/soil/area.ts'
import { texts } from '#locales/texts.ts'

/** The unit, preceded by the chemical form if that is not the usual one. Needs the catalogs `backup` and `judge`. */
export function formText({ species, unit }: ValueForm, usual: ValueForm | undefined): string {
  const { columns: words } = texts('backup')
  const ofArea = areaUnits.find((one) => one === unit)
  if (ofArea !== undefined) return texts('judge').plot.areaUnits[ofArea]
  const text = unit === '' ? words.noUnit : unit
  if (unit === unjudgedUnit) return words.unjudged(text)
  return species === usual?.species ? text : `${species} ${text}`
}

/** Unit that cannot be judged: an amount per area depends on the depth, which no laboratory states. */
const unjudgedUnit = 'kg/10a'
