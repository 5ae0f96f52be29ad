import { useState } from 'react'
import type { FoundCard } from '#domain/color/card/find-card.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import type { FoundGrid } from '#domain/color/printed/find-chart.ts'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { useWork } from './use-work.ts'

/** A photograph with what was detected in it automatically. */
export interface FoundPhoto {
  readonly frame: Pixels
  /** Our own printed card. */
  readonly card: FoundCard | null
  /** Printed charts, the most likely first. */
  readonly grids: readonly FoundGrid[]
}

/**
 * Takes a photograph and searches it for our own card and for printed charts. If that is canceled or fails, everything has to be tapped.
 */
export function useFoundPhoto() {
  const { camera } = useServices()
  const { shown: work, run, cancel } = useWork()
  const [photo, setPhoto] = useState<FoundPhoto | null>(null)
  const [isLooking, setLooking] = useState(false)

  function show(found: FoundPhoto) {
    setLooking(false)
    setPhoto(found)
  }

  async function find(frame: Pixels): Promise<FoundPhoto> {
    const card = await run('finding', () => camera.findCard(frame))
    const isStopped = !card.ok && card.reason === 'canceled'
    const grids = isStopped ? card : await run('finding', () => camera.findGrids(frame))
    return { frame, card: card.ok ? card.value : null, grids: grids.ok ? grids.value : [] }
  }

  async function look(frame: Pixels) {
    setLooking(true)
    show(await showFault(find(frame), () => show({ frame, card: null, grids: [] })))
  }

  return {
    photo,
    work: isLooking ? ('finding' as const) : work,
    cancel,
    look: (frame: Pixels) => void look(frame),
    forget: () => setPhoto(null),
  }
}
