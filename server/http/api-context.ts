import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import type { Limits } from '../team/limits.ts'
import type { Access } from '../team/member.ts'
import type { GuardSettings } from './guard.ts'
import type { LiveHub } from './live.ts'

export interface ApiSettings extends GuardSettings {
  readonly database: Database
  readonly live: LiveHub
  readonly limits: Limits
  readonly now: () => number
  /** Public origin of the app, such as `https://soil.example.jp`; null: the one the phone uses. */
  readonly publicUrl: string | null
  readonly onError: (error: unknown) => void
}

export interface ApiEnv {
  readonly Bindings: HttpBindings
  readonly Variables: { access: Access }
}
export type Asked = Context<ApiEnv>

/** Tools shared by the routes. */
export interface ApiTools extends ApiSettings {
  readonly readBody: (context: Asked, maxBytes: number) => Promise<Buffer>
  readonly readJson: (context: Asked, maxBytes?: number) => Promise<unknown>
}
