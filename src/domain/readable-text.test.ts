import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import ownChart from '#domain/chart/fixtures/own-chart-1.json'
import { parseOwnChart } from '#domain/chart/parse-own-chart.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import { parsePlot, parsePlotPatch } from '#domain/plot/parse-plot.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { parseRecordChanges } from '#domain/record/parse-record-change.ts'
import { parseSoilRecord } from '#domain/record/parse-soil-record.ts'
import record from '#domain/record/fixtures/soil-record-1.json'
import { parseRunEvent } from '#domain/run/parse-run-event.ts'
import { readableText } from './readable-text.ts'

/** Contains an override, an open isolate and half a letter. */
const hostile = '\u202e北\u2067の畑\ud83c'
const shown = '北の畑\ufffd'

it('leaves whole letters of every script as they are', () => {
  for (const text of ['北の畑 1号', '𠮷田', '👩‍🌾', 'حقل', 'A\u200eB', '']) {
    expect(readableText(text)).toBe(text)
  }
  expect(readableText(hostile)).toBe(shown)
  expect(readableText('北\u0000の\u001b[31m畑\u0085\n雨\tあと')).toBe('北の[31m畑\n雨\tあと')
})

it('can always stand in an address, and is the same when read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = readableText(text + hostile)
      encodeURIComponent(once)
      expect(readableText(once)).toBe(once)
    }),
  )
})

it('is what names and notes are read as, wherever they were kept', () => {
  const [sample] = record.samples
  const changed = (change: object) => parseRecordChanges({ id: 'r', changes: [change] })?.changes[0]
  const started = {
    id: 'e',
    at: 0,
    kind: 'started',
    setup: {
      id: 'r',
      kit: record.kit,
      analytes: [],
      samples: [{ id: 's', name: hostile }],
      wallOffset: 0,
    },
  }
  const read = {
    record: parseSoilRecord({
      ...record,
      note: hostile,
      samples: [{ ...sample, name: hostile }, ...record.samples.slice(1)],
    }),
    note: changed({ field: 'note', value: hostile }),
    sample: changed({ field: 'sample-name', sample: 's', value: hostile }),
    plot: parsePlot({ ...newPlot('p', hostile), farmer: hostile }),
    patch: parsePlotPatch({ name: hostile, group: hostile }),
    kit: parseKit({ ...record.kit, name: hostile }),
    chart: parseOwnChart({ ...ownChart, name: hostile }),
    run: parseRunEvent(started),
  }
  const text = JSON.stringify(read)
  expect(text).toContain(shown)
  expect(text).not.toContain('\\u202e')
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u)
  expect(text).not.toContain('\\ud83c')
  // All eleven texts are still there.
  expect(text.split(shown)).toHaveLength(12)
})

it('has a sibling for numbers: a zero of either sign is zero', () => {
  const change = {
    field: 'measured',
    id: 'm',
    value: {
      sample: 's',
      source: 'laboratory',
      species: 'EC',
      unit: 'mS/cm',
      value: -0,
      method: '',
    },
  }
  const changes = parseRecordChanges({ id: 'r', changes: [change] })?.changes
  expect(changes).toMatchObject([{ value: { value: 0 } }])
  expect(
    Object.is(Reflect.get(Object(Reflect.get(Object(changes?.[0]), 'value')), 'value'), 0),
  ).toBe(true)
})
