import { join } from 'node:path'
import { projectRoot } from '../../scripts/run-command.mjs'

export const benchFolder = join(projectRoot, 'bench')
export const appFolder = join(projectRoot, 'dist')
/** Built pages and browser profiles; git leaves it out. */
export const workFolder = join(projectRoot, '.cache', 'bench')
/** Figures of the last run, as JSON; git leaves it out. */
export const resultsFolder = join(benchFolder, 'results')
