import { describe, expect, it } from 'vitest'
import { emptyMark, planReplay } from './replay-plan.ts'

const mark = { head: 'first line', position: 500, events: 4, clock: '1' }
const journal = { head: 'first line', length: 500 }

describe('what to replay at start', () => {
  it('is nothing where both hold the same, or nothing yet', () => {
    expect(planReplay(mark, 4, journal)).toEqual({ kind: 'nothing' })
    expect(planReplay(null, 0, { head: '', length: 0 })).toEqual({ kind: 'nothing' })
    expect(planReplay(emptyMark, 0, { head: '', length: 0 })).toEqual({ kind: 'nothing' })
  })

  it('is the tail where a kill came between journal and database', () => {
    expect(planReplay(mark, 4, { ...journal, length: 620 })).toEqual({ kind: 'tail', from: 500 })
    expect(planReplay(emptyMark, 0, { head: 'first', length: 120 })).toEqual({
      kind: 'tail',
      from: 0,
    })
  })

  it('is everything where the browser lost the database or part of it', () => {
    expect(planReplay(null, 0, journal)).toEqual({ kind: 'whole' })
    expect(planReplay(mark, 3, journal)).toEqual({ kind: 'whole' })
  })

  it('is everything where the journal is gone, shorter, or another', () => {
    expect(planReplay(mark, 4, { head: '', length: 0 })).toEqual({ kind: 'whole' })
    expect(planReplay(mark, 4, { ...journal, length: 400 })).toEqual({ kind: 'whole' })
    expect(planReplay(mark, 4, { head: 'another line', length: 500 })).toEqual({ kind: 'whole' })
    expect(planReplay(null, 4, { head: '', length: 0 })).toEqual({ kind: 'whole' })
    expect(planReplay(emptyMark, 4, { head: '', length: 0 })).toEqual({ kind: 'whole' })
  })

  it('is everything where the journal could not take an event that the database has', () => {
    const outside = { ...mark, head: 'incomplete', position: 1 }
    expect(planReplay(outside, 4, journal)).toEqual({ kind: 'whole' })
  })
})
