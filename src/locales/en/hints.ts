import type { hints as source } from '#locales/ja/hints.ts'
import type { Translated } from '#locales/translated.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Words of /inspire. */
export const hints: Translated<typeof source> = {
  title: 'Hints',
  views: { label: 'Kinds of hints', sampling: 'Before sampling' },
  topics: {
    acidity: 'Acid soil and lime',
    nitrogen: 'Nitrogen',
    phosphate: 'Phosphate',
    potassium: 'Potassium and magnesium',
    salts: 'Salts in greenhouses',
    compost: 'Compost and green manure',
    rotation: 'Rotation and diseases',
    crops: 'Soil for each crop',
    measuring: 'Testing and advice',
  },
  marks: {
    A: 'Public source',
    'A-t': 'Public source (checked in a copy)',
    B: 'Source from an organization or maker',
    C: 'Weak evidence or estimate',
  },
  loading: 'Loading the hints…',
  find: {
    search: 'Find hints',
    searchHint: 'Find hints (example: lime)',
    saved: 'Favorites',
    found: (count) => (count === 1 ? '1 hint' : `${count} hints`),
    nothing: 'Nothing found',
    nothingHow: 'Try a shorter word.',
    near: 'Closest hints',
    noSaved: 'No favorites yet',
    noSavedHow: 'Press "Favorite" on a card to keep it here.',
    clear: 'Clear search',
  },
  deck: {
    monthTab: (month) => months[month - 1] ?? '',
    fittingTab: 'For your last test',
    fittingField: (field) => `For "${field}"`,
    fitting: 'Hints for your last test',
    from: (day) => `From the test on ${day}`,
    general: '. No crop is set, so these are general guides',
    noRecord: {
      title: 'After a test, the hints that fit come first',
    },
    month: (month) => `Useful in ${months[month - 1] ?? 'this month'}`,
    all: 'See all hints',
    unknown: {
      title: 'This hint was not found',
      text: 'The link may be old. See the other hints.',
    },
  },
  evidence: (facts) => {
    const parts = facts.map(
      ({ name, value, sample }) => `${name} ${value}${sample === '' ? '' : ` in "${sample}"`}`,
    )
    return `Your last test: ${parts.join('; ')}`
  },
  quoted: (word) => `"${word}"`,
  card: {
    todo: 'What to do',
    related: (topic) => `More on ${topic.toLowerCase()}`,
    sources: (count) => `Sources and reliability (${count})`,
    ownTodo: '"What to do" was written for this app, based on the sources.',
    favorite: 'Favorite',
    share: 'Share',
    shareOf: (title) => `Share "${title}"`,
    removed: 'Removed from your favorites',
    notKept: 'This device cannot save. If you close the page, your favorites are lost.',
  },
  share: {
    title: 'Share this hint',
    link: 'Send a link',
    picture: 'Send a picture',
    pictureHow: 'You can print it or send it to a group.',
    make: 'Make a picture',
    making: 'Making the picture…',
    failed: {
      title: 'The picture could not be made',
      text: 'Send a link, or press the button again.',
    },
    send: 'Send picture',
    save: 'Save picture',
    pictureOf: (title) => `Picture of the hint "${title}"`,
    file: (id) => `hint-${id}.png`,
    sources: (names) => `Sources: ${names}`,
    andMore: (names, more) => `${names} and ${more} more`,
    listed: (names) => names.join('; '),
  },
  sampling: {
    title: 'Before you take samples',
  },
  checklist: {
    title: 'Sampling checklist',
    progress: (done, all) => `${done} of ${all} done`,
    allDone: 'All done.',
    clear: 'Clear all checks',
    cleared: 'Checks cleared',
    kept: 'Checks are saved on this device.',
    notKept: {
      title: 'Checks cannot be saved',
      text: 'If you close the page, the checks are lost.',
    },
  },
  fivePoints: {
    text: 'Take the same amount from 5 places: a little inside the four corners, and the middle. Mix them.',
    picture:
      'A square field from above. Points 1 to 4 are a little inside the four corners, and point 5 is in the middle, where the two diagonals cross.',
  },
  depth: {
    text: 'Follow the leaflet of your kit, and always take soil from the same depth. Depths differ by crop and source.',
    what: 'For',
    layer: 'Depth',
    range: (from, to) => `${from}–${to} cm`,
    where: 'Source',
  },
  waits: {
    title: 'Days after fertilizer',
    text: 'Do not take soil right after spreading fertilizer. How long to wait differs by source.',
    days: 'Days since the last fertilizer',
    enough: 'long enough',
    more: (days) => (days === 1 ? '1 more day' : `${days} more days`),
  },
  differing: 'Where sources differ',
}
