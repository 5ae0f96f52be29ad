import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled, isLockOf, isNodeNewEnough } from './ensure-dependencies.mjs'

const lockOf = (packages) => JSON.stringify({ packages: { '': {}, ...packages } })
const lock = lockOf({
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-macs': { version: '1.0.0', optional: true },
})

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'soil-kit-deps-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function install(packages) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

test('a fresh clone has nothing installed', () => {
  expect(isInstalled(root, lock)).toBe(false)
})

test('an install that broke off, leaving no note of npm, is not trusted', () => {
  mkdirSync(join(root, 'node_modules/a'), { recursive: true })
  expect(isInstalled(root, lock)).toBe(false)
})

test("somebody's own install of the same versions is accepted, other systems' packages aside", () => {
  install({ 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(root, lock)).toBe(true)
  expect(existsSync(join(root, 'node_modules/.installed-from-lock'))).toBe(true)
})

test('a changed lockfile makes the install stale', () => {
  install({ 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(root, lock)).toBe(true)
  expect(isInstalled(root, lockOf({ 'node_modules/a': { version: '1.1.0' } }))).toBe(false)
  const added = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }
  expect(isInstalled(root, lockOf(added))).toBe(false)
})

test.each([
  ['20.18.9', false],
  ['20.19.0', true],
  ['18.20.0', false],
  ['22.0.0', true],
])('Node %s: new enough %s', (version, isNewEnough) => {
  expect(isNodeNewEnough(version)).toBe(isNewEnough)
})

test('a lockfile written for other dependencies is noticed', () => {
  const written = JSON.stringify({ packages: { '': { dependencies: { a: '1.0.0' } } } })
  expect(isLockOf('{"dependencies":{"a":"1.0.0"}}', written)).toBe(true)
  expect(isLockOf('{"dependencies":{"a":"1.1.0"}}', written)).toBe(false)
  expect(isLockOf('{"dependencies":{"a":"1.0.0"},"devDependencies":{"b":"1.0.0"}}', written)).toBe(
    false,
  )
})
