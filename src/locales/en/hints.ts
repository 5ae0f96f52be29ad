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
    potash: 'Potassium and magnesium',
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
  loading: 'Putting the hints in order…',
  find: {
    search: 'Find hints',
    searchHint: 'Find hints (example: lime)',
    saved: 'Favorites',
    found: (count) => (count === 1 ? '1 hint' : `${count} hints`),
    nothing: 'No hint fits',
    nothingHow: 'Try a shorter word.',
    noSaved: 'No favorites yet',
    noSavedHow: 'Press "Favorite" on a card to keep it here.',
    clear: 'Stop searching',
  },
  deck: {
    monthTab: (month) => months[month - 1] ?? '',
    fittingTab: 'For your last test',
    fittingField: (field) => `For ${field}`,
    fitting: 'Hints for your last test',
    from: (day) => `From the test on ${day}`,
    general: '. No crop is set, so these are general limits',
    noRecord: {
      title: 'After a test, the hints that fit come first',
    },
    month: (month) => `Useful in ${months[month - 1] ?? 'this month'}`,
    all: 'See all hints',
    unknown: {
      title: 'This hint was not found',
      text: 'The link is old or wrong. Please look at other hints.',
    },
  },
  because: (facts) => {
    const parts = facts.map(
      ({ name, value, sample }) => `${name} ${value}${sample === '' ? '' : ` in "${sample}"`}`,
    )
    return `Your last test: ${parts.join('; ')}`
  },
  ph: 'pH',
  quoted: (word) => `"${word}"`,
  card: {
    todo: 'What to do',
    related: (topic) => `More on ${topic.toLowerCase()}`,
    sources: (count) => `Sources and how sure they are (${count})`,
    ownTodo: '"What to do" was written for this app from the sources.',
    favorite: 'Favorite',
    share: 'Send',
    shareOf: (title) => `Send "${title}"`,
    removed: 'Removed from your favorites',
    undo: 'Undo',
    notKept: 'This device cannot save. If you close the page, your favorites are lost.',
  },
  share: {
    title: 'Send this hint',
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
    title: 'Before you take soil',
  },
  checklist: {
    title: 'Checklist for taking soil',
    progress: (done, all) => `${done} / ${all} done`,
    allDone: 'All done.',
    clear: 'Clear all marks',
    cleared: 'The marks were cleared',
    undo: 'Undo',
    kept: 'The marks stay on this device.',
    notKept: {
      title: 'The marks cannot be kept',
      text: 'This device cannot save. If you close the page, the marks are lost.',
    },
  },
  fivePoints: {
    text: 'Take the same amount from 5 places: a little inside the four corners, and the middle. Mix them.',
    picture:
      'A square field from above. Points 1 to 4 are a little inside the four corners, and point 5 is in the middle, where the two diagonals cross.',
  },
  depth: {
    text: 'The depth differs by crop and by source. First follow the leaflet of your kit, and always take soil from the same depth.',
    what: 'For',
    layer: 'Depth',
    range: (from, to) => `${from}–${to} cm`,
    where: 'Source',
  },
  waits: {
    title: 'Days after fertilizer',
    text: 'Do not test soil right after you spread fertilizer. How many days to wait differs by source.',
    days: 'Days since the last fertilizer',
    enough: 'long enough',
    more: (days) => (days === 1 ? '1 more day' : `${days} more days`),
  },
  differing: 'Where sources differ',
}
