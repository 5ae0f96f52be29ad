/** The screens of a test under way: a chunk of their own, fetched when the page is idle. */
export { ResultsScreen } from '#pages/timer/results/results-screen.tsx'
export { RunScreen } from '#pages/timer/run/run-screen.tsx'
