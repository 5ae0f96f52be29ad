import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../run-command.mjs'
import { trims } from './slim-router.mjs'

const folder = join(projectRoot, 'node_modules/react-router/dist/production')
const read = (name) => readFileSync(join(folder, name), 'utf8')
/** The files that the router's exports come from. */
const chunks = new Set(read('index.mjs').match(/chunk-\w+\.mjs/g))
const router = [...chunks].map(read).join('\n')

test.each(trims)('the installed router still has $why', ({ find }) => {
  expect(router.match(find)).not.toBeNull()
})

test('no error boundary of the router has another context than that of server components', () => {
  expect(router.match(/^\w+\.contextType = .*$/gm)).toEqual([
    'RenderErrorBoundary.contextType = RSCRouterContext;',
  ])
})

const src = join(projectRoot, 'src')
const sources = readdirSync(src, { recursive: true })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => [path, readFileSync(join(src, path), 'utf8')])
const taken =
  /\b(?:instrumentations|patchRoutesOnNavigation|dataStrategy|hydrationData|viewTransition|useFetchers?|useSubmit|useActionData|useBlocker|useRevalidator|RSC\w+)\b/

test('the app uses no part that is taken away', () => {
  const uses = sources.filter(([, code]) => taken.test(code)).map(([path]) => path)
  expect(uses).toEqual([])
})

test('the app passes no option to its router', () => {
  const [, given] = /createBrowserRouter\(\s*(createRoutes\([^()]*\)),?\s*\)/.exec(
    readFileSync(join(src, 'main.tsx'), 'utf8'),
  ) ?? ['', '']
  expect(given).toMatch(/^createRoutes/)
})

test('the app asks its router for nothing but its state and the way to another page', () => {
  const asked = sources.flatMap(([, code]) => code.match(/(?<=\brouter\.)\w+/g) ?? [])
  expect(new Set(asked)).toEqual(new Set(['state', 'subscribe']))
})
