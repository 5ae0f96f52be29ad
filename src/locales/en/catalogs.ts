import { loadersOfFiles } from '#locales/loaders-of-files.ts'

/** The other files in this folder. */
export const catalogs = loadersOfFiles(import.meta.glob('./*.ts'))
