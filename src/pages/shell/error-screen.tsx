import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { reportFailure } from './activity.ts'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layouts.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { toPageError } from './to-page-error.ts'

/** Whatever was thrown on the way to a page or by it, always in the default layout. */
export function ErrorScreen() {
  const error = toPageError(useRouteError())
  const isNotFound = error.statusCode === 404
  useEffect(() => {
    if (!isNotFound) reportFailure()
  }, [isNotFound])
  return (
    <Layout name="default" view={isNotFound ? 'not-found' : 'error'}>
      {isNotFound ? <NotFoundPage /> : <ErrorPage error={error} />}
    </Layout>
  )
}
