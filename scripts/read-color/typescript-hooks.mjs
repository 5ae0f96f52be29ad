// Lets Node import the app's TypeScript: types are stripped while loading. Registered by read-color.mjs.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const path = fileURLToPath(url)
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false })
  return { format: 'module', source: code, shortCircuit: true }
}
