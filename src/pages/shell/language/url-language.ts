import { asLanguage, type Settings } from '#app/settings/settings.ts'

/** Applies `?lang=en` of a link as the permanent language setting. Returns the address without that parameter. */
export function applyUrlLanguage(url: URL, settings: Settings): string {
  const language = asLanguage(url.searchParams.get('lang'))
  if (language !== undefined) settings.update({ language })
  const rest = new URL(url)
  rest.searchParams.delete('lang')
  return rest.pathname + rest.search + rest.hash
}
