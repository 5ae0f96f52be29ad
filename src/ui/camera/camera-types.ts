import type { Services } from '#app/services.ts'

type Opened = Extract<Awaited<ReturnType<Services['camera']['open']>>, { readonly ok: true }>

/** A live view of the camera. */
export type OpenedCamera = Opened['value']

export type CameraTrouble = Extract<
  Awaited<ReturnType<Services['camera']['open']>>,
  { readonly ok: false }
>['reason']

/** What is being done beside the page, as the camera service gives it. */
export interface RunningWork<Value> {
  readonly done: Promise<
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly reason: 'canceled' | 'broken' }
  >
  cancel(): void
}
