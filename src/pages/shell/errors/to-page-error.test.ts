import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PageFailure, toPageError } from './to-page-error.ts'

const code = (thrown: unknown) => toPageError(thrown).statusCode

test('the code is statusCode, else status, else response.status, else 500', () => {
  const response = { status: 403 }
  expect(code({ statusCode: 401, status: 402, response })).toBe(401)
  expect(code({ status: 402, response })).toBe(402)
  expect(code({ response })).toBe(403)
  expect(code({ response: {} })).toBe(500)
  expect(code(new Error('broken'))).toBe(500)
})

test('invalid codes are skipped', () => {
  expect(code({ statusCode: '404', status: 0, response: { status: 503 } })).toBe(503)
})

test('the message is found in errors, texts, router answers and plain objects', () => {
  expect(toPageError(new Error('broken')).message).toBe('broken')
  expect(toPageError('broken').message).toBe('broken')
  const routerAnswer = { status: 404, statusText: 'Not Found', data: 'No route matches' }
  expect(toPageError(routerAnswer)).toEqual({ message: 'No route matches', statusCode: 404 })
  expect(toPageError({ status: 502, statusText: 'Bad Gateway' }).message).toBe('Bad Gateway')
  expect(toPageError({ some: 'thing' }).message).toBe('{"some":"thing"}')
})

test('failures of the shell carry their code', () => {
  const failure = new PageFailure(500, 'Unknown middleware')
  expect(toPageError(failure)).toEqual({ message: 'Unknown middleware', statusCode: 500 })
})

test('any thrown value produces a message', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  for (const thrown of [undefined, null, circular, 1n, Symbol('x'), () => 1]) {
    expect(toPageError(thrown)).toMatchObject({ message: expect.any(String), statusCode: 500 })
  }
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      const { message, statusCode } = toPageError(thrown)
      expect(typeof message).toBe('string')
      expect(Number.isInteger(statusCode)).toBe(true)
    }),
  )
})
