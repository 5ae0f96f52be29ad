export type LogLevel = 'error' | 'info' | 'silent'

/** Writes one line of JSON per entry to stderr. Never contents, names, tokens or addresses of phones. */
export function createLog(level: LogLevel) {
  const write = (kind: 'error' | 'request', entry: object) => {
    const line = JSON.stringify({ time: new Date().toISOString(), kind, ...entry })
    process.stderr.write(`${line}\n`)
  }
  return {
    error: (error: unknown) => {
      if (level === 'silent') return
      const found = error instanceof Error ? error : new Error(String(error))
      const cause = found.cause instanceof Error ? found.cause.message : undefined
      write('error', { name: found.name, message: found.message, cause, stack: found.stack })
    },
    request: (entry: { route: string; method: string; status: number; ms: number }) => {
      if (level === 'info') write('request', entry)
    },
  }
}

export type Log = ReturnType<typeof createLog>
