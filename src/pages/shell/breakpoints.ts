/** Widths in px at which each size ends (S21 of the product page); media queries in CSS use the same numbers. */
const breakpoints = { xs: 600, sm: 960, md: 1280, lg: 1920 } as const
/** Below this width: a phone or tablet, with the navigation at the bottom. */
const mobileBreakpoint = 1264
/** The only widths allowed in media queries. */
export const styleBreakpoints = [600, 960, 1264, 1904] as const

export type SizeName = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

export function sizeOf(width: number): SizeName {
  if (width < breakpoints.xs) return 'xs'
  if (width < breakpoints.sm) return 'sm'
  if (width < breakpoints.md) return 'md'
  if (width < breakpoints.lg) return 'lg'
  return 'xl'
}

export const isMobileWidth = (width: number) => width < mobileBreakpoint
