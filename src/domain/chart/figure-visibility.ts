/** Visibility of a black figure behind the tube. */
export type FigureVisibility = 'clear' | 'faint' | 'gone'

/**
 * Classifies a contrast (1 = black, 0 = invisible). Assumption: the geometric means between the three contrasts the tube kit
 * is drawn with (0.9, 0.35, 0.03). Revisit with photographs of real tubes.
 */
export function figureVisibility(ratio: number): FigureVisibility {
  if (ratio >= 0.56) return 'clear'
  return ratio >= 0.1 ? 'faint' : 'gone'
}
