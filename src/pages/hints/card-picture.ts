import type { HintTopic } from '#domain/hints/hint.ts'
import { drawingBox, topicDrawings } from './topic-drawings.ts'
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

/** Portrait, as messengers and photo pages show it whole. */
const size = { width: 1080, height: 1350 }
const margin = 84
const inner = size.width - 2 * margin
const fonts = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif"
/** The light theme of tokens.css: a picture goes where no theme is known. */
const colors = {
  page: '#ffffff',
  surface: '#f5f5f5',
  ink: '#1b1b1b',
  muted: '#595959',
  primary: '#1976d2',
  line: '#767676',
}

/** A hint as a PNG; null where the browser cannot draw. */
export async function cardPicture(words: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) return null
  // Smaller letters where the words are many: the last scale fits every hint there is.
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

/** Answers with the lower edge. `onlyMeasure` draws nothing. */
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
