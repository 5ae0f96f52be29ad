import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A separate server for a journey that must stop it. */
export async function startServer() {
  const child = spawn(process.execPath, ['scripts/serve.mjs', '--port', '0'])
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())
      if (found !== null) resolve(`${found[0]}/`)
    })
    child.stderr.on('data', (chunk: Buffer) => reject(new Error(chunk.toString())))
    child.once('exit', () => reject(new Error('The server went away.')))
  })
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
