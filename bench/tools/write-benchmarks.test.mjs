import { describe, expect, it } from 'vitest'
import { withFigures, withGoals } from './write-benchmarks.mjs'

/** @returns {import('./write-benchmarks.mjs').Measured} */
const measured = (name, figure, found) => ({
  name,
  where: 'a machine; 2026-11-29',
  tables: [{ title: `Table of ${name}`, head: ['what', 'time'], rows: [['all', found]] }],
  goals: [{ figure, goal: '≤ 2 ms', found, isMet: false, source: 'own' }],
  notes: ['A note of the benchmark.'],
})

describe('the table of goals', () => {
  const text = [
    '# Benchmarks',
    '',
    'By hand.',
    '',
    '| figure | bar | found | met | set by | by | on |',
    '|---|--:|--:|---|---|---|---|',
    '| one | ≤ 2 ms | 1 ms | yes | own | speed | 2026-11-01 |',
    '| other | ≤ 2 ms | 1 ms | yes | own | size | 2026-11-01 |',
    '',
    '## By hand, too',
    '',
    '| one | of another table |',
  ].join('\n')

  it('gets the row of a goal that was measured anew, in its place', () => {
    expect(withGoals(text, [measured('speed', 'one', '3 ms')])).toBe(
      text.replace(
        '| one | ≤ 2 ms | 1 ms | yes | own | speed | 2026-11-01 |',
        '| one | ≤ 2 ms | 3 ms | **NO** | own | speed | 2026-11-29 |',
      ),
    )
  })

  it('gets a new goal at its end', () => {
    expect(withGoals(text, [measured('speed', 'third', '3 ms')])).toBe(
      text.replace(
        '| size | 2026-11-01 |\n',
        '| size | 2026-11-01 |\n| third | ≤ 2 ms | 3 ms | **NO** | own | speed | 2026-11-29 |\n',
      ),
    )
  })
})

describe('the figures', () => {
  const none = '# Figures\n\nWhat this is.\n'
  const both = withFigures(none, [
    measured('speed', 'one', '3 ms'),
    measured('size', 'two', '4 ms'),
  ])

  it('have a section for each benchmark', () => {
    expect(both).toContain('## speed\n\n`npm run bench -- speed` on a machine; 2026-11-29\n')
    expect(both).toContain('| all  | 4 ms |')
    expect(both.startsWith(none)).toBe(true)
  })

  it('keep those of other benchmarks', () => {
    const again = withFigures(both, [measured('speed', 'one', '5 ms')])
    expect(again).toBe(both.replace('| all  | 3 ms |', '| all  | 5 ms |'))
  })
})
