import { useState } from 'react'

import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { shownSet, useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { useDoubleTapGuard } from './use-double-tap-guard.ts'

/**
 * The levels to choose from, with the user's latest photographs. None changes once it can be tapped: a chart that loads
 * after that waits for the next reading.
 */
export function useBands(kit: string, analyte: Analyte, isOpen: boolean) {
  const newest = shownSet(useOwnCharts(kit), analyte.id, null)
  const [standing, setStanding] = useState(newest)
  const isGuarded = useDoubleTapGuard(standing)
  if (standing !== newest && (isGuarded || !isOpen)) setStanding(newest)
  return { bands: shownLevels(analyte, standing), isGuarded }
}
