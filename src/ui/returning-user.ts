/** Whether a kit was chosen before the first screen was opened, as theme-boot.js found; false while a page is prerendered. */
export const isReturningUser = () =>
  typeof document !== 'undefined' && 'returning' in document.documentElement.dataset
