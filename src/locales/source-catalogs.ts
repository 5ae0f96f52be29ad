import type { Translated } from './translated.ts'

/** Japanese is the source: its shape is the type of all other languages, each a folder next to ja/ with a list like this one. */
export const japanese = {
  shell: async () => (await import('#locales/ja/shell.ts')).shell,
  ui: async () => (await import('#locales/ja/ui.ts')).ui,
  updates: async () => (await import('#locales/ja/updates.ts')).updates,
  timer: async () => (await import('#locales/ja/timer.ts')).timer,
  live: async () => (await import('#locales/ja/live.ts')).live,
  voice: async () => (await import('#locales/ja/voice.ts')).voice,
  'color-chart': async () => (await import('#locales/ja/color-chart.ts')).colorChart,
  camera: async () => (await import('#locales/ja/camera.ts')).camera,
  diagnosis: async () => (await import('#locales/ja/diagnosis.ts')).diagnosis,
  judge: async () => (await import('#locales/ja/judge.ts')).judge,
  hints: async () => (await import('#locales/ja/hints.ts')).hints,
  manual: async () => (await import('#locales/ja/manual.ts')).manual,
  status: async () => (await import('#locales/ja/status.ts')).status,
  settings: async () => (await import('#locales/ja/settings.ts')).settings,
  'kit-editor': async () => (await import('#locales/ja/kit-editor.ts')).kitEditor,
  'kit-errors': async () => (await import('#locales/ja/kit-errors.ts')).kitErrors,
  drawings: async () => (await import('#locales/ja/drawings.ts')).drawings,
  share: async () => (await import('#locales/ja/share.ts')).share,
  history: async () => (await import('#locales/ja/history.ts')).history,
  plots: async () => (await import('#locales/ja/plots.ts')).plots,
  backup: async () => (await import('#locales/ja/backup.ts')).backup,
  team: async () => (await import('#locales/ja/team.ts')).team,
  report: async () => (await import('#locales/ja/report.ts')).report,
  standards: async () => (await import('#locales/ja/standards.ts')).standards,
  batch: async () => (await import('#locales/ja/batch.ts')).batch,
  first: async () => (await import('#locales/ja/first.ts')).first,
}

export type CatalogName = keyof typeof japanese
export type Catalogs = {
  readonly [Name in CatalogName]: Translated<Awaited<ReturnType<(typeof japanese)[Name]>>>
}
export type Loaders = { readonly [Name in CatalogName]: () => Promise<Catalogs[Name]> }
