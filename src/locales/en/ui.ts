import type { ui as source } from '#locales/ja/ui.ts'
import type { Translated } from '#locales/translated.ts'
import { notSaved } from './not-saved.ts'
import { speciesNames } from './species-names.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Words of the shared components. */
export const ui: Translated<typeof source> = {
  species: speciesNames,
  lateness: {
    late: (length) => `${length} late (too late)`,
    early: (length) => `${length} early`,
    'limit-unknown': (length) => `${length} late`,
  },
  notSaved,
  undo: 'Undo',
  close: 'Close',
  on: 'On',
  off: 'Off',
  decrease: (label) => `${label}: fewer`,
  increase: (label) => `${label}: more`,
  noticeKind: { note: 'Note', warning: 'Caution', error: 'Error', done: 'Done' },
  trust: {
    official: 'Official',
    reported: 'User reports',
    inferred: 'Estimate: check leaflet',
    user: 'Entered by you',
    unknown: 'Check leaflet',
  },
  generalTrust: { official: 'Official', inferred: 'Estimate' },
  sources: 'Sources',
  sourcesFolded: (count) => (count === 1 ? '1 source' : `${count} sources`),
  opensElsewhere: ' (opens another site)',
  dismissToast: 'Close this message',

  listSeparator: ', ',
  undetectable: 'Not detected',
  limits: {
    '<': (amount: string) => `below ${amount}`,
    '<=': (amount: string) => `at most ${amount}`,
    '>=': (amount: string) => `at least ${amount}`,
    '>': (amount: string) => `above ${amount}`,
  },
  noColorFits: 'No color fits',
  dilute:
    'Darker than the darkest color? Dilute the soil liquid with water and test again. If you diluted it to twice the volume, double the value.',
  notRead: 'Could not read',
  betweenLevels: (lower, upper, unit) =>
    `between ${lower} and ${upper}${unit === '' ? '' : ` ${unit}`}`,
  range: (lower, upper) => (upper === '' ? `${lower} or more` : `${lower}–${upper}`),
  nthLevel: (place) => `Level ${place}`,

  half: 'between',
  halfOf: (range) => range,
  gap: (lower, upper) => `Between ${lower} and ${upper}`,
  below: (value) => `Below ${value}`,
  above: (value) => `Above ${value}`,
  typeNumber: 'Enter the value from the paper chart',
  computedColor: 'calculated',
  invite: {
    title: 'Register your color chart',
    hint: 'Take one photo, then read by color',
  },
  pad: {
    title: 'Number',
    erase: 'Delete one digit',
    range: '– (range)',
    badPh: 'pH is a number from 0 to 14 (example: 6.5).',
  },

  length: (hours, minutes, seconds) =>
    [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, seconds > 0 && `${seconds} s`]
      .filter(Boolean)
      .join(' ') || '0 s',
  monthDay: (month, day) => `${months[month - 1] ?? String(month)} ${day}`,
  dateTime: ({ year, month, day, clock }) =>
    `${months[month - 1] ?? String(month)} ${day}, ${year} ${clock}`,
}
