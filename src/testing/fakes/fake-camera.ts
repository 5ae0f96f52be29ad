import type { Box } from '#domain/color/pixels.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { Camera, CameraFailure, FileFailure, Frame, LiveView } from '#ports/camera.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeCamera extends Camera {
  /** Whether a live view is on. */
  isOn(): boolean
  /** Hides the page or unplugs the camera. */
  interrupt(): void
  /** Parts for which thumbnails were requested. */
  readonly thumbnails: readonly (Box | null)[]
}

/** A camera that always sees the same frame, and files that all contain it. */
export function fakeCamera(
  options: {
    readonly still?: Frame
    readonly file?: Result<Frame, FileFailure>
    /** Reason it does not open. */
    readonly refusal?: CameraFailure
    readonly isMissing?: boolean
  } = {},
): FakeCamera {
  const still = options.still ?? grayFrame
  const thumbnails: (Box | null)[] = []
  let view: LiveView | null = null
  return {
    thumbnails,
    isPossible: () => options.isMissing !== true,
    async open() {
      if (options.isMissing === true) return failed('not-supported')
      if (options.refusal !== undefined) return failed(options.refusal)
      view = fakeLiveView(still, () => {
        view = null
      })
      return ok(view)
    },
    fromFile: async () => options.file ?? ok(still),
    async thumbnail(_frame, part) {
      thumbnails.push(part ?? null)
      return { type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9) }
    },
    isOn: () => view !== null,
    interrupt: () => view?.stop(),
  }
}

const grayFrame: Frame = {
  width: 320,
  height: 240,
  data: new Uint8ClampedArray(320 * 240 * 4).fill(160),
}

function fakeLiveView(still: Frame, whenEnded: () => void): LiveView {
  const endings = listeners<[]>()
  let isOn = true
  return {
    show(screen) {
      screen.srcObject = isOn ? 'live' : null
    },
    take: async () => (isOn ? ok(still) : failed('interrupted')),
    stop() {
      if (!isOn) return
      isOn = false
      whenEnded()
      endings.tell()
    },
    onEnd(listener) {
      if (!isOn) queueMicrotask(listener)
      return endings.add(listener)
    },
  }
}
