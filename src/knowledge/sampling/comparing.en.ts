import type { Translated } from '#locales/translated.ts'

export const comparingText: Translated<typeof import('./comparing.ja.ts').comparingText> = {
  light: 'Compare in bright daylight, on white paper. Avoid direct sunlight.',
  screen:
    'Colors on a screen change with the brightness and the device. If you are not sure, decide with the paper color chart.',
  paperFigure:
    'A black figure on paper is more reliable than one on a screen. Draw it on white paper and look from the same distance every time.',
  threeWords: 'First choose one of "clearly seen", "faint" and "not seen".',
  sources: {
    RT: 'Rapitest leaflet (copy, in English)',
    LT1: 'LabTech Soil Master: procedure (in English)',
    WR: 'Water Rangers: how to use PACKTEST (in English)',
    FG: 'Testing aquarium water explained (in English)',
  },
}
