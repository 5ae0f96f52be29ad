/** A language is one folder beside ja/ and one entry in `languages`. Japanese is the source: its shape is the type of all others. */
const japanese = {
  shell: async () => (await import('#locales/ja/shell.ts')).shell,
  ui: async () => (await import('#locales/ja/ui.ts')).ui,
  updates: async () => (await import('#locales/ja/updates.ts')).updates,
  timer: async () => (await import('#locales/ja/timer.ts')).timer,
  live: async () => (await import('#locales/ja/live.ts')).live,
  voice: async () => (await import('#locales/ja/voice.ts')).voice,
  'color-chart': async () => (await import('#locales/ja/color-chart.ts')).colorChart,
  diagnosis: async () => (await import('#locales/ja/diagnosis.ts')).diagnosis,
  hints: async () => (await import('#locales/ja/hints.ts')).hints,
  manual: async () => (await import('#locales/ja/manual.ts')).manual,
  settings: async () => (await import('#locales/ja/settings.ts')).settings,
  'kit-editor': async () => (await import('#locales/ja/kit-editor.ts')).kitEditor,
  'kit-errors': async () => (await import('#locales/ja/kit-errors.ts')).kitErrors,
}

export type CatalogName = keyof typeof japanese
export type Catalogs = {
  readonly [Name in CatalogName]: Awaited<ReturnType<(typeof japanese)[Name]>>
}
type Loaders = { readonly [Name in CatalogName]: () => Promise<Catalogs[Name]> }

export const languages: Readonly<Record<'ja', Loaders>> = { ja: japanese }
export type Language = keyof typeof languages
