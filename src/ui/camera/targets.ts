/** Something to be pointed at in a photograph. */
export interface Target {
  readonly id: string
  readonly label: string
  readonly isOptional: boolean
}

/** The next thing to be pointed at: what is needed first, then nothing. */
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

/** Where pointing begins: with what is needed; where all of that was found, with what else would help. */
export const firstTarget = (
  targets: readonly Target[],
  placed: Readonly<Record<string, unknown>>,
): string | null =>
  nextTarget(targets, placed, null) ??
  targets.find(({ id }) => placed[id] === undefined)?.id ??
  null
