import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildCurrent } from './start.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'soil-kit-start-'))
  write('src/domain/run.ts', 100)
  write('index.html', 100)
  for (const name of ['index.html', '404.html', 'headers.json']) write(`dist/${name}`, 200)
  setTime('src/domain', 100)
  setTime('src', 100)
})
afterEach(() => rmSync(root, { recursive: true }))

const setTime = (path, seconds) => utimesSync(join(root, path), seconds, seconds)

function write(path, seconds) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
  setTime(path, seconds)
}

test('a build younger than every source is served as it is', () => {
  expect(isBuildCurrent(root)).toBe(true)
})

test('a changed source asks for a build', () => {
  setTime('src/domain/run.ts', 300)
  expect(isBuildCurrent(root)).toBe(false)
})

test('a removed source asks for a build', () => {
  rmSync(join(root, 'src/domain/run.ts'))
  expect(isBuildCurrent(root)).toBe(false)
})

test('a build that broke off is done again', () => {
  rmSync(join(root, 'dist/headers.json'))
  expect(isBuildCurrent(root)).toBe(false)
})
