import type { timer as source } from '#locales/ja/timer.ts'
import type { Translated } from '#locales/translated.ts'

/** The timer page before a test. */
export const timer: Translated<typeof source> = {
  setup: {
    kit: 'Kit',
    change: 'Change',
    firstTime: 'New here?',
    samples: 'Number of samples',
    sampleUnit: '',
    names: 'Name the samples',
    nameOf: (index) => `Name of sample ${index}`,
    sample: (index) => `Sample ${index}`,
    analytes: 'Items to test',
    pickOne: 'Choose at least one item to test.',
    prepare: (count) => (count === 1 ? 'Get 1 thing ready' : `Get ${count} things ready`),
    estimate: (length) => `About ${length}`,
    estimateAtLeast: (length) => `${length} or more (depends on the times in the leaflet)`,
    oneByOne: (length) => `One by one: ${length}`,
    searching: 'Looking for a shorter order',
    obstacle: {
      'readings-collide': (first, second, short) =>
        `"${first}" and "${second}" come at the same time, and you are ${short} short. Leave out one of the items, or check the "Time to read" of the step in the leaflet.`,
      'no-vessel': () => 'There is no container to use. Please raise the number of containers.',
      'nobody-for-role': () =>
        'Some steps still need two people. Please set the people testing to 2.',
      circular: () =>
        'Some steps wait for each other. Please correct their order on the "Edit the kit" screen.',
    },
    sharing: 'People and containers',
    people: 'People testing',
    onePerson: '1 person',
    twoPeople: '2 people',
    twoPeopleHint: 'One person prepares, the other reads.',
    vessels: 'Containers you can use',
    vesselUnit: '',
    enoughVessels: 'One per sample',
    fewerVessels: 'Fewer',
    begin: 'Start',
    awake: 'Keep the screen on during the test. If the screen is off, the sound may not play.',
    freeTimers: 'Free timers',
    manual: 'Read the steps',
    doubts: 'Some step times are unknown or estimates. Check the leaflet and correct them.',
    fix: 'Enter times',
    cautions: 'Cautions',
  },
  recent: {
    title: 'Past tests',
    all: 'See all',
    samples: (count) => (count === 1 ? '1 sample' : `${count} samples`),
    readings: (count) => (count === 1 ? '1 reading' : `${count} readings`),
    stopped: 'Stopped early',
  },
}
