const userValue = (value) => ({ value, trust: 'user', sources: [] })

/** A kit with two readings due together and no time for the second: no plan can be made for it. */
export const collidingKit = () => ({
  schema: 1,
  id: 'gallery-colliding',
  name: 'N+P',
  maker: '',
  trust: 'user',
  note: '',
  prepare: [],
  cautions: [],
  analytes: ['n', 'p'].map((id) => ({
    id,
    name: id.toUpperCase(),
    species: '',
    unit: '',
    method: 'color',
    halfLevels: false,
    lowestDetectable: { value: null },
    chartComplete: true,
    levels: ['#f2d9c0', '#d98a7a', '#a8323e'].map((hex, index) => ({
      value: index,
      word: '',
      look: { kind: 'swatch', hex },
      trust: 'user',
      sources: [],
    })),
  })),
  lanes: [
    { id: 'soil', name: '0', after: [], steps: [{ ...step('fill', 'hands-on'), hands: 10 }] },
    ...['n', 'p'].map((id) => ({
      id,
      name: id.toUpperCase(),
      after: ['soil'],
      steps: [
        { ...step(`wait-${id}`, 'reaction'), duration: userValue(300) },
        { ...step(`read-${id}`, 'read'), analytes: [id], readWithin: userValue(1), hands: 30 },
      ],
    })),
  ],
  sources: [],
})

const step = (id, kind) => ({ id, kind, title: id, detail: '' })
