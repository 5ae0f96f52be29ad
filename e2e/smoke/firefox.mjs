import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endGroup, startGroup } from './program-group.mjs'

/** Firefox as shipped by Debian, with a profile that survives a kill. */
export async function startFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), 'soil-kit-firefox-'))
  const forget = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  let running = await launch(program, profile).catch((error) => {
    forget()
    throw error
  })
  return {
    goto: (url) => running.goto(url),
    reload: () => running.reload(),
    evaluate: (expression) => running.evaluate(expression),
    perform: (actions) => running.perform(actions),
    /** Kills the browser in the middle of a write and reopens it. */
    async interrupt(url) {
      await running.end()
      running = await launch(program, profile)
      await running.goto(url)
    },
    async close() {
      await running.end()
      forget()
    },
  }
}

/** Controlled by WebDriver BiDi, which needs no separate driver. */
async function launch(program, profile) {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = startGroup(
    program,
    [...args, '--width', '400', '--height', '800', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const end = () => endGroup(browser)
  try {
    const session = await openSession(await addressOf(browser))
    return { ...session, end }
  } catch (error) {
    await end()
    throw error
  }
}

async function addressOf(browser) {
  let output = ''
  for await (const chunk of browser.stderr) {
    output += String(chunk)
    const address = /listening on (ws:\/\/\S+)/.exec(output)?.[1]
    if (address !== undefined) {
      browser.stderr.resume()
      return `${address}/session`
    }
  }
  throw new Error(`Firefox ended: ${output}`)
}

async function openSession(address) {
  const send = await connect(address)
  await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const navigate = (url) => send('browsingContext.navigate', { context, url, wait: 'complete' })
  return {
    // Firefox may drop a navigation requested during another load, and reports it.
    goto: (url) =>
      navigate(url).catch((error) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return navigate(url)
      }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    async evaluate(expression) {
      const target = { context }
      const wrapped = `JSON.stringify(${expression})`
      const answer = await send('script.evaluate', {
        expression: wrapped,
        target,
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.type === 'string' ? JSON.parse(answer.result.value) : undefined
    },
    perform: (actions) => send('input.performActions', { context, actions }),
  }
}

/** @returns a function that sends a command and resolves to its result */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)), {
      once: true,
    })
  })
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    const entry = waiting.get(message.id)
    if (entry === undefined) return
    waiting.delete(message.id)
    if (message.type === 'error') entry.reject(new Error(`${entry.method}: ${message.message}`))
    else entry.resolve(message.result)
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject, method })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
