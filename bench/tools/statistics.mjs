/** @param {readonly number[]} values not empty */
export const median = (values) => quantile(values, 0.5)

/** Quantile with linear interpolation: the value that `share` (0 to 1) of the values do not exceed. */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  return below + (above - below) * (place - Math.floor(place))
}
