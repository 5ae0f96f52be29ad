// Compares the calendar with JavaScript's.
/* oxlint-disable no-restricted-globals */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay, dayTimeOf, timeText, wallTime } from '#domain/calendar.ts'
import { dayReader, likelyYears, parseDay, parseTime } from './day-text.ts'

describe('a day', () => {
  it('is the one of the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => {
          const wall = Math.floor(date.getTime() / 60_000) * 60_000
          const day = dayTimeOf(wall)
          expect(`${isoDay(day)}T${timeText(day)}`).toBe(new Date(wall).toISOString().slice(0, 16))
          expect(wallTime(day)).toBe(wall)
          expect(parseDay(isoDay(day))).toEqual({ ...day, minute: null })
          expect(parseTime(timeText(day))).toBe(day.minute)
        },
      ),
    )
  })

  it.each([
    '2026-11-20',
    '2026/11/20',
    '2026.11.20',
    '2026年11月20日',
    '２０２６／１１／２０',
    '20261120',
    '２０２６１１２０',
    '令和8年11月20日',
    'R8.11.20',
    'R08.11.20',
    'R.8.11.20',
    '令8.11.20',
    'Ｒ８．１１．２０',
    'r8/11/20',
    ' 2026-11-20 ',
    '2026年11月20日(金)',
    '2026/11/20（金曜）',
    '2026年 11月 20日',
    '令和 8年11月20日 （金）',
    '2026 / 11 / 20',
    '2026 /11 /20',
  ])('may be written %s', (text) => {
    expect(parseDay(text)).toEqual({ year: 2026, month: 11, day: 20, minute: null })
  })

  it('may be a number of Excel, alone or with a time', () => {
    expect(parseDay('46346')).toMatchObject({ year: 2026, month: 11, day: 20 })
    expect(parseDay('46346.378472')).toMatchObject({ day: 20, minute: 545 })
    expect(parseDay('2026/11/20 9:05')).toMatchObject({ day: 20, minute: 545 })
    expect(parseDay('2026年11月20日(金) 9時05分')).toMatchObject({ day: 20, minute: 545 })
    expect(parseDay('2026-11-20T09:05:30.123')).toMatchObject({ day: 20, minute: 545 })
    expect(parseDay('2026-11-20  19:05:30')).toMatchObject({ day: 20, minute: 19 * 60 + 5 })
    for (const heisei of ['平成元年2月3日', '平1.2.3', 'H1.2.3', 'Ｈ.元.2.3'])
      expect(parseDay(heisei)).toMatchObject({ year: 1989, month: 2, day: 3 })
    for (const time of ['0.378472', '.378472', '９時５分', '9:05', '9:05:30', '9:05:3', '09時05分'])
      expect(parseTime(time)).toBe(545)
    expect(parseTime('21時')).toBe(21 * 60)
  })

  it.each([
    '2026-02-30',
    '2026-13-01',
    '11/20',
    '26/11/20',
    'きのう',
    '',
    '2026-11-20 24:00',
    '2026-11-20 9:75',
    '2026',
    '20260230',
    '20261320',
    '12345678',
    '120261120',
    '202611201',
    '採取2026-11-20',
    '採取R8.11.20',
    '旧H8.11.20',
    '2026-11-20 9',
  ])('is not %s', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  it.each(['24:00', '9:60', '10.5', '0.5時', '夜9:05', '9:05頃', '朝', ''])(
    'has no time of %s',
    (text) => {
      expect(parseTime(text)).toBeNull()
    },
  )

  it.each([
    ['8.4.3', 2026, 1996, 2008],
    ['8/4/3', 2026, 1996, 2008],
    ['08.04.03', 2026, 1996, 2008],
    ['8年4月3日', 2026, 1996, 2008],
    ['元.5.1', 2019, 1989, 2001],
  ])('%s is counted as its table counts', (text, reiwa, heisei, century) => {
    expect(parseDay(text)).toBeNull()
    expect(dayReader('reiwa')(text)?.year).toBe(reiwa)
    expect(dayReader('heisei')(text)?.year).toBe(heisei)
    expect(dayReader('century')(text)?.year).toBe(century)
  })

  it('keeps what says itself how it counts', () => {
    expect(dayReader('century')('R8.4.3')?.year).toBe(2026)
    expect(dayReader('reiwa')('2025/4/3')?.year).toBe(2025)
    expect(dayReader('reiwa')('8.13.3')).toBeNull()
    expect(dayReader('reiwa')('126.1.3')).toBeNull()
  })

  const today = { year: 2026, month: 11, day: 20, minute: null }
  it.each([
    [['8.4.3', '', ' ', ''], 'reiwa'],
    [['8.4.3', '西'], null],
    [['2026/4/1', '8.4.3'], null],
    [['08/11/20'], 'reiwa'],
    // A test cannot be dated tomorrow.
    [['8.11.21'], 'century'],
    [['26/11/20', '26/4/1'], 'century'],
    [['30.4.3'], 'heisei'],
    // One mistyped day is an error, not a reason to ask.
    [['2026/4/1', '2026/4/2', '26/4/3'], null],
    [['R8.4.1', 'R8.4.2'], null],
    [['3', '1.2', '西'], null],
    [[], null],
  ] as const)('%j is likely counted by %s', (cells, years) => {
    expect(likelyYears(cells, today)).toBe(years)
  })
})
