import type { Action, Caution, Meaning, Retest } from './message.ts'

/** A message without figures. */
type Bare<Message> = Message extends { readonly key: infer Key; readonly params: infer Params }
  ? Record<string, never> extends Params
    ? Key
    : never
  : never

const nothing = {} as const

export const meaning = <Key extends Bare<Meaning>>(key: Key) => ({ key, params: nothing })
export const action = <Key extends Bare<Action>>(key: Key) => ({ key, params: nothing })
export const caution = <Key extends Bare<Caution>>(key: Key) => ({ key, params: nothing })
export const retest = <Key extends Bare<Retest>>(key: Key) => ({ key, params: nothing })
