import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { Layout } from './layouts.tsx'
import { pageTable } from './page-table.ts'

/** Around every page that could be shown. */
export function Shell() {
  const id = useMatches().at(-1)?.id
  const page = pageTable.find(({ name }) => name === id)
  return (
    <>
      <Layout name={page?.layout ?? 'default'} view={page?.name ?? 'error'}>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  )
}
