import { failed, ok, type Result } from '#domain/result.ts'

export type CameraRefusal = 'denied' | 'missing' | 'busy'

/** The camera at the back where there is one. Call inside a tap: the browser asks for permission. */
export async function openCamera(): Promise<Result<MediaStream, CameraRefusal>> {
  // Absent on pages that are not served safely.
  const devices: MediaDevices | undefined = Reflect.get(navigator, 'mediaDevices')
  if (devices === undefined) return failed('missing')
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } }
    return ok(await devices.getUserMedia({ video, audio: false }))
  } catch (thrown) {
    return failed(refusalOf(thrown))
  }
}

/** Source: W3C Media Capture and Streams §10.2, getUserMedia(). */
function refusalOf(thrown: unknown): CameraRefusal {
  const name = thrown instanceof DOMException ? thrown.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
