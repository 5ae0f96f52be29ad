export const chromiumFlags: string[]
export function findBrowser(): string | null
export function ensureBrowser(): Promise<string | null>
