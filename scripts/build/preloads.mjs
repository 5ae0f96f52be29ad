import { relative, sep } from 'node:path'

/**
 * @typedef {{ file: string, modules: string[], imports: string[], styles: string[], isEntry: boolean }} Chunk
 * @typedef {{ scripts: string[], styles: string[] }} Preloads addresses, in the order of need
 */

/**
 * Extracts the script files from Vite's build result.
 * @param {string} root
 * @param {{ output: readonly any[] }} bundle
 * @returns {Chunk[]}
 */
export function chunksOf(root, bundle) {
  return bundle.output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({
      file: chunk.fileName,
      modules: chunk.moduleIds.map((id) => relative(root, id).split(sep).join('/')),
      imports: chunk.imports,
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      isEntry: chunk.isEntry,
    }))
}

/**
 * Finds the files that contain these modules and everything they import, except what is loaded anyway.
 * @param {readonly Chunk[]} chunks
 * @param {readonly string[]} modules paths of source files
 * @param {readonly string[]} loadedModules those loaded anyway, besides the entry
 * @returns {Preloads}
 */
export function preloadsOf(chunks, modules, loadedModules = []) {
  const chunksWith = (paths) => paths.map((path) => chunkWith(chunks, path))
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const loaded = withImports(chunks, [...entry, ...chunksWith(loadedModules)])
  const wanted = [...withImports(chunks, chunksWith(modules))].filter((chunk) => !loaded.has(chunk))
  const known = new Set([...loaded].flatMap(({ styles }) => styles))
  const styles = new Set(wanted.flatMap((chunk) => chunk.styles))
  return {
    scripts: wanted.map(({ file }) => `/${file}`),
    styles: [...styles].filter((file) => !known.has(file)).map((file) => `/${file}`),
  }
}

function chunkWith(chunks, module) {
  const chunk = chunks.find(({ modules }) => modules.includes(module))
  if (!chunk) throw new Error(`${module} is not in the build`)
  return chunk
}

/** Imported chunks come before those that import them. */
function withImports(chunks, start) {
  const found = new Set()
  const seen = new Set()
  const visit = (chunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const other of chunks) if (chunk.imports.includes(other.file)) visit(other)
    found.add(chunk)
  }
  for (const chunk of start) visit(chunk)
  return found
}
