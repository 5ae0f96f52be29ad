import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = (name) => /\.(html|js|css|json|svg|txt|webmanifest|xml)$/.test(name)

/**
 * Writes a `.br` and a `.gz` next to every text file, with the strongest compression.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file) {
  const plain = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  await Promise.all([
    brotli(plain, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(plain, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
