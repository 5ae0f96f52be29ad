import type { Translated } from '#locales/translated.ts'

export const comparingText: Translated<typeof import('./comparing.ja.ts').comparingText> = {
  light: 'Compare in bright natural light, on white paper. Avoid direct sunlight.',
  screen:
    'Colors on a screen change with the brightness and the device. If you are not sure, decide with the paper color chart.',
  paperFigure:
    'A black figure on paper is more reliable than one on a screen. Put a black figure on white paper and look from the same distance every time.',
  threeWords:
    'First decide which is closest: "clearly seen", "faint" or "not seen". That makes it easier to choose.',
  sources: {
    RT: 'Rapitest leaflet (copy, in English)',
    LT1: 'LabTech Soil Master: procedure (in English)',
    WR: 'Water Rangers: how to use PACKTEST (in English)',
    FG: 'fishtankguide.blog (in English)',
  },
}
