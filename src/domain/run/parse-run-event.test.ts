import { describe, expect, it } from 'vitest'

import type { Answer } from '#domain/reading/reading.ts'
import { instant } from '#domain/units.ts'
import { firstLevelRead, stripSetup } from '#testing/small-kit.ts'
import { parseRunEvent } from './parse-run-event.ts'
import type { RunEventBody } from './run-event.ts'

const track = { sample: 'a', lane: 'lane' }
const kept = (command: object): unknown =>
  JSON.parse(JSON.stringify({ ...command, id: 'e', at: 5 }))
const faultOf = (command: object) => {
  const parsed = parseRunEvent(kept(command))
  return parsed.ok ? null : parsed.reason.split(' ')[0]
}
const started = (setup: object) => ({ kind: 'started', setup: { ...stripSetup, ...setup } })

const commands: readonly RunEventBody[] = [
  { kind: 'started', setup: stripSetup },
  { kind: 'started', setup: { ...stripSetup, people: 2, vessels: 3 } },
  { kind: 'confirmed', ...track, step: 0 },
  { kind: 'extended', ...track, step: 1 },
  { kind: 'remedied', ...track, step: 2 },
  firstLevelRead,
  {
    ...firstLevelRead,
    camera: {
      outcome: { kind: 'read', estimate: 5, range: [4, 6], deltaE: 1 },
      gates: { blur: 0.5 },
      verdict: 'accepted',
      photo: 'ab'.repeat(32),
    },
  },
  { kind: 'corrected', sample: 'a', analyte: 'n', answer: { kind: 'between', lower: 0 } },
  { kind: 'sample-added', sample: { id: 'c', name: '北の畑' } },
  { kind: 'sample-dropped', sample: 'a' },
  { kind: 'sample-renamed', sample: 'a', name: '南の畑' },
  { kind: 'undone', event: '3' },
  { kind: 'clock-turned', wallOffset: -3600 },
  { kind: 'ended', how: 'finished' },
  { kind: 'ended', how: 'abandoned' },
]

const answers: readonly Answer[] = [
  { kind: 'level', level: 2 },
  { kind: 'between', lower: 1 },
  { kind: 'typed', value: 6.5 },
  { kind: 'typed', value: 6.5, scale: { species: 'NO3', unit: 'mg/L' } },
  { kind: 'undetectable' },
  { kind: 'no-color-fits' },
  { kind: 'not-read' },
]

describe('an event of a run', () => {
  it.each(commands.map((command) => [command.kind, command] as const))(
    'of the kind %s is read back as it was kept',
    (_, command) => {
      expect(parseRunEvent(kept(command))).toEqual({
        ok: true,
        value: { ...command, id: 'e', at: instant(5) },
      })
    },
  )

  it.each(answers.map((answer) => [JSON.stringify(answer), answer] as const))(
    'is read back with the answer %s',
    (_, answer) => {
      const parsed = parseRunEvent(kept({ ...firstLevelRead, answer }))
      expect(parsed.ok && parsed.value).toMatchObject({ answer })
    },
  )

  it.each([
    ['of a new sample', { kind: 'sample-added', sample: { id: 'c', name: '北\u202e畑' } }],
    ['of a renamed one', { kind: 'sample-renamed', sample: 'a', name: '北\u202e畑' }],
  ])('has no name that reverses what follows it: %s', (_, command) => {
    const parsed = parseRunEvent(kept(command))
    expect(parsed.ok && JSON.stringify(parsed.value)).toContain('"北畑"')
  })

  it.each([
    ['a kind of a later version', { kind: 'danced' }, 'kind'],
    ['a step before the first', { kind: 'confirmed', ...track, step: -1 }, 'step'],
    ['half a step', { kind: 'extended', ...track, step: 0.5 }, 'step'],
    ['no lane', { kind: 'confirmed', sample: 'a', step: 0 }, 'lane'],
    ['half a level', { ...firstLevelRead, answer: { kind: 'level', level: 0.5 } }, 'answer.level'],
    [
      'a negative level',
      { ...firstLevelRead, answer: { kind: 'level', level: -1 } },
      'answer.level',
    ],
    [
      'a number that is none',
      { ...firstLevelRead, answer: { kind: 'typed', value: '7' } },
      'answer.value',
    ],
    [
      'a broken unit',
      { ...firstLevelRead, answer: { kind: 'typed', value: 7, scale: {} } },
      'answer.scale.species',
    ],
    ['a broken kit', started({ kit: { schema: 1 } }), 'setup.kit'],
    ['three people', started({ people: 3 }), 'setup.people'],
    ['no vessel', started({ vessels: 0 }), 'setup.vessels'],
    ['half a vessel', started({ vessels: 1.5 }), 'setup.vessels'],
    ['an id longer than 200 characters', { kind: 'undone', event: 'x'.repeat(201) }, 'event'],
    ['another end', { kind: 'ended', how: 'lost' }, 'how'],
  ])('is refused with %s, and says where', (_, command, path) => {
    expect(faultOf(command)).toBe(path)
  })

  it('is refused where its time is no number', () => {
    expect(parseRunEvent({ kind: 'undone', event: '1', id: 'e', at: Infinity }).ok).toBe(false)
    expect(parseRunEvent({ kind: 'clock-turned', id: 'e', at: 0, wallOffset: NaN }).ok).toBe(false)
  })

  it('is refused where it is nothing, without a path', () => {
    expect(parseRunEvent(null)).toEqual({ ok: false, reason: expect.stringMatching(/^\S/u) })
  })
})
