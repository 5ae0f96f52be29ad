import type { timer as source } from '#locales/ja/timer.ts'
import type { Translated } from '#locales/translated.ts'

/** The timer page before a test. */
export const timer: Translated<typeof source> = {
  welcome: {
    promise: 'Your first soil test, one step at a time.',
    language: 'Language',
    steps: [
      { title: 'Choose your kit', detail: 'Find it by its picture' },
      { title: 'Try the sound', detail: 'It tells you when to read' },
      { title: 'Practice with water', detail: '40 seconds, no reagents' },
    ],
    choose: 'Choose your kit',
    minutes: 'Ready in five minutes',
    straight: 'Test without practice',
  },
  setup: {
    kit: 'Kit',
    change: 'Change kit',
    samples: 'Samples',
    sampleUnit: '',
    names: 'Names',
    namesTitle: 'Names of the samples',
    nameOf: (index) => `Name of sample ${index}`,
    sample: (index) => `Sample ${index}`,
    nameSeparator: ',\u00a0',
    scan: 'Read a label',
    unknownField: 'This label is for a field that is not on this device.',
    alreadyThere: (name, place) => `"${name}" is already sample ${place}.`,
    again: 'Test this field once more',
    full: (most) => `No more than ${most} samples can be tested at once.`,
    searchFields: 'Search your fields',
    groups: 'Groups',
    foundFields: (count) =>
      count === 0 ? 'None found' : count === 1 ? '1 field' : `${count} fields`,
    moreFields: 'Show more',
    pickMany: 'Choose several fields',
    pickAll: (count) => `Choose all ${count}`,
    pickNone: 'Clear selection',
    takeFields: (count) => (count === 1 ? 'Use this field' : `Use these ${count} fields`),
    fromPlots: 'Choose from your fields',
    done: 'Done',
    analytes: 'Items to test',
    pickOne: 'Choose at least one item to test.',
    prepare: 'What you need',
    cautions: 'Cautions',
    sampling: 'How to take samples',
    estimate: (samples, length) =>
      `${samples} ${samples === 1 ? 'sample' : 'samples'}, about ${length}`,
    estimateAtLeast: (samples, length) =>
      `${samples} ${samples === 1 ? 'sample' : 'samples'}, ${length} or more (see the leaflet)`,
    oneByOne: (length) => `One by one: about ${length}`,
    infeasibility: {
      'readings-collide': (first, second, short) =>
        `"${first}" and "${second}" come at the same time, and you are ${short} short. Leave out one of the items, or check the "Time to read" of the step in the leaflet.`,
      'no-vessel': () => 'There is no bottle to use. Please raise the number of bottles.',
      'nobody-for-role': () =>
        'Some steps still need two people. Please set the people testing to 2.',
      circular: () =>
        'Some steps wait for each other. Please correct their order on the "Edit the kit" screen.',
    },
    shared: (people, vessels) =>
      `${people === 1 ? '1 person' : `${people} people`}, ${vessels === null ? 'a bottle for each sample' : `${vessels} bottles`}`,
    sharing: 'Change',
    sharingTitle: 'People and bottles',
    people: 'People testing',
    onePerson: '1 person',
    twoPeople: '2 people',
    twoPeopleHint: 'Each takes half of the samples',
    vessels: 'Bottles',
    vesselUnit: '',
    enoughVessels: 'One per sample',
    fewerVessels: 'Fewer',
    begin: 'Start',
    loading: 'Reading your records',
    late: 'Your records are taking a while to load',
    lateHint: 'If a test was running, it will resume.',
    beginUnsaved: 'Start without waiting (not saved)',
    awake: 'Keep the screen on during the test. If it is off, the sound may not play.',
    freeTimers: 'Timers',
    manual: 'See the steps',
    doubts: 'Check the times in the leaflet.',
    fix: 'Enter times',
  },
  recent: {
    title: (day) => `Last test, ${day}`,
    others: (count) => ` and ${count} more`,
    stopped: ' (stopped early)',
  },
}
