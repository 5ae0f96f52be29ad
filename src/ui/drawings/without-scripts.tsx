import { createContext, use, type ReactNode } from 'react'
import { PreloadedDrawings, type Drawings } from './drawing.tsx'

/** The shapes of all drawings, provided when a page is prerendered at build time. */
export const DrawingsAtBuild = createContext<Drawings | null>(null)

/** Content for browsers without scripts: rendered at build time, never again. */
export const WithoutScripts = ({ children }: { readonly children: ReactNode }) => (
  <noscript>
    <PreloadedDrawings value={use(DrawingsAtBuild)}>{children}</PreloadedDrawings>
  </noscript>
)
