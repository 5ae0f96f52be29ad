import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import type { CameraTrouble, OpenedCamera } from './camera-types.ts'

type CameraStatus = 'nothing' | 'opening' | 'decoding'

/**
 * Takes a photograph from the live view or a file; only the result of the latest request is reported.
 * `opensAtOnce` when the tap that led here requested the camera.
 */
export function useCamera(
  onFrame: (frame: Pixels) => void,
  { opensAtOnce }: { readonly opensAtOnce: boolean },
) {
  const { camera } = useServices()
  const [view, setView] = useState<OpenedCamera | null>(null)
  const [isPossible, setPossible] = useState(false)
  const [status, setStatus] = useState<CameraStatus>('nothing')
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  const isGone = useRef(false)
  const asked = useRef(0)

  /** Returns a function that tells whether this is still the latest request: a file may be picked while the camera opens. */
  function ask(next: CameraStatus) {
    const mine = ++asked.current
    setTrouble(null)
    setStatus(next)
    return () => mine === asked.current
  }

  function showBroken() {
    setStatus('nothing')
    setTrouble('broken')
  }

  async function open() {
    const isLatest = ask('opening')
    const opened = await showFault(camera.open(), () => isLatest() && showBroken())
    // The screen may have been closed while the browser asked for permission.
    if (isGone.current) return opened.ok ? opened.value.stop() : undefined
    if (opened.ok) setView(opened.value)
    if (!isLatest()) return
    setStatus('nothing')
    if (!opened.ok) setTrouble(opened.reason)
  }
  const begin = useEffectEvent(() => {
    setPossible(true)
    if (opensAtOnce) void open()
  })
  const noteBroken = useEffectEvent(() => {
    // Can be opened as far as is known, which tries again to load it.
    setPossible(true)
    showBroken()
  })
  useEffect(() => {
    isGone.current = false
    void showFault(camera.isPossible(), noteBroken).then((can) => can && !isGone.current && begin())
    return () => void (isGone.current = true)
  }, [camera])

  async function photograph(from: () => ReturnType<OpenedCamera['take']>) {
    if (status === 'decoding') return
    ask('decoding')
    const frame = await showFault(from(), showBroken)
    setStatus('nothing')
    if (frame.ok) onFrame(frame.value)
    else setTrouble(frame.reason)
  }

  return {
    view,
    isPossible,
    status,
    trouble,
    open: () => void (status === 'nothing' && open()),
    take: () => void (view !== null && photograph(() => view.take())),
    pick: (file: File) => void photograph(() => camera.fromFile(file)),
    /** Closes the live view. */
    stop: () => setView(null),
    /** The stream ended by itself: page hidden, unplugged, taken by another app. */
    end: () => {
      setView(null)
      setTrouble('interrupted')
    },
  }
}
