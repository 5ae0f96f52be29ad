import { useState } from 'react'
import { onceAsync } from '#domain/once.ts'

/** One id for all tries to save something new: storage that refused a write may still complete it. A failed request is repeated. */
export function useOneId(newId: () => Promise<string>): () => Promise<string> {
  const [id] = useState(() => onceAsync(newId))
  return id
}
