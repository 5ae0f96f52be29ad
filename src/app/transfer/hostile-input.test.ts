import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import ownChart from '#domain/chart/fixtures/own-chart-1.json'
import { parseChartFile } from '#domain/chart/chart-file.ts'
import { boundReason } from '#domain/exchange/bounded.ts'
import { createCsvReader } from '#domain/exchange/csv-reader.ts'
import { parseKitText } from '#domain/kit/parse-kit.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { fragmentIn, fragmentOf, readFragment } from '#domain/share/link-fragment.ts'
import { parseSharedChart } from '#domain/share/parse-shared-chart.ts'
import { joinParts, partsOf, withPart, type PartsRead } from '#domain/share/qr-parts.ts'
import { serializeSharedChart } from '#domain/share/shared-chart.ts'
import { parseOwnChart } from '#domain/chart/parse-own-chart.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { morning, transferPhone } from '#testing/transfer-phone.ts'

// Mutated files: parsed without a crash, within a time limit, and stored only after the import is confirmed.

const isDeep = process.env['DEEP_TESTS'] === '1'
const inputCount = isDeep ? 20_000 : 1000
/**
 * Limit for one input, and for a megabyte: 100 ms on an otherwise idle machine. On a busy one, only quadratic time
 * (minutes) is distinguished from linear.
 */
const maxMs = isDeep ? 100 : 5000
/**
 * Processor time of the reading thread, since other tests run at the same time, and the engine compiles and collects garbage on
 * other threads. Available only on Linux (nanoseconds); elsewhere it includes all threads of the process.
 */
function processorMs() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

async function wellFormed(): Promise<readonly string[]> {
  const { log, records, plots, packed } = transferPhone({
    chosen: {
      'favorite-hints': ['lime-first'],
      'opened-reagents': [{ id: 0, name: '硝酸の試薬', openedOn: '2026-04-01', useBy: null }],
      'hands-times': { midorikun: { soil: [1, 2] } },
      'diagnosis-choices': { places: { 'plot p1': { crop: 'spinach' } }, sender: '北の普及所' },
      'kit-drafts': [firstKit],
      settings: { theme: 'dark', volume: 0.3 },
    },
  })
  await plots.keep(newPlot('p1', '北の畑'))
  for (const number of [1, 2]) await records.keep(soilRecord(`r${number}`, morning))
  await records.change('r1', [{ field: 'note', value: '雨のあと' }])
  await log.append({ stream: 'kits', kind: 'kit-saved', version: 1, payload: firstKit })
  await log.append({ stream: 'charts', kind: 'chart-saved', version: 1, payload: ownChart })
  await log.append({ stream: 'charts', kind: 'chart-removed', version: 1, payload: { id: 'x' } })
  const chart = parseOwnChart(ownChart)
  const sharedChart = chart.ok
    ? serializeSharedChart({ chart: chart.value, kitName: firstKit.name })
    : ''
  return [
    await packed('backup'),
    await packed('csv'),
    'date,kit,plot,pH,NO3-N\r\n2026-04-01,みどりくん,北の畑,5.5,20\r\n2026-04-02,,,6,"1""0"\r\n',
    JSON.stringify({ format: 'soil-records', records: [soilRecord('r1', morning)] }),
    JSON.stringify(firstKit),
    sharedChart,
    fragmentOf('kit', 'a'.repeat(300)),
    partsOf('b'.repeat(2000))?.[1] ?? '',
  ]
}

