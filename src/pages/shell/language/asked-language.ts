import { asLanguage, type Settings } from '#app/settings/settings.ts'

/** `?lang=en` in a link chooses the language, for good; all else in the address stays. Answers with the rest of the address. */
export function takeAskedLanguage(url: URL, settings: Settings): string {
  const language = asLanguage(url.searchParams.get('lang'))
  if (language !== undefined) settings.update({ language })
  const rest = new URL(url)
  rest.searchParams.delete('lang')
  return rest.pathname + rest.search + rest.hash
}
