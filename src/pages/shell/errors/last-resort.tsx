import { Component, type ReactNode } from 'react'
import { lastResortWords as words } from './last-resort.ja.ts'

function line(tag: 'h1' | 'p', text: string, lang?: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  if (lang !== undefined) element.lang = lang
  return element
}

function homeLink(): HTMLElement {
  const link = document.createElement('a')
  link.href = '/'
  link.append(`${words.home} `, line('p', words.homeEnglish, 'en'))
  link.style.cssText =
    'display: block; margin-top: 1.5em; padding: 1em 1.5em; border-radius: 2.5em; background: #1976d2; color: #fff; font-weight: 700; text-decoration: none'
  return link
}

/**
 * Replaces the whole page when even the error page failed. Depends on nothing in the app: no React rendering, no catalog, no stylesheet.
 */
export function showLastResort(thrown: unknown) {
  const details = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  const page = document.createElement('main')
  page.append(
    line('h1', words.title),
    line('p', words.english, 'en'),
    line('p', words.explanation),
    line('p', words.explanationEnglish, 'en'),
    homeLink(),
    line('p', words.details + details),
  )
  page.style.cssText =
    'max-width: 36em; margin: 2em auto; padding: 0 1em; font: 18px/1.7 sans-serif; color: #221c16'
  document.title = words.english
  document.body.style.background = '#f7f3ec'
  document.body.replaceChildren(page)
}

/** The outermost error boundary: what it catches was thrown by the error page itself. */
export class LastResortBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(thrown: unknown) {
    showLastResort(thrown)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
