/** A figure without digits that mean nothing: three that count, and no fractions of hundreds. */
export const numberText = (value: number) =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
