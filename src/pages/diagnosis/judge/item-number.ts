import type { DiagnosedItem } from '#domain/diagnosis/diagnosis.ts'
import { numberText } from './number-text.ts'

/** pH is told to one decimal, everything else to three digits. */
export const itemNumber = (item: DiagnosedItem['item'], value: number) =>
  item === 'ph' || item === 'lab-ph' ? value.toFixed(1) : numberText(value)
