/** Seconds. Times that differ by less are the same, but for rounding. */
export const epsilon = 1e-6
