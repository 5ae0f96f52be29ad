// Generates everything under public/ that has a source: icons, splash images, fonts. The output is committed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const here = import.meta.dirname
if (!existsSync(`${here}/node_modules`)) {
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: 'inherit' })
}

const { makeIcons } = await import('./icons.mjs')
const { makeSplashImages } = await import('./splash.mjs')
const { makeIconFont } = await import('./icon-font.mjs')
const { makeHeadingFont } = await import('./heading-font.mjs')

const jobs = {
  icons: makeIcons,
  splash: makeSplashImages,
  'icon-font': makeIconFont,
  'heading-font': makeHeadingFont,
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(jobs)
for (const name of wanted) {
  const job = jobs[name]
  if (!job) throw new Error(`no such asset: ${name}; there are ${Object.keys(jobs).join(', ')}`)
  console.log(`${name}: ${await job()}`)
}
