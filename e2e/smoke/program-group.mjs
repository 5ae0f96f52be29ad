import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program in its own process group, which ends with this process. */
export function startGroup(program, args, options) {
  const group = spawn(program, args, { ...options, detached: true })
  group.once('error', (error) => console.error(`${program}: ${error.message}`))
  process.once('exit', () => killGroup(group))
  return group
}

/** Ends the program and everything it started. */
export async function endGroup(group) {
  if (!isRunning(group)) return
  const exit = once(group, 'exit')
  killGroup(group)
  await exit
}

const isRunning = ({ exitCode, signalCode, pid }) =>
  exitCode === null && signalCode === null && pid !== undefined

function killGroup(group) {
  if (isRunning(group)) process.kill(-group.pid, 'SIGKILL')
}
