import type { HintTopic } from '#domain/hints/hint.ts'
import { balanceWords } from './wrap-words.ts'

export interface PictureWords {
  readonly topic: HintTopic
  readonly topicName: string
  readonly title: string
  readonly sentences: readonly string[]
  readonly todoLabel: string
  readonly todo: string
  readonly sources: string
  readonly app: string
}

/** Portrait: messengers and photo sites show it uncropped. */
const size = { width: 1080, height: 1350 }
const margin = 84
const inner = size.width - 2 * margin
const fonts = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif"
/** The light theme of tokens.css: where a shared picture is viewed, no theme is known. */
const colors = {
  page: '#ffffff',
  surface: '#f5f5f5',
  ink: '#1b1b1b',
  muted: '#595959',
  primary: '#1976d2',
  line: '#767676',
}

/** Renders a hint as a PNG; null when the browser cannot draw. */
export async function cardPicture(words: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) return null
  // Smaller text when there are many words: the last scale fits every existing hint.
  const scale = [1.15, 1, 0.9, 0.8, 0.7].find((one) => fits(context, words, one)) ?? 0.6
  context.fillStyle = colors.page
  context.fillRect(0, 0, size.width, size.height)
  drawBody(context, words, scale)
  drawFoot(context, words)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

type Context = CanvasRenderingContext2D

const footTop = size.height - 214

const fits = (context: Context, words: PictureWords, scale: number) =>
  drawBody(context, words, scale, true) <= footTop - 40

/** Returns the y of the lower edge. With `onlyMeasure` it draws nothing. */
function drawBody(context: Context, words: PictureWords, scale: number, onlyMeasure = false) {
  const put = onlyMeasure ? () => undefined : drawLines
  let y = margin
  if (!onlyMeasure) drawTopic(context, words, y)
  y += 150
  const title = lines(context, words.title, inner, { size: 64 * scale, weight: 700 })
  put(context, title, margin, y, colors.ink)
  y += title.height + 36 * scale
  for (const sentence of words.sentences) {
    const known = lines(context, sentence, inner, { size: 42 * scale, weight: 400 })
    put(context, known, margin, y, colors.ink)
    y += known.height + 20 * scale
  }
  return drawTodo(context, words, scale, y + 16 * scale, onlyMeasure)
}

function drawTodo(
  context: Context,
  words: PictureWords,
  scale: number,
  top: number,
  onlyMeasure: boolean,
) {
  const padding = 36
  const label = lines(context, words.todoLabel, inner, { size: 34 * scale, weight: 700 })
  const todo = lines(context, words.todo, inner - 2 * padding - 12, {
    size: 42 * scale,
    weight: 400,
  })
  const height = 2 * padding + label.height + 8 + todo.height
  if (!onlyMeasure) {
    context.fillStyle = colors.surface
    context.fillRect(margin, top, inner, height)
    context.fillStyle = colors.primary
    context.fillRect(margin, top, 12, height)
    drawLines(context, label, margin + 12 + padding, top + padding, colors.ink)
    drawLines(context, todo, margin + 12 + padding, top + padding + label.height + 8, colors.ink)
  }
  return top + height
}

function drawTopic(context: Context, { topic, topicName }: PictureWords, top: number) {
  const side = 110
  context.save()
  context.translate(margin, top)
  context.scale(side / drawingBox, side / drawingBox)
  context.strokeStyle = colors.ink
  context.lineWidth = 2.5
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(topicDrawings[topic]))
  context.restore()
  const name = lines(context, topicName, inner - side, { size: 38, weight: 400 })
  drawLines(context, name, margin + side + 28, top + (side - name.height) / 2, colors.muted)
}

function drawFoot(context: Context, { app, sources }: PictureWords) {
  context.fillStyle = colors.line
  context.fillRect(margin, footTop, inner, 2)
  const from = lines(context, sources, inner, { size: 26, weight: 400 })
  drawLines(context, { ...from, rows: from.rows.slice(0, 2) }, margin, footTop + 20, colors.muted)
  const name = lines(context, app, inner, { size: 34, weight: 700 })
  drawLines(context, name, margin, footTop + 112, colors.ink)
}

interface Lines {
  readonly rows: readonly string[]
  readonly font: string
  readonly lead: number
  readonly height: number
}

function lines(
  context: Context,
  text: string,
  width: number,
  type: { readonly size: number; readonly weight: number },
): Lines {
  const font = `${type.weight} ${type.size}px ${fonts}`
  context.font = font
  const rows = balanceWords(text, width, (part) => context.measureText(part).width)
  const lead = type.size * 1.5
  return { rows, font, lead, height: rows.length * lead }
}

function drawLines(
  context: Context,
  { rows, font, lead }: Lines,
  x: number,
  y: number,
  ink: string,
) {
  context.font = font
  context.fillStyle = ink
  context.textBaseline = 'middle'
  for (const [index, row] of rows.entries()) context.fillText(row, x, y + lead * (index + 0.5))
}

/** One line drawing for each topic, in a box of 48 by 48, to be stroked: used on screen and in the picture of a card. */
const drawingBox = 48

const topicDrawings: Readonly<Record<HintTopic, string>> = {
  acidity: 'M16 6h16M19 6v29a5 5 0 0 0 10 0V6M19 22h10M24 28v.1M24 35v.1',
  nitrogen: 'M11 38C8 20 20 9 40 8c1 20-9 32-26 31M8 43c4-13 12-21 22-26',
  phosphate:
    'M24 8v34M24 16c-6 0-9-3-9-8 6 0 9 3 9 8zM24 13c0-5 3-7 8-7 0 5-3 8-8 8M6 22h36M24 28c-6 1-9 4-11 11M24 28c6 1 9 4 11 11M24 35c-3 1-4 3-5 7M24 35c3 1 4 3 5 7',
  potassium:
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
