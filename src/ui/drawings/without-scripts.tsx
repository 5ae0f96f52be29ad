import { createContext, use, type ReactNode } from 'react'
import { DrawnAlready, type Drawings } from './drawing.tsx'

/** The shapes of all drawings, given where a page is made at build time. */
export const DrawingsAtBuild = createContext<Drawings | null>(null)

/** What only those see whose browser runs no scripts: drawn at build time, never again. */
export const WithoutScripts = ({ children }: { readonly children: ReactNode }) => (
  <noscript>
    <DrawnAlready value={use(DrawingsAtBuild)}>{children}</DrawnAlready>
  </noscript>
)
