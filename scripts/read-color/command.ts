import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { assertNever, failed, ok, type Result } from '#domain/result.ts'
import { answerJson, chartsJson } from './answer-json.ts'
import { openPhoto, type PhotoProblem } from './open-photo.ts'
import { parseSpec, type SpecFault } from './parse-spec.ts'
import { chartInSight, readBySpec } from './read-by-spec.ts'

interface Output {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const usage = 'usage: npm run --silent read-color -- photo.jpg [--spec spec.json]'

/**
 * Prints the answer as one line of JSON. The exit code is 0 for every answer, including "refused", and 2 where photograph or spec
 * cannot be used: then every fault is a line on standard error, and the same as JSON on standard output.
 */
export async function readColor(args: readonly string[], output: Output): Promise<number> {
  const result = await answerTo(args)
  if (result.ok) {
    output.print(result.value)
    return 0
  }
  for (const { path, message } of result.reason) {
    output.complain(path === '' ? message : `${path}: ${message}`)
  }
  output.print(JSON.stringify({ status: 'error', faults: result.reason }))
  return 2
}

async function answerTo(args: readonly string[]): Promise<Result<string, readonly SpecFault[]>> {
  const fail = (path: string, message: string) => failed([{ path, message }])
  const files = filesOf(args)
  if (files === null) return fail('', usage)

  if (files.spec === null) {
    const seen = await openPhoto(files.photo)
    return seen.ok
      ? ok(chartsJson(chartInSight(seen.value)))
      : fail(basename(files.photo), problemText(seen.reason))
  }
  const specText = await textOf(files.spec)
  if (specText === null) return fail(basename(files.spec), 'cannot be read')
  const unparsed = parsedJson(specText)
  if ('problem' in unparsed) return fail(basename(files.spec), `is not JSON: ${unparsed.problem}`)

  const photo = await openPhoto(files.photo)
  if (!photo.ok) return fail(basename(files.photo), problemText(photo.reason))
  const spec = parseSpec(unparsed.value, photo.value)
  return spec.ok ? ok(answerJson(readBySpec(photo.value, spec.value))) : spec
}

function filesOf(args: readonly string[]): { photo: string; spec: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { spec: { type: 'string' } },
      allowPositionals: true,
    })
    const [photo, ...more] = positionals
    if (photo === undefined || more.length > 0) return null
    return { photo, spec: values.spec ?? null }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}

function parsedJson(text: string): { value: unknown } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''))
    return { value }
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message }
    throw error
  }
}

function problemText(problem: PhotoProblem): string {
  switch (problem) {
    case 'not-found':
      return 'cannot be read: there is no such file'
    case 'unreadable':
      return 'cannot be read: it is a folder, or may not be opened'
    case 'heic':
      return 'is a HEIC photograph, which cannot be decoded here; save it as JPEG or PNG'
    case 'unknown-format':
      return 'is neither JPEG nor PNG'
    case 'damaged':
      return 'is damaged: it could not be decoded'
    case 'too-large':
      return 'has more than 50 megapixels'
    default:
      return assertNever(problem)
  }
}
