/** Installed by `npm run bench` alone. */
declare module 'lighthouse'
declare module 'puppeteer-core'

/** What a script looks for in a page can be tapped or filled, or the script fails. */
interface ParentNode {
  querySelector(selectors: string): HTMLInputElement
  querySelectorAll(selectors: string): NodeListOf<HTMLInputElement>
}

/** What the pages in bench/ offer to the scripts that drive them. */
interface Window {
  task: { readonly delays: readonly number[]; readonly isBlocked: boolean }
  result: () => unknown
  prepare: () => Promise<unknown>
  measure: (count: number) => Promise<unknown>
  rowsOf: (count: number) => readonly object[]
  seed: (name: string, count: number) => Promise<void>
  openHistory: (name: string) => Promise<unknown>
  readRows: (name: string) => Promise<number>
  makeTable: (rows: number) => Promise<string>
  importTable: (name: string, rows: number) => Promise<unknown>
  importPlain: (name: string, rows: number) => Promise<unknown>
  carryOver: (name: string, megabytes: number) => Promise<unknown>
  keepOne: (number: number) => Promise<boolean>
  /** Of the app's own pages, as the scripts watch them: milliseconds. */
  longTasks: number[]
  answeredAt?: number
  keptIds: () => Promise<readonly string[]>
}
