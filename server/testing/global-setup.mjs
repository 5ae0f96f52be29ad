import { startCluster } from './postgres-cluster.mjs'

/** One PostgreSQL for all test files; each creates its own database in it. */
export async function setup(project) {
  const cluster = await startCluster()
  if ('reason' in cluster)
    console.warn(`\n⚠ PostgreSQL part of the server's tests is skipped: ${cluster.reason}\n`)
  project.provide('postgresUrl', 'url' in cluster ? cluster.url : null)
  return () => ('stop' in cluster ? cluster.stop() : undefined)
}
