import { failed, ok, type Result } from '#domain/result.ts'
import type { Camera, CameraFailure, PhotoFile } from '#ports/camera.ts'
import { liveView } from './camera-live-view.ts'
import { pictures } from '#device/image/pictures.ts'

/** The one at the back, and more pixels than the reading needs. */
const wishes: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1920 },
    height: { ideal: 1440 },
  },
}

/** The phone's camera through getUserMedia, and photographs out of files. */
export function browserCamera(): Camera {
  const decoder = pictures()
  return {
    // Absent on pages that are not served securely.
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

/** Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
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
