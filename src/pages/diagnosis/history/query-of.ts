import type { RecordQuery } from '#domain/record/search-records.ts'
import { dayStart } from './day-input.ts'

/** Names of the parameters that narrow the history down. */
export const queryParams = ['q', 'plot', 'kit', 'species', 'from', 'to'] as const

/** What the address asks of the history; anything that makes no sense asks for nothing. */
export function queryOf(get: (name: string) => string | null): RecordQuery {
  return {
    text: get('q') ?? '',
    plot: textOrNull(get('plot')),
    kit: textOrNull(get('kit')),
    species: textOrNull(get('species')),
    from: dayStart(get('from')),
    to: dayStart(get('to'), 1),
  }
}

const textOrNull = (text: string | null) => (text === '' ? null : text)

/** How many conditions there are, the text not among them. */
export const conditionsIn = ({ plot, kit, species, from, to }: RecordQuery) =>
  [plot, kit, species, from, to].filter((condition) => condition !== null).length
