/** English: "1 bag", "3 bags". */
export const pluralize = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`
