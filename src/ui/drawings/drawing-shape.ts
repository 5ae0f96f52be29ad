/**
 * How a shape is drawn. `ink` is a line, `thin` a finer one, `move` one that says what to do (arrows), `dark` filled with
 * ink; `paper`, `water`, `soil`, `milk` and `deep` are surfaces without a line. `white`, `black`, `mist` and the line `pen` are the
 * same in every theme: white paper stays white.
 */
export type Paint =
  | 'ink'
  | 'thin'
  | 'move'
  | 'dark'
  | 'paper'
  | 'water'
  | 'soil'
  | 'milk'
  | 'deep'
  | 'white'
  | 'black'
  | 'mist'
  | 'pen'

/** Path data in a field of 160 × 120. The upper right corner (from 108, to 52) stays free for a stopwatch. */
export type Shape = readonly [paint: Paint, path: string]
export type Shapes = readonly Shape[]
