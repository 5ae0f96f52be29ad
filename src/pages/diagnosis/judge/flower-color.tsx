import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import type { Desk } from './use-desk.ts'

const colors = ['blue', 'pink'] as const

/** Of hydrangeas: it decides about lime. */
export function FlowerColor({ desk: { choices, change } }: { readonly desk: Desk }) {
  const words = texts('judge').crop
  return (
    <Choice
      legend={words.flower}
      options={colors.map((value) => ({ value, label: words.flowers[value] }))}
      value={choices.flowerColor ?? undefined}
      onChange={(flowerColor) => change({ flowerColor })}
    />
  )
}
