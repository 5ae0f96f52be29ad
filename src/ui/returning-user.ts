/** What theme-boot.js found; false while a page is prerendered. */
const isMarked = (mark: string) =>
  typeof document !== 'undefined' && mark in document.documentElement.dataset

/** Whether a kit was chosen, or anything stored, before the first screen was opened. */
export const isReturningUser = () => isMarked('returning')

/** Whether this user's page differs from the prerendered one. */
export const isPrerenderOutdated = () => isMarked('outdated')
