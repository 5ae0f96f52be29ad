/** Ordinary least-squares regression: returns a function that predicts the pH of a color from its terms and a constant. */
export function regression(samples, termsOf) {
  const rows = samples.map(({ color }) => [1, ...termsOf(color)])
  const size = rows[0].length
  const products = (other) =>
    rows[0].map((_, at) => sum(rows.map((row, from) => row[at] * other[from])))
  const matrix = rows[0].map((_, at) => [
    ...products(rows.map((row) => row[at])),
    sum(samples.map(({ pH }, from) => rows[from][at] * pH)),
  ])
  const weights = solved(matrix, size)
  return (color) => sum([1, ...termsOf(color)].map((term, at) => term * weights[at]))
}

/** Solves a linear system by Gauss-Jordan elimination with partial pivoting. */
function solved(matrix, size) {
  for (let at = 0; at < size; at += 1) {
    const rest = matrix.slice(at).toSorted((one, other) => Math.abs(other[at]) - Math.abs(one[at]))
    const pivot = rest[0].map((value) => value / rest[0][at])
    matrix = [...matrix.slice(0, at), pivot, ...rest.slice(1)].map((row) =>
      row === pivot ? row : row.map((value, column) => value - row[at] * pivot[column]),
    )
  }
  return matrix.map((row) => row[size])
}

const sum = (values) => values.reduce((so, value) => so + value, 0)
