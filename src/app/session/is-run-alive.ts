import type { Services } from '#app/services.ts'

/** Whether a reload would disturb a test or a free timer. */
export const isRunAlive = ({ session, timers }: Pick<Services, 'session' | 'timers'>) =>
  session.store.getState().phase === 'running' || timers.store.getState().timers.length > 0
