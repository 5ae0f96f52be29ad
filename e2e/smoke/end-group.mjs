import { once } from 'node:events'

/** Ends a program that was started `detached`, with everything it started itself. */
export async function endGroup(program) {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return
  const exit = once(program, 'exit')
  process.kill(-program.pid, 'SIGKILL')
  await exit
}
