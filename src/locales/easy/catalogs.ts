import { loadersOfFiles } from '#locales/loaders-of-files.ts'

/** The other files in this folder, except the names that one of them imports. */
export const catalogs = loadersOfFiles(
  import.meta.glob(['./*.ts', '!./{not-saved,species-names}.ts']),
)
