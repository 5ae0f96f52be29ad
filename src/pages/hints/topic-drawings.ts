import type { HintTopic } from '#domain/hints/hint.ts'

/** One line drawing for each topic, in a box of 48 by 48, to be stroked: on screen and on the picture of a card. */
export const drawingBox = 48

export const topicDrawings: Readonly<Record<HintTopic, string>> = {
  acidity: 'M16 6h16M19 6v29a5 5 0 0 0 10 0V6M19 22h10M24 28v.1M24 35v.1',
  nitrogen: 'M11 38C8 20 20 9 40 8c1 20-9 32-26 31M8 43c4-13 12-21 22-26',
  phosphate:
    'M24 8v34M24 16c-6 0-9-3-9-8 6 0 9 3 9 8zM24 13c0-5 3-7 8-7 0 5-3 8-8 8M6 22h36M24 28c-6 1-9 4-11 11M24 28c6 1 9 4 11 11M24 35c-3 1-4 3-5 7M24 35c3 1 4 3 5 7',
  potash:
    'M24 15c-4-3-15-2-15 10 0 10 7 18 15 16 8 2 15-6 15-16 0-12-11-13-15-10zM24 15c0-4 2-7 6-9M17 26v.1M29 24v.1M23 34v.1',
  salts:
    'M6 36V24a18 18 0 0 1 36 0v12M3 36h42M24 6v30M6 24h36M10 42v.1M17 42v.1M24 42v.1M31 42v.1M38 42v.1',
  compost:
    'M5 41c7-2 9-17 19-17s12 15 19 17zM16 18c-3-3 3-5 0-9M24 17c-3-3 3-6 0-11M32 18c-3-3 3-5 0-9M17 36l4-3M25 32l4 2M29 38l4-2',
  rotation:
    'M40 20A17 17 0 0 0 10 15M8 28a17 17 0 0 0 30 5M10 7v8h8M38 41v-8h-8M24 33V22M24 27c-5 0-7-3-7-6 5 0 7 2 7 6zM24 23c0-4 3-6 7-6 0 4-2 6-7 6z',
  crops:
    'M29 19c-5-5-11-2-13 3L8 41l19-8c6-2 7-9 2-14zM29 19c0-5 2-9 7-12M29 19c5 0 9-2 12-7M29 19l10-10M18 26l4 4M14 34l3 2',
  measuring: 'M8 10h14v28H8zM8 19h14M8 28h14M30 6h8v36h-8zM30 13h8M30 21h8M34 30v.1M34 36v.1',
}
