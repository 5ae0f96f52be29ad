// Preferences that the first screen reads before the code that writes them is loaded.

/** True once anything was stored; also read by theme-boot.js. */
export const returningKey = 'returning'
/** Whether a test is in progress. */
export const testOpenKey = 'test-open'
/** Whether this device belongs to a team; its changes make other tabs reload the membership. */
export const memberKey = 'team'
