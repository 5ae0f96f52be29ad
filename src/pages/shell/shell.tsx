import { Outlet, useMatches } from 'react-router'
import { Layout } from './layouts.tsx'
import type { PageEntry } from './page-table.ts'

/** Around every page that could be shown. */
export function Shell({ pages }: { pages: readonly PageEntry[] }) {
  const id = useMatches().at(-1)?.id
  const page = pages.find(({ name }) => name === id)
  return (
    <Layout name={page?.layout ?? 'default'} view={page?.name ?? 'error'}>
      <Outlet />
    </Layout>
  )
}
