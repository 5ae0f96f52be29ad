import puppeteer from 'puppeteer-core'
import { chromiumFlags, ensureBrowser } from '../../scripts/ensure-browser.mjs'

/** @returns {Promise<string>} path of the browser used by the tests */
export async function browserPath() {
  const path = await ensureBrowser()
  if (path === null) throw new Error('The benchmarks need a Chromium.')
  return path
}

/**
 * Starts Chromium with our own flags only: the default ones of test drivers keep hidden pages running at full
 * speed, unlike on a phone.
 * @param {{ userDataDir?: string, args?: string[] }} [options] without a folder, a fresh profile
 */
export async function startBrowser({ userDataDir, args = [] } = {}) {
  return puppeteer.launch({
    executablePath: await browserPath(),
    ignoreDefaultArgs: true,
    defaultViewport: null,
    ...(userDataDir !== undefined && { userDataDir }),
    args: [
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-default-browser-check',
      '--lang=ja-JP',
      '--window-size=412,915',
      ...chromiumFlags,
      ...args,
      ...(userDataDir === undefined ? [] : [`--user-data-dir=${userDataDir}`]),
      'about:blank',
    ],
  })
}
