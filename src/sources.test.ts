import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

/* The convention: docs/sources.md, "In comments". */

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.split(sep).join('/')}`)
  .filter((path) => /\.(tsx?|css)$/.test(path))

const page = read('docs/sources.md')
/** Names of works in the last table of docs/sources.md. */
const works = [...page.slice(page.indexOf('## In comments')).matchAll(/^\| `([^`]+)` \|/gm)].map(
  ([, name = '']) => name,
)
/** Keys of kits, crops, hints, manual and sampling, and those in the table of docs/sources.md. */
const keys = new Set([
  ...(page.match(/[\w.-]+( \d{4})?/g) ?? []),
  ...files
    .filter((path) => /\/(sources|text\.ja)\.ts$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/(?:^ {2}(?=['\w-]+:)|key: |source\()'?([\w-]+)/gm)])
    .map(([, key = '']) => key),
])

const isStandard = (text: string) =>
  /\b(APPNOTE|ECMA-\d+|FIPS|IEC|ISO|ITU-T|JIS X|RFC|WCAG)[ /]?\S*\d/.test(text)

/** Files and headings named in a text, as `docs/facts/kits.md 1.1, 3`, that do not exist. */
function missingIn(text: string): string[] {
  const named = text.matchAll(/((?:[\w-]+\/)*[\w-]+\.md)((?:,? \d+(?:\.\d+)?(?![\w%]))*)/g)
  return [...named].flatMap(([, path = '', numbers = '']) => {
    if (!existsSync(join(root, path))) return [path]
    const headings = read(path)
    return (numbers.match(/[\d.]+\d|\d/g) ?? [])
      .filter((number) => !new RegExp(`^#+ ${number.replace('.', '\\.')}\\.? `, 'm').test(headings))
      .map((number) => `${path} ${number}`)
  })
}

/** What of a comment's source cannot be found. */
function problemsOf(comment: string): string[] {
  const [, source] = comment.split(/\bSource: /)
  if (source === undefined) return missingIn(comment)
  const named = [...source.matchAll(/\[([A-Z][\w.-]*(?: \d{4})?)\]/g)].map(([, key = '']) => key)
  const isFound =
    named.length > 0 ||
    /https?:\/\/\S|docs\/\S+\.md/.test(source) ||
    isStandard(source) ||
    works.some((work) => source.includes(work))
  return [
    ...missingIn(comment),
    ...named.filter((key) => !keys.has(key)).map((key) => `[${key}]`),
    ...(isFound ? [] : [source]),
  ]
}

const commentsIn = (text: string) =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g) ?? []).map((comment) =>
    comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  )

test('every source named in a comment exists', () => {
  const problems = files
    .filter((path) => path !== 'src/sources.test.ts')
    .flatMap((path) =>
      commentsIn(read(path))
        .flatMap(problemsOf)
        .map((problem) => `${path}: ${problem}`),
    )
  expect(problems).toEqual([])
})

test('so does every key and page that the facts name', () => {
  const facts = readdirSync(join(root, 'docs/facts')).map((name) => `docs/facts/${name}`)
  const problems = facts.flatMap((path) => {
    const text = read(path)
    const named = [...text.matchAll(/\[([A-Z][\w.-]*)\](?!\()/g)].map(([, key = '']) => key)
    return [...missingIn(text), ...named.filter((key) => !keys.has(key))]
  })
  expect(problems).toEqual([])
})

test.each([
  ['/** Source: domain/kits.md 1.1. */', 'domain/kits.md'],
  ['/** Source: docs/facts/kits.md 1.1, 99. */', 'docs/facts/kits.md 99'],
  ['/** Facts: docs/facts/none.md. */', 'docs/facts/none.md'],
  ['/** Source: [UNLISTED-1]. */', '[UNLISTED-1]'],
  ['// Source: common sense.', 'common sense.'],
])('%s is noticed', (comment, problem) => {
  expect(problemsOf(comment)).toContain(problem)
})
