import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appleSplashScreenSizes } from '@vite-pwa/assets-generator/config'
import sharp from 'sharp'
import { markSvg, render, smallPng } from './drawing.mjs'
import { assets, publicFolder } from './paths.mjs'

/** Devices missing from the generator's table. Pixels, portrait. */
const moreDevices = {
  // Pixels as other projects give them (2064 × 2752, 1668 × 2420). Assumption: half of them in points. Revisit with Apple's table.
  'iPad Pro 13" M4': { width: 2064, height: 2752, scaleFactor: 2 },
  'iPad Pro 11" M4': { width: 1668, height: 2420, scaleFactor: 2 },
  'iPhone Air': { width: 1260, height: 2736, scaleFactor: 3 },
}

const screens = [
  ...new Map(
    Object.values({ ...appleSplashScreenSizes, ...moreDevices }).map((size) => [
      `${size.width}x${size.height}@${size.scaleFactor}`,
      size,
    ]),
  ).values(),
].toSorted((a, b) => a.width - b.width || a.height - b.height)

/** Width of the mark as a share of the short side. */
const markShare = 0.42

/** Creates one image per screen and orientation, in exactly the device's pixels: iOS ignores any other. */
export async function makeSplashImages() {
  const folder = join(publicFolder, 'apple-splash')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let bytes = 0
  const links = []
  for (const screen of screens) {
    for (const orientation of ['portrait', 'landscape']) {
      const [width, height] =
        orientation === 'portrait' ? [screen.width, screen.height] : [screen.height, screen.width]
      const name = `${width}x${height}.png`
      bytes += await drawSplash(join(folder, name), width, height)
      links.push(splashLink(screen, orientation, name))
    }
  }
  await writeFile(join(assets, 'head-links.html'), `${links.join('\n')}\n`)
  return `${links.length} png, ${Math.round(bytes / 1024)} KB`
}

async function drawSplash(path, width, height) {
  const mark = Math.round(Math.min(width, height) * markShare)
  const canvas = sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(
    [{ input: await render(markSvg(), mark).png().toBuffer(), gravity: 'centre' }],
  )
  return (await smallPng(canvas).toFile(path)).size
}

function splashLink({ width, height, scaleFactor }, orientation, name) {
  const media = [
    `(device-width:${width / scaleFactor}px)`,
    `(device-height:${height / scaleFactor}px)`,
    `(-webkit-device-pixel-ratio:${scaleFactor})`,
    `(orientation:${orientation})`,
  ].join(' and ')
  return `<link rel="apple-touch-startup-image" media="screen and ${media}" href="/apple-splash/${name}">`
}
