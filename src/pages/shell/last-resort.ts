import { lastResortWords as words } from './last-resort.ja.ts'

function detailsOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
}

function line(tag: 'h1' | 'p', text: string, lang?: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  if (lang !== undefined) element.lang = lang
  return element
}

function homeLink(): HTMLElement {
  const link = document.createElement('a')
  link.href = '/'
  const english = document.createElement('span')
  english.lang = 'en'
  english.textContent = words.homeEnglish
  link.append(`${words.home} `, english)
  return link
}

/**
 * Replaces the whole page when even the error page failed. Needs nothing of the app: no React, no catalog, no stylesheet.
 */
export function showLastResort(thrown: unknown) {
  const page = document.createElement('main')
  page.append(
    line('h1', words.title),
    line('p', words.english, 'en'),
    line('p', words.explanation),
    line('p', words.explanationEnglish, 'en'),
    line('p', words.details + detailsOf(thrown)),
    homeLink(),
  )
  page.style.cssText =
    'max-width: 40em; margin: 2em auto; padding: 0 1em; font: 18px/1.7 sans-serif'
  document.title = words.english
  document.body.replaceChildren(page)
}
