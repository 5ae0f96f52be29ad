import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Result } from '#domain/result.ts'
import type { Photo } from './photos.ts'

/** A photograph to be read: upright, sRGB, at most 1600 pixels long, without EXIF or location. */
export type Frame = Pixels

export type CameraFailure =
  /** The user, or the browser in their name, said no. */
  | 'denied'
  | 'no-camera'
  /** Another app or page holds it. */
  | 'in-use'
  | 'not-supported'
  /** It went away in the middle: unplugged, page hidden, stopped. */
  | 'interrupted'
  | FileFailure

export type FileFailure =
  /** A HEIC photograph that this browser cannot decode. */
  'heic' | 'cannot-decode' | 'too-large' | 'too-small'

/** The camera of the phone, and photographs out of files. Nothing leaves the device. */
export interface Camera {
  /** False where the browser shows no camera to pages: files still work. */
  isPossible(): boolean
  /** The camera at the back, in a live view. Call inside a tap. */
  open(): Promise<Result<LiveView, CameraFailure>>
  fromFile(file: PhotoFile): Promise<Result<Frame, FileFailure>>
  /** A small picture of the frame or of a part of it, to be kept: at most 30 kB. Null where it cannot be made. */
  thumbnail(frame: Frame, part?: Box): Promise<Photo | null>
}

/** Ends by itself when the page is hidden: a camera that is not in view is off. */
export interface LiveView {
  show(screen: CameraScreen): void
  /** One still, as good as the camera makes it. */
  take(): Promise<Result<Frame, CameraFailure>>
  stop(): void
  /** Told once, by whatever it ended; at once where it has ended already. */
  onEnd(listener: () => void): () => void
}

/** What a `<video>` element is to a camera. */
export interface CameraScreen {
  srcObject: unknown
  play(): Promise<void>
}

/** What a `File` is to a camera. */
export interface PhotoFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}
