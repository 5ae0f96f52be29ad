import type { plots as source } from '#locales/ja/plots.ts'
import type { Translated } from '#locales/translated.ts'

/** The user's fields. */
export const plots: Translated<typeof source> = {
  lead: 'A plot (hojo in Japanese) is an upland field, a paddy field or a greenhouse. Add your plots to see how values change in each place, and to get fertilizer amounts for their area.',
  reading: 'Reading the plots…',
  empty: 'There are no plots yet.',
  add: 'Add a plot',
  archivedTitle: (count) => `Plots put away (${count})`,
  unreadable: (count) =>
    count === 1
      ? '1 plot cannot be read. It is kept, not deleted. Updating the app may make it readable.'
      : `${count} plots cannot be read. They are kept, not deleted. Updating the app may make them readable.`,
  failures: {
    full: 'Your device is full, and this could not be saved. Delete photos or apps you do not use, then try again.',
    denied:
      'Your browser does not allow saving, and this could not be saved. Open the app in a normal window.',
    broken:
      'The storage does not answer, and this could not be saved. Close this page and open it again.',
    'unknown-plot': 'This plot is already deleted. Open the list again.',
  },
  area: (value, unit) => `${value} ${unit}`,
  squareMeters: (value) => `= ${value} m²`,
  noArea: 'no area entered',
  growing: (crop) => `Now: ${crop}`,
  more: (count) => `Show ${count} more`,
  tests: 'Tests of this plot',
  edit: 'Edit',
  editOf: (name) => `Edit ${name}`,
  archive: 'Put away',
  unarchive: 'Use again',
  remove: 'Delete',
  removeOf: (name) => `Delete ${name}`,
  kept: 'The plot was saved.',
  archived: 'It was moved to "Plots put away". Its records stay.',
  unarchived: 'The plot is in use again.',
  removed: 'The plot was deleted. The records of its tests stay.',
  undo: 'Undo',

  form: {
    newTitle: 'Add a plot',
    editTitle: (name) => `Edit ${name}`,
    unknownHint:
      'Leave what you do not know empty or as "Not known". The app does not make up values.',
    name: 'Name',
    needName: 'Enter a name.',
    area: 'Area',
    unit: 'Unit of area',
    units: {
      m2: 'm²',
      a: 'a (are)',
      '10a': '× 10 a (tan)',
      ha: 'ha',
      tsubo: 'tsubo',
    },
    badNumber: 'Enter a number above 0.',
    badRange: ({ low, high }) => `Enter a number from ${low} to ${high}. Check the unit.`,
    soil: 'About the soil',
    texture: 'Texture (how fine it is)',
    textures: {
      sand: 'Sand (runs through the fingers)',
      'sandy-loam': 'Sandy loam (much sand)',
      loam: 'Loam (just right)',
      'clay-loam': 'Clay loam (sticky)',
      clay: 'Clay (very sticky)',
    },
    humus: 'Humus (makes soil dark)',
    humusContents: {
      has: 'Some humus (under 5%)',
      rich: 'Rich in humus (5–10%)',
      'very-rich': 'Very rich in humus (10–20%)',
      'humus-soil': 'Humus soil (20–30%)',
      peat: 'Peat soil (30% or more)',
    },
    ash: 'Volcanic ash soil (kuroboku)',
    yes: 'Yes',
    no: 'No',
    unknown: 'Not known',
    depth: 'Depth of topsoil (cm)',
    density: 'Bulk density (g/cm³)',
    crops: 'Record of crops',
    cropsHint: 'For a crop that is growing now, leave the last day empty.',
    crop: (place) => `Crop ${place}`,
    cropFrom: (place) => `First day of crop ${place}`,
    cropTo: (place) => `Last day of crop ${place}`,
    chooseCrop: 'Choose a crop',
    addCrop: 'Add a crop',
    removeCrop: (place) => `Remove crop ${place}`,
    needFrom: 'Enter the crop and its first day.',
    wrongOrder: 'The last day is before the first day.',
    note: 'Note',
    removedElsewhere:
      'This plot was deleted in another tab. Saving brings it back with what you entered.',
    save: 'Save',
    cancel: 'Cancel',
  },
}
