/** How a black figure behind the tube is seen. */
export type FigureVisibility = 'clear' | 'faint' | 'gone'

/**
 * The word for a contrast (1 = black, 0 = gone). Assumption: the geometric means between the three contrasts the tube kit
 * is drawn with (0.9, 0.35, 0.03). Revisit with photographs of real tubes.
 */
export function figureVisibility(ratio: number): FigureVisibility {
  if (ratio >= 0.56) return 'clear'
  return ratio >= 0.1 ? 'faint' : 'gone'
}
