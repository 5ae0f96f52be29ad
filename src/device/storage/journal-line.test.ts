import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLine, parseLine, parsePage, sealLines } from './journal-line.ts'
import type { StoredEvent } from '#ports/event-log.ts'

const event: StoredEvent = {
  id: '01890000-0000-7000-8000-000000000001',
  device: 'aaaa',
  clock: '1700000000000-0000-aaaa',
  stream: 'records',
  kind: 'record-kept',
  version: 1,
  payload: { name: '北の畑\n二行目', value: 0.5 },
}
const bytes = (text: string) => new TextEncoder().encode(text)
const formatLine = (written: StoredEvent) => new TextDecoder().decode(sealLines(openLine(written)))

describe('a line of the journal', () => {
  it('carries the published check value of CRC-32', () => {
    // Source: https://reveng.sourceforge.io/crc-catalogue/all.htm, check of CRC-32/ISO-HDLC over "123456789".
    const sealed = new TextDecoder().decode(sealLines('00000000 123456789\n00000000 123456789\n'))
    expect(sealed).toBe('cbf43926 123456789\ncbf43926 123456789\n')
    expect(formatLine(event)).toMatch(/^[\da-f]{8} \{"id":.*\}\n$/u)
  })

  it('comes back as it went in', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (payload, stream) => {
          const written = {
            ...event,
            stream,
            payload: JSON.parse(JSON.stringify(payload)) as unknown,
          }
          expect(parseLine(formatLine(written).slice(0, -1))).toEqual(written)
        },
      ),
    )
  })

  it('is refused when any one character changed', () => {
    const line = formatLine(event).slice(0, -1)
    fc.assert(
      fc.property(fc.nat(line.length - 1), (at) => {
        const changed = `${line.slice(0, at)}${line[at] === 'x' ? 'y' : 'x'}${line.slice(at + 1)}`
        expect(parseLine(changed)).toBeNull()
      }),
    )
  })
})

describe('a page of the journal', () => {
  it('gives its events, counts what it cannot read, keeps the torn end for the next page', () => {
    const page = parsePage(
      bytes(`${formatLine(event)}garbage\n\n${formatLine(event)}0badc0de {"id"`),
    )
    expect(page.events).toEqual([event, event])
    expect(page.unreadable).toBe(1)
    expect(new TextDecoder().decode(page.rest)).toBe('0badc0de {"id"')
  })

  it('can be cut anywhere, also inside a character', () => {
    const whole = bytes(formatLine(event))
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const first = parsePage(whole.slice(0, cut))
      const second = parsePage(Uint8Array.from([...first.rest, ...whole.slice(cut)]))
      expect([...first.events, ...second.events]).toEqual([event])
    }
  })
})
