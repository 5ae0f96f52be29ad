import type { Services } from './services.ts'

/** Whether a reload would disturb a test or a free timer. */
export const isRunAlive = ({ session, timers }: Pick<Services, 'session' | 'timers'>) =>
  session.isAlive() || timers.isAlive()
