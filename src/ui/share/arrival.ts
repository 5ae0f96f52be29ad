/** Where in the app a fragment of ours is opened, wherever it was read. */
export const arrivalOf = (fragment: string): string =>
  fragment.startsWith('#chart=') ? `/ColorChart?tool=own${fragment}` : `/?view=kits${fragment}`
