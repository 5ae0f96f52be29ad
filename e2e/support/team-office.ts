import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TeamOffice {
  readonly origin: string
  /** The address of the owner's invitation. */
  readonly invitation: string
  close(): Promise<void>
}

/** The real server of an office on a separate port, with an empty SQLite file. */
export async function openOffice(): Promise<TeamOffice> {
  const data = mkdtempSync(join(tmpdir(), 'team-office-'))
  const port = 20_000 + (process.pid % 20_000)
  const server = spawn(
    'node',
    ['scripts/team.mjs', 'serve', '--port', String(port), '--data', data, '--team', '高原センター'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const invitation = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const [found] = /https?:\/\/\S+#join=[\w-]+/u.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => {
      rmSync(data, { recursive: true, force: true })
      reject(new Error(`The office did not open: ${said}`))
    })
  })
  return {
    origin: `http://localhost:${port}`,
    invitation,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
