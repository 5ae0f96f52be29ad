// `npm run gallery [-- ja en light dark 360x640 run-one]`: takes pictures of every screen and state in every size, theme and language
// (or in those named, or of the chapters named) into gallery/, with a page to browse them. Run `npm run build` first.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumFlags, ensureBrowser } from './ensure-browser.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { contactSheet } from './tour/contact-sheet.mjs'
import { firstChapters } from './tour/first-chapters.mjs'
import { pageChapters } from './tour/page-chapters.mjs'
import { recordChapters } from './tour/record-chapters.mjs'
import { runChapters } from './tour/run-chapters.mjs'
import { beginVisit } from './tour/visit.mjs'
import { projectRoot } from './run-command.mjs'

const folder = join(projectRoot, 'gallery')
const asked = process.argv.slice(2)
const among = (all) =>
  all.some((one) => asked.includes(one)) ? all.filter((one) => asked.includes(one)) : all
const languages = among(
  readdirSync(join(projectRoot, 'src/locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
)
const themes = among(['light', 'dark', 'sunlight'])
const sizes = among(['360x640', '390x844', '768x1024', '1440x900'])
const all = { ...firstChapters, ...runChapters, ...pageChapters, ...recordChapters }
const chapters = among(Object.keys(all))

/** Number of concurrent visits; a browser's pages share the processor. */
const atOnce = 3

async function takeAll() {
  if (!(await ensureDependencies())) return false
  const executablePath = await ensureBrowser()
  if (executablePath === null) return false
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { readSite } = await import('./server/site.mjs')
  const { startStaticServer } = await import('./server/static-server.mjs')
  const { chromium } = await import('@playwright/test')
  const site = readSite(join(projectRoot, 'dist'))
  const server = await startStaticServer(site, { port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const pictures = []
  const failures = []
  const waiting = languages.flatMap((language) =>
    chapters.map((chapter) => ({ language, chapter })),
  )
  const address = `http://localhost:${server.port}`
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { language, chapter } = next
      const setting = { language, chapter, address, folder, sizes, themes }
      const visit = await beginVisit(browser, setting)
      try {
        await all[chapter](visit)
      } catch (error) {
        failures.push(`${language} ${chapter}: ${error.message}`)
        await visit.take('broken-off').catch(() => undefined)
      }
      pictures.push(...visit.pictures)
      await visit.end()
      console.log(`${language} ${chapter}: ${visit.pictures.length} pictures`)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    await browser.close()
    await server.close()
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures))
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`)
  for (const failure of failures) console.error(failure)
  return failures.length === 0
}

if (!(await takeAll())) process.exitCode = 1
