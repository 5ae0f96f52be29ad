import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { assets } from './paths.mjs'

const source = readFileSync(join(assets, 'icon.svg'), 'utf8')
const side = 512
const paper = /<rect id="paper"[^>]*\/>/
const viewBox = 'viewBox="0 0 512 512"'
if (!paper.test(source) || !source.includes(viewBox)) {
  throw new Error('icon.svg needs a <rect id="paper"> and a viewBox of 0 0 512 512')
}

/** Crops to a square around the center of the mark: 1 keeps the whole drawing, 1.2 crops its margin. */
const zoomed = (svg, zoom) => {
  const size = side / zoom
  const start = (side - size) / 2
  return svg.replace(viewBox, `viewBox="${start} ${start} ${size} ${size}"`)
}

/** The mark alone, on a transparent background. */
export const markSvg = (zoom = 1) => zoomed(source.replace(paper, ''), zoom)

/** The mark on a white card with round corners, which stays readable on a dark desktop. */
export const cardSvg = (zoom) => {
  const size = side / zoom
  const start = (side - size) / 2
  const card = `<rect x="${start}" y="${start}" width="${size}" height="${size}" rx="${size * 0.2}" fill="#ffffff"/>`
  return zoomed(source.replace(paper, card), zoom)
}

/** The mark on white without a margin; launchers and iOS crop it to their own shape. */
export const fullSvg = () => source

export const render = (svg, width) =>
  sharp(Buffer.from(svg), { density: Math.max(72, (72 * width * 2) / side) }).resize(width, width)

export const smallPng = (image) =>
  image.png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
