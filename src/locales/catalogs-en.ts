import type { Loaders } from './source-catalogs.ts'
import { shell } from '#locales/en/shell.ts'
import { timer } from '#locales/en/timer.ts'
import { ui } from '#locales/en/ui.ts'
import { updates } from '#locales/en/updates.ts'
import { voice } from '#locales/en/voice.ts'

/** The catalogs of the first screen come along; the others when asked for. */
export const english: Loaders = {
  shell: async () => shell,
  ui: async () => ui,
  updates: async () => updates,
  timer: async () => timer,
  live: async () => (await import('#locales/en/live.ts')).live,
  voice: async () => voice,
  'color-chart': async () => (await import('#locales/en/color-chart.ts')).colorChart,
  camera: async () => (await import('#locales/en/camera.ts')).camera,
  diagnosis: async () => (await import('#locales/en/diagnosis.ts')).diagnosis,
  judge: async () => (await import('#locales/en/judge.ts')).judge,
  hints: async () => (await import('#locales/en/hints.ts')).hints,
  manual: async () => (await import('#locales/en/manual.ts')).manual,
  status: async () => (await import('#locales/en/status.ts')).status,
  settings: async () => (await import('#locales/en/settings.ts')).settings,
  'kit-editor': async () => (await import('#locales/en/kit-editor.ts')).kitEditor,
  'kit-errors': async () => (await import('#locales/en/kit-errors.ts')).kitErrors,
  drawings: async () => (await import('#locales/en/drawings.ts')).drawings,
  share: async () => (await import('#locales/en/share.ts')).share,
  history: async () => (await import('#locales/en/history.ts')).history,
  plots: async () => (await import('#locales/en/plots.ts')).plots,
  backup: async () => (await import('#locales/en/backup.ts')).backup,
  team: async () => (await import('#locales/en/team.ts')).team,
  report: async () => (await import('#locales/en/report.ts')).report,
  standards: async () => (await import('#locales/en/standards.ts')).standards,
  batch: async () => (await import('#locales/en/batch.ts')).batch,
  first: async () => (await import('#locales/en/first.ts')).first,
}
