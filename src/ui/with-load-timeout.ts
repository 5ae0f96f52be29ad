// Source: docs/facts/first-app.md
const chunkTimeoutMs = 120_000

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Rejects when a part of the app does not load in time. */
export async function withLoadTimeout<Value>(
  load: Promise<Value>,
  limit = chunkTimeoutMs,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Loading chunk timed out')), limit)
  })
  try {
    return await Promise.race([load, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
