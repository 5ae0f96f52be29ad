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

test('the app passes no option and uses no part that is taken away', () => {
  const src = join(projectRoot, 'src')
  const uses = readdirSync(src, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) =>
      /\b(?:instrumentations|patchRoutesOnNavigation|dataStrategy|RSC\w+)\b/.test(
        readFileSync(join(src, path), 'utf8'),
      ),
    )
  expect(uses).toEqual([])
})
