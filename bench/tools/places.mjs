import { join } from 'node:path'
import { projectRoot } from '../../scripts/run-command.mjs'

export const benchFolder = join(projectRoot, 'bench')
/** Built pages and browser profiles; ignored by git. */
export const workFolder = join(projectRoot, '.cache', 'bench')
export const builtApp = join(projectRoot, 'dist')
/** A copy of the built app, so that a build in the middle of a benchmark changes nothing. */
export const appFolder = join(workFolder, 'app')
/** What is counted in parts or by other tools, as JSON; ignored by git. */
export const resultsFolder = join(benchFolder, 'results')