/** Pseudorandom numbers, the same on every machine. Source: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const intruders = [
  '"', '""', '"\r', '\r\n', ',', '{', '}', '[', ']', '[[[[[[[[', '{"a":', ':', '\\', '\\u0000', '\u{0}', 'null',
  'true', '1e999', '-1', '8.64e15', '99999999999999999999', 'NaN', '"id":', '"__proto__":', '"constructor":',
  '=1+1', '令和8年', '13月2日', '\u{feff}', '\u{d800}', 'sep=', '#kit=', 'SKT1:', 'あ'.repeat(3000), 'a,'.repeat(2000),
  '"'.repeat(2000), '['.repeat(2000),
] as const // oxfmt-ignore

function mutate(text: string, draw: (below: number) => number): string {
  let mutated = text
  for (let changes = draw(4); changes >= 0; changes -= 1) {
    const at = draw(mutated.length + 1)
    const length = draw(40)
    const [before, after] = [mutated.slice(0, at), mutated.slice(at)]
    const intruder = intruders[draw(intruders.length)] ?? ''
    const ways = [
      before + intruder + after,
      before + after.slice(length),
      before + after.slice(0, length) + after,
      before,
      before + String.fromCodePoint(draw(0x3100)) + after.slice(1),
      before + intruder + after.slice(length),
      before.toUpperCase() + after,
    ]
    mutated = ways[draw(ways.length)] ?? mutated
  }
  return mutated
}

function readEverywhere(text: string) {
  parseKitText(text)
  parseSharedChart(text)
  parseChartFile(text)
  readFragment('kit', text)
  readFragment('chart', fragmentIn(text) ?? text)
  let parts: PartsRead | null = null
  for (const code of text.split('\n').slice(0, 50)) parts = withPart(parts, code)
  if (parts !== null) joinParts(parts)
  const reader = createCsvReader()
  for (let at = 0; at < text.length; at += 1000) reader.push(text.slice(at, at + 1000))
  reader.end()
}

it(`reads ${inputCount} spoiled inputs without a crash, and a look at them changes nothing`, async () => {
  const sources = await wellFormed()
  const draw = seeded(20_261_122)
  const { log, files, preferences, backup } = transferPhone()
  const failures: unknown[] = []
  let slowest = { ms: 0, text: '' }
  for (let count = 0; count < inputCount; count += 1) {
    const text = mutate(sources[count % sources.length] ?? '', draw)
    const from = processorMs()
    try {
      readEverywhere(text)
      files.offer({ name: 'x', text })
      // oxlint-disable-next-line no-await-in-loop -- one file after the other, as they come
      const preview = await backup.open()
      backup.close()
      if (preview.ok && boundReason(preview.value) !== null) failures.push({ count, text })
    } catch (error) {
      failures.push({ count, error, text: text.slice(0, 300) })
    }
    const ms = processorMs() - from
    if (count > 100 && ms > slowest.ms) slowest = { ms, text: text.slice(0, 200) }
  }
  expect(failures).toEqual([])
  expect(log.all()).toEqual([])
  expect(preferences.texts()).toEqual({})
  expect(slowest).toMatchObject({ ms: expect.toSatisfy((ms: number) => ms < maxMs) })
}, 600_000)

it('keeps a record once that the first export of the app names three times', async () => {
  const { log, files, backup } = transferPhone()
  const one = soilRecord('r1', morning)
  files.offer({
    name: 'x',
    text: JSON.stringify({ format: 'soil-records', records: [one, one, one] }),
  })
  const preview = await backup.open()
  expect(preview).toMatchObject({
    ok: true,
    value: { records: { fresh: 1 }, sample: [{ id: 'r1' }] },
  })
  expect(await backup.importOpened()).toMatchObject({ ok: true, value: { records: 1 } })
  expect(log.all().filter(({ kind }) => kind === 'record-kept')).toHaveLength(1)
})

it.each([
  ['quotes', `date,pH\n2026-04-01,"${'"'.repeat(1_000_000)}`],
  ['columns', `date,${'a,'.repeat(1_000_000)}`],
  ['rows of one test', `record,date,pH\n${'r1,2026-04-01,5\n'.repeat(60_000)}`],
  ['rows of nothing', `date,pH\n${'x,\n'.repeat(250_000)}`],
  ['lines of nothing', `{"format":"soil-backup","version":1,"items":[\n${'1,\n'.repeat(300_000)}`],
  ['records of nothing', `{"format":"soil-records","records":[${'1,'.repeat(400_000)}1]}`],
  ['brackets', `{"format":"soil-backup","version":1,"items":[\n{"event":${'['.repeat(900_000)}\n`],
])(
  'looks through a megabyte of %s in its time',
  async (_, text) => {
    const { log, files, backup } = transferPhone()
    // The first table loads words and kits, so that only the reading is measured.
    files.offer({ name: 'x', text: 'date,pH\n2026-04-01,5\n' })
    await backup.open()
    backup.close()
    files.offer({ name: 'x', text })
    const from = processorMs()
    const preview = await backup.open()
    const ms = processorMs() - from
    expect(ms / (text.length / 1e6)).toBeLessThan(maxMs)
    expect(preview).not.toEqual({ ok: false, reason: 'canceled' })
    expect(log.all()).toEqual([])
  },
  60_000,
)
