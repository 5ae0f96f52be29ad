import { failed, ok, type Result } from '#domain/result.ts'
import type {
  Camera,
  CameraFailure,
  PhotoFile,
  CameraScreen,
  Frame,
  LiveView,
} from '#ports/camera.ts'
import { pictures, type Pictures } from '#device/image/pictures.ts'
import { listeners } from '#ports/listeners.ts'
import { attempt, attemptAsync } from './attempt.ts'

/** The back camera, with more pixels than a reading needs. */
const wishes: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1920 },
    height: { ideal: 1440 },
  },
}

/** The phone's camera through getUserMedia, and photographs from files. */
export function browserCamera(): Camera {
  const decoder = pictures()
  return {
    // Undefined on pages without a secure context.
    isPossible: () => typeof navigator.mediaDevices?.getUserMedia === 'function',
    async open() {
      const stream = await openStream()
      return stream.ok ? ok(liveView(stream.value, decoder)) : stream
    },
    fromFile: async (file) => decoder.decode(await blobOf(file)),
    thumbnail: (frame, part) => decoder.thumbnail(frame, part),
  }
}

const blobOf = async (file: PhotoFile) =>
  file instanceof Blob ? file : new Blob([await file.arrayBuffer()])

async function openStream(): Promise<Result<MediaStream, CameraFailure>> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return failed('not-supported')
  try {
    return ok(await navigator.mediaDevices.getUserMedia(wishes))
  } catch (error) {
    return failed(reasonOf(error))
  }
}

/** Reason for an error of getUserMedia. Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function reasonOf(error: unknown): CameraFailure {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-camera'
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use'
    default:
      return 'not-supported'
  }
}

/** A stream of the camera, shown on a screen until it is stopped, unplugged or hidden. */
function liveView(stream: MediaStream, decoder: Pictures): LiveView {
  const endings = listeners<[]>()
  let screen: CameraScreen | null = null
  let isOn = true

  const stop = () => {
    if (!isOn) return
    isOn = false
    document.removeEventListener('visibilitychange', stopHidden)
    for (const track of stream.getTracks()) track.stop()
    if (screen !== null) screen.srcObject = null
    endings.tell()
  }
  const stopHidden = () => {
    if (document.visibilityState === 'hidden') stop()
  }

  document.addEventListener('visibilitychange', stopHidden)
  for (const track of stream.getTracks()) track.addEventListener('ended', stop)
  stopHidden()

  return {
    show(next) {
      if (!isOn) return
      screen = next
      next.srcObject = stream
      // Ignores a `play` that is interrupted by the next one.
      void attemptAsync(() => next.play())
    },
    async take() {
      if (!isOn) return failed('interrupted')
      const taken = (await takePhoto(stream, decoder)) ?? (await takeFrame(screen, decoder))
      return isOn ? taken : failed('interrupted')
    },
    stop,
    onEnd(listener) {
      if (!isOn) queueMicrotask(listener)
      return endings.add(listener)
    },
  }
}

/** Time to wait for a photograph: some phones never return one. */
const timeoutMs = 4000

/** Takes a photograph in full resolution, without the flash, which reflects on tubes. Null if the camera cannot. */
async function takePhoto(
  stream: MediaStream,
  decoder: Pictures,
): Promise<Result<Frame, CameraFailure> | null> {
  const [track] = stream.getVideoTracks()
  const still = track === undefined ? undefined : stillCamera(track)
  if (still === undefined) return null
  const dark = await attemptAsync(() => still.takePhoto({ fillLightMode: 'off' }), timeoutMs)
  // Cameras without a flash refuse the setting.
  const photo = dark ?? (await attemptAsync(() => still.takePhoto(), timeoutMs))
  const frame = photo === undefined ? null : await decoder.decode(photo)
  return frame?.ok === true ? frame : null
}

/** The ImageCapture API. Source: https://www.w3.org/TR/image-capture/ (not in TypeScript's library; absent in Firefox and in Safari before 18.4) */
interface StillCamera {
  takePhoto(settings?: { readonly fillLightMode: 'off' }): Promise<Blob>
}

function stillCamera(track: MediaStreamTrack): StillCamera | undefined {
  const Still: unknown = Reflect.get(globalThis, 'ImageCapture')
  if (typeof Still !== 'function') return undefined
  const made: unknown = attempt(() => Reflect.construct(Still, [track]))
  return isStillCamera(made) ? made : undefined
}

const isStillCamera = (made: unknown): made is StillCamera =>
  typeof made === 'object' && made !== null && 'takePhoto' in made

/** The frame shown on the screen now. */
async function takeFrame(
  screen: CameraScreen | null,
  decoder: Pictures,
): Promise<Result<Frame, CameraFailure>> {
  if (!(screen instanceof HTMLVideoElement)) return failed('interrupted')
  await attemptAsync(() => firstPicture(screen), timeoutMs)
  const bitmap = await attemptAsync(() => createImageBitmap(screen))
  return bitmap === undefined ? failed('interrupted') : decoder.pixels(bitmap)
}

/** Waits for the first frame, since a tap may come before it. */
function firstPicture(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
  })
}
