interface Named {
  readonly id: string
  readonly name: string
}

/** Which of the samples of its name it is, counted from one, as several of one field have the same; null where none has. */
export function placeAmongNamesakes(samples: readonly Named[], id: string): number | null {
  const name = samples.find((one) => one.id === id)?.name.trim() ?? ''
  const alike = samples.filter((one) => name !== '' && one.name.trim() === name)
  return alike.length < 2 ? null : alike.findIndex((one) => one.id === id) + 1
}

/** The text that names a sample, numbered where others of its test have the same name. */
export function numberedName(text: string, samples: readonly Named[], id: string): string {
  const place = placeAmongNamesakes(samples, id)
  return place === null ? text : `${text} (${place})`
}
