import { expect, test } from 'vitest'

const files = import.meta.glob<string>('/src/locales/{ja,easy}/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const inLanguage = (language: string) =>
  Object.entries(files).filter(([path]) => path.startsWith(`/src/locales/${language}/`))

/** Quoted texts that are not labels of the app: from the phone or a leaflet, or spoken. */
const foreign = [
  '消音モード',
  '消音（しょうおん）モード',
  '共有（きょうゆう）',
  '︙',
  'アプリをインストール',
  'インストール',
  '履歴とデータを消去',
  '履歴（りれき）とデータを消去（しょうきょ）',
  '使用期限（しようきげん）',
  '不足',
  'できない',
  // A heading in the user's own table.
  '採取日',
  '多い・少ない',
  '多いか、少ないか',
  '.xlsx',
  '3、2、1、引き上げます',
  '3、2、1、上げます',
  // 「あと${length}待つ」
  'あと30分待つ',
]

test.each(['ja', 'easy'])('in %s a label is quoted as it is on the screen', (language) => {
  const all = inLanguage(language)
  const everything = all.map(([, source]) => source).join('\n')
  const quoting = all.filter(([path]) =>
    /\/(timer|live|first|settings|share|manual|backup)\.ts$/.test(path),
  )
  const quoted = quoting.flatMap(([, source]) =>
    [...source.matchAll(/「([^「」$]+)」/g)].map(([, label = '']) => label),
  )
  expect(quoted.length).toBeGreaterThan(5)
  const isThere = (label: string) =>
    foreign.includes(label) || ["'", '`'].some((quote) => everything.includes(quote + label))
  expect(quoted.filter((label) => !isThere(label))).toEqual([])
})
