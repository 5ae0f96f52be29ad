export const chromiumFlags: string[]
export function findBrowser(): string | null
export function findHeadlessShell(): string | null
export function ensureHeadlessShell(): Promise<void>
export function ensureBrowser(): Promise<string | null>
