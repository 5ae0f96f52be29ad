import type { Services } from '#app/services.ts'

type Opened = Extract<Awaited<ReturnType<Services['camera']['open']>>, { readonly ok: true }>

/** A live view of the camera. */
export type OpenedCamera = Opened['value']

/** `broken`: its code could not be loaded, or has a fault. */
export type CameraTrouble =
  | Extract<Awaited<ReturnType<Services['camera']['open']>>, { readonly ok: false }>['reason']
  | 'broken'

/** A task running off the main thread, as the camera service returns it. */
export interface RunningWork<Value> {
  readonly done: Promise<
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly reason: 'canceled' | 'broken' }
  >
  cancel(): void
}
