import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

const isWindows = process.platform === 'win32'

/**
 * Runs a program in the project's root and passes its output on.
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeoutSeconds?: number, isPiped?: boolean }} [options] piped: beside others, so it prints lines and draws nothing
 * @returns {Promise<number>} the exit code; 124 after a time-out, 127 when there is no such program
 */
export function runCommand(command, args, { timeoutSeconds, isPiped = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: isPiped ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: pathWithTools() },
      // A process group of its own, so that a time-out also ends the browsers and servers it started.
      detached: !isWindows,
      shell: isWindows,
    })
    child.stdout?.pipe(process.stdout, { end: false })
    child.stderr?.pipe(process.stderr, { end: false })
    const end = () => endGroup(child)
    process.once('SIGINT', end).once('SIGTERM', end).once('exit', end)
    let isLate = false
    const timer =
      timeoutSeconds &&
      setTimeout(() => {
        isLate = true
        console.error(`${command} took longer than ${timeoutSeconds} s and was ended.`)
        end()
      }, timeoutSeconds * 1000)
    const finish = (code) => {
      clearTimeout(timer)
      process.off('SIGINT', end).off('SIGTERM', end).off('exit', end)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      finish(127)
    })
    child.once('exit', (code) => finish(isLate ? 124 : (code ?? 1)))
  })
}

const pathWithTools = () =>
  [join(projectRoot, 'node_modules', '.bin'), dirname(process.execPath), process.env['PATH']].join(
    delimiter,
  )

function endGroup(child) {
  if (child.exitCode !== null || child.pid === undefined) return
  try {
    if (isWindows) child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Whether this file was started as the program itself rather than imported. */
export const isMain = (meta) =>
  process.argv[1] !== undefined &&
  createRequire(meta.url).resolve(process.argv[1]) === fileURLToPath(meta.url)
