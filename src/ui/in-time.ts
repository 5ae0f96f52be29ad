// Source: product.md S18.
const chunkTimeoutMs = 120_000

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** A part of the app that does not arrive in time counts as failed. */
export async function inTime<Value>(load: Promise<Value>, limit = chunkTimeoutMs): Promise<Value> {
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
