import { expect, test } from 'vitest'
import {
  backupEnd,
  backupHead,
  backupVersion,
  eventLine,
  parseBackupLine,
  parseWholeFile,
  photoLine,
  preferenceLine,
  type BackupLine,
} from './backup-line.ts'

const preference = { key: 'settings', value: { theme: 'dark' } }
const photo = { name: 'a1', type: 'image/jpeg', base64: 'AAEC' }
const event = { stream: 'plots', payload: { name: '北[1]の"畑"' } }
const end = { events: 1, photos: 1 }
const written =
  backupHead() + preferenceLine(preference) + photoLine(photo) + eventLine(event) + backupEnd(end)

test('a written backup is read line by line', () => {
  expect(written.trimEnd().split('\n').map(parseBackupLine)).toEqual([
    { kind: 'head', version: backupVersion },
    { kind: 'preference', preference },
    { kind: 'photo', photo },
    { kind: 'event', event },
    { kind: 'end', end },
    { kind: 'close' },
  ])
})

test('a written backup is one JSON document', () => {
  expect(parseWholeFile(written)).toMatchObject({ format: 'soil-backup', items: [{}, {}, {}, {}] })
  expect(parseWholeFile('[]')).toBeNull()
  expect(parseWholeFile(written.slice(0, -3))).toBeNull()
})

const fault: BackupLine = { kind: 'fault' }

test.each([
  null,
  '',
  'x',
  '1',
  '[]',
  '{}',
  '{"format":"other","version":1}',
  '{"format":"soil-backup","version":"1"}',
  '{"format":"other","preference":{"key":"settings"}}',
  '{"format":"soil-backup","preference":{"key":1}}',
  '{"format":"soil-backup","preference":"settings"}',
  '{"photo":{"type":"image/jpeg","base64":"AAEC"}}',
  '{"photo":{"name":"a1","base64":"AAEC"}}',
  '{"photo":{"name":"a1","type":"image/jpeg","base64":1}}',
  '{"end":{"events":1}}',
  '{"end":{"events":"1","photos":1}}',
  '{"end":1}',
])('the line %s is a fault', (line) => expect(parseBackupLine(line)).toEqual(fault))

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const nestedFields = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each([
  ['brackets', nested(63), nested(64)],
  ['braces', nestedFields(63), nestedFields(64)],
  [
    'brackets after a text that ends with a backslash',
    `["\\\\",${nested(62)}]`,
    `["\\\\",${nested(63)}]`,
  ],
])('an event may be 64 deep: %s', (_, within, beyond) => {
  expect(parseBackupLine(`{"event":${within}},`)).toMatchObject({ kind: 'event' })
  expect(parseBackupLine(`{"event":${beyond}},`)).toEqual(fault)
})

test.each([
  ['side by side', Array.from({ length: 100 }, () => [{}])],
  ['in a text', '[{'.repeat(100)],
  ['in a text, after a quotation mark', `"${'[{'.repeat(100)}`],
  ['in a text, after a backslash and a quotation mark', `\\"${'[{'.repeat(100)}`],
])('brackets %s do not count as depth', (_, value) => {
  expect(parseBackupLine(eventLine(value).trimEnd())).toEqual({ kind: 'event', event: value })
})
