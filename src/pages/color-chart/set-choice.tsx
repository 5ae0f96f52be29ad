import { useId } from 'react'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { texts } from '#locales/texts.ts'
import styles from './chart-tools.module.css'
import { chartName } from '#ui/camera/chart-name.ts'
import { kitSet } from '#ui/camera/use-own-charts.ts'

interface SetChoiceProps {
  readonly charts: readonly OwnChart[]
  readonly value: OwnChart | null
  readonly onChange: (set: string) => void
}

/** Whose colors the bands show; nothing where there is no choice. */
export function SetChoice({ charts, value, onChange }: SetChoiceProps) {
  const id = useId()
  const words = texts('color-chart').sets
  if (charts.length === 0) return null
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{words.label}</label>
      <select id={id} value={value?.id ?? kitSet} onChange={({ target }) => onChange(target.value)}>
        {charts.map((chart) => (
          <option key={chart.id} value={chart.id}>
            {chartName(chart)}
          </option>
        ))}
        <option value={kitSet}>{words.ofKit}</option>
      </select>
    </div>
  )
}
