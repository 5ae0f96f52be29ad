import type { Loaders } from './source-catalogs.ts'
import { shell } from '#locales/easy/shell.ts'
import { timer } from '#locales/easy/timer.ts'
import { ui } from '#locales/easy/ui.ts'
import { updates } from '#locales/easy/updates.ts'
import { voice } from '#locales/easy/voice.ts'

/** The catalogs of the first screen come along; the others when asked for. */
export const easy: Loaders = {
  shell: async () => shell,
  ui: async () => ui,
  updates: async () => updates,
  timer: async () => timer,
  live: async () => (await import('#locales/easy/live.ts')).live,
  voice: async () => voice,
  'color-chart': async () => (await import('#locales/easy/color-chart.ts')).colorChart,
  camera: async () => (await import('#locales/easy/camera.ts')).camera,
  diagnosis: async () => (await import('#locales/easy/diagnosis.ts')).diagnosis,
  judge: async () => (await import('#locales/easy/judge.ts')).judge,
  hints: async () => (await import('#locales/easy/hints.ts')).hints,
  manual: async () => (await import('#locales/easy/manual.ts')).manual,
  status: async () => (await import('#locales/easy/status.ts')).status,
  settings: async () => (await import('#locales/easy/settings.ts')).settings,
  'kit-editor': async () => (await import('#locales/easy/kit-editor.ts')).kitEditor,
  'kit-errors': async () => (await import('#locales/easy/kit-errors.ts')).kitErrors,
  drawings: async () => (await import('#locales/easy/drawings.ts')).drawings,
  share: async () => (await import('#locales/easy/share.ts')).share,
  history: async () => (await import('#locales/easy/history.ts')).history,
  plots: async () => (await import('#locales/easy/plots.ts')).plots,
  backup: async () => (await import('#locales/easy/backup.ts')).backup,
  team: async () => (await import('#locales/easy/team.ts')).team,
  report: async () => (await import('#locales/easy/report.ts')).report,
  standards: async () => (await import('#locales/easy/standards.ts')).standards,
  batch: async () => (await import('#locales/easy/batch.ts')).batch,
  first: async () => (await import('#locales/easy/first.ts')).first,
}
