import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ico from 'sharp-ico'
import { cardSvg, fullSvg, markSvg, render, smallPng } from './drawing.mjs'
import { publicFolder } from './paths.mjs'

const iconSizes = [64, 120, 144, 152, 192, 384, 512]
const maskableSizes = [192, 512]
const appleTouchSize = 180
const faviconSizes = [16, 32, 48]

/** Zoom that crops the drawing's margin where nothing else crops it. */
const cardZoom = 1.12
const faviconZoom = 1.24

export async function makeIcons() {
  const folder = join(publicFolder, 'icons')
  await mkdir(folder, { recursive: true })
  const png = (svg, size, name) =>
    smallPng(render(svg, size)).toFile(join(folder, `${name}-${size}.png`))
  const files = await Promise.all([
    ...iconSizes.map((size) => png(cardSvg(cardZoom), size, 'icon')),
    ...maskableSizes.map((size) => png(fullSvg(), size, 'maskable')),
    png(fullSvg(), appleTouchSize, 'apple-touch'),
  ])
  await writeFile(join(publicFolder, 'favicon.svg'), markSvg(faviconZoom))
  await writeFile(join(publicFolder, 'favicon.ico'), await faviconIco())
  return `${files.length} png, ${Math.round(files.reduce((sum, file) => sum + file.size, 0) / 1024)} KB`
}

async function faviconIco() {
  const images = faviconSizes.map((size) => render(markSvg(faviconZoom), size).png().toBuffer())
  return ico.encode(await Promise.all(images))
}
