// Bundles the server of team sharing into one file, .cache/team/server.mjs. Packages installed with npm stay external.
import { join } from 'node:path'
import { isMain, projectRoot } from './run-command.mjs'

const outDir = join(projectRoot, '.cache', 'team')

/** @returns {Promise<string>} the file */
export async function buildServer() {
  const vite = await import('vite')
  await vite.build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['libsql', 'pg'] },
    build: {
      ssr: 'server/main.ts',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
  return join(outDir, 'server.mjs')
}

if (isMain(import.meta)) console.log(await buildServer())
