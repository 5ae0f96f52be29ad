import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Result } from '#domain/result.ts'
import type { Photo } from './photos.ts'

/** A photograph for reading: upright, sRGB, at most 1600 pixels long, without EXIF or location. */
export type Frame = Pixels

export type CameraFailure =
  /** Refused by the user, or by the browser on their behalf. */
  | 'denied'
  | 'no-camera'
  /** Another app or page is using it. */
  | 'in-use'
  | 'not-supported'
  /** It stopped during use: unplugged, page hidden, stopped. */
  | 'interrupted'
  | FileFailure

export type FileFailure =
  /** A HEIC photograph that this browser cannot decode. */
  'heic' | 'cannot-decode' | 'too-large' | 'too-small'

/** The phone's camera, and photographs from files. Nothing leaves the device. */
export interface Camera {
  /** False where the browser gives pages no camera: files still work. */
  isPossible(): boolean
  /** Opens a live view of the rear camera. Call inside a tap. */
  open(): Promise<Result<LiveView, CameraFailure>>
  fromFile(file: PhotoFile): Promise<Result<Frame, FileFailure>>
  /** A small picture of the frame or a part of it, for storage: at most 30 kB. Null where it cannot be made. */
  thumbnail(frame: Frame, part?: Box): Promise<Photo | null>
}

/** Ends by itself when the page is hidden: a camera not in view is off. */
export interface LiveView {
  show(screen: CameraScreen): void
  /** Takes one still in the camera's best quality. */
  take(): Promise<Result<Frame, CameraFailure>>
  stop(): void
  /** Called once when the view ends, for whatever reason; at once if it has ended already. */
  onEnd(listener: () => void): () => void
}

/** The parts of a `<video>` element that a camera needs. */
export interface CameraScreen {
  srcObject: unknown
  play(): Promise<void>
}

/** The parts of a `File` that a camera needs. */
export interface PhotoFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}
