/** Without the dust of floating point: 0.1 + 0.2 is 0.3. Far finer than anything measured here. */
export const tidy = (value: number) => Math.round(value * 1e9) / 1e9
