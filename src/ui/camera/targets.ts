/** Something to be marked in a photograph. */
export interface Target {
  readonly id: string
  readonly label: string
  /** What is written at its box; without one, its number in the list. */
  readonly mark?: string
  readonly isOptional: boolean
}

/** The next target to mark: required ones first, then none. */
export const nextTarget = (
  targets: readonly Target[],
  placed: Readonly<Record<string, unknown>>,
  after: string | null,
): string | null => {
  const open = targets.filter(({ id, isOptional }) => !isOptional && placed[id] === undefined)
  const from = targets.findIndex(({ id }) => id === after)
  const later = open.find((target) => targets.indexOf(target) > from)
  return (later ?? open[0])?.id ?? null
}

/** The first target to mark: a required one or, if all of those were detected, an optional one. */
export const firstTarget = (
  targets: readonly Target[],
  placed: Readonly<Record<string, unknown>>,
): string | null =>
  nextTarget(targets, placed, null) ??
  targets.find(({ id }) => placed[id] === undefined)?.id ??
  null
