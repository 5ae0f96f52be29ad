import { once } from 'node:events'
import { freePort } from '../../scripts/server/free-port.mjs'
import { endGroup, startGroup } from './program-group.mjs'

/** WebKitGTK through its own driver, on a virtual screen if there is none. */
export async function startWebkit({ driver, browser, screen }) {
  const port = await freePort()
  const display = screen === null ? null : await openScreen(screen)
  const program = startGroup(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(display && { DISPLAY: display.name }),
      // No graphics card, no bus, no sandbox: it may run in a container as root.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  const end = async () => {
    await endGroup(program)
    if (display) await endGroup(display.program)
  }
  try {
    return { ...(await openSession(`http://127.0.0.1:${port}`, browser)), close: end }
  } catch (error) {
    await end()
    throw error
  }
}

async function openSession(driver, binary) {
  await untilListening(driver)
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await send(`${driver}/session`, { capabilities })
  const session = `${driver}/session/${sessionId}`
  await send(`${session}/window/rect`, { width: 420, height: 800 })
  const goto = (url) => send(`${session}/url`, { url })
  return {
    goto,
    reload: () => send(`${session}/refresh`, {}),
    // Its driver gives every session its own storage, which a kill would delete: only the page is closed.
    interrupt: (url) => send(`${session}/url`, { url: 'about:blank' }).then(() => goto(url)),
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression})`
      const answer = await send(`${session}/execute/sync`, { script, args: [] })
      return answer === null ? undefined : JSON.parse(answer)
    },
    perform: (actions) => send(`${session}/actions`, { actions }),
  }
}

async function send(address, body) {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${address}: ${value?.error} ${value?.message}`)
  return value
}

async function untilListening(driver) {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${driver}/status`)
      return
    } catch (error) {
      if (tries > 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Xvfb writes the number of the screen it chose, and exits when the reading end of that pipe is closed. */
async function openScreen(xvfb) {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp']
  const program = startGroup(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  let output = ''
  while (!output.includes('\n')) {
    const [chunk] = await once(program.stdio[3], 'data')
    output += String(chunk)
  }
  return { program, name: `:${output.trim()}` }
}
