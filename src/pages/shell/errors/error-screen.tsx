import { useEffect } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { ActLink } from '#ui/controls/act.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Scene } from '#ui/drawings/scene.tsx'
import { useServices } from '#ui/services.tsx'
import { Layout } from '#pages/shell/layouts.tsx'
import { reportFailure } from '#pages/shell/progress/activity.ts'
import { useIsRunAlive } from '#pages/shell/use-is-run-alive.ts'
import styles from './error-screen.module.css'
import { toPageError, type PageError } from './to-page-error.ts'

/** Shows whatever was thrown by a page or while loading it, always in the default layout. */
export function ErrorScreen({ thrown }: { readonly thrown: unknown }) {
  const error = toPageError(thrown)
  const isNotFound = error.statusCode === 404
  useEffect(() => {
    if (!isNotFound) reportFailure()
  }, [isNotFound])
  return (
    <Layout name="default" view={isNotFound ? 'not-found' : 'error'}>
      <div className={`columns ${styles['page']}`}>
        <article className="stack gap-4">
          <Scene name={isNotFound ? 'hole' : 'spill'} className={`arrival ${styles['scene']}`} />
          {isNotFound ? <NotFound /> : <Failure error={error} />}
        </article>
        {isNotFound && <Destinations />}
      </div>
    </Layout>
  )
}

function NotFound() {
  const words = texts('shell').notFound
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.hint}</p>
      {words.english !== words.heading && (
        <p lang="en" className="muted">
          {words.english}
        </p>
      )}
      <HomeLink />
    </>
  )
}

/** The pages the user was most likely looking for. */
function Destinations() {
  const { notFound, navigation } = texts('shell')
  return (
    <Card kind="flush">
      <Rows>
        <Row icon="science" title={notFound.kits} to="/?view=kits" />
        <Row icon="history" title={notFound.records} to="/diag?view=history" />
        <Row icon="palette" title={navigation['color-chart']} to="/ColorChart" />
        <Row icon="lightbulb" title={navigation.hints} to="/inspire" />
        <Row icon="menu_book" title={navigation.manual} to="/manual" />
      </Rows>
    </Card>
  )
}

function Failure({ error }: { readonly error: PageError }) {
  const words = texts('shell').error
  const isOnline = useStore(useServices().online.store, (online) => online.isOnline)
  const isRunAlive = useIsRunAlive()
  const idleHint = isOnline ? words.hint : words.offlineHint
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{isRunAlive ? words.runHint : idleHint}</p>
      <HomeLink />
      {!isRunAlive && isOnline && (
        <Button icon="restart_alt" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      )}
      <details>
        <summary>{words.details}</summary>
        <p>{words.code(error.statusCode)}</p>
        <p lang="en" className="muted">
          {error.message}
        </p>
      </details>
    </>
  )
}

/** Reloads the app, which also fixes what a link inside the broken app cannot; never while a test is running. */
function HomeLink() {
  const words = texts('shell').error
  return (
    <ActLink
      small
      icon="timer"
      to="/"
      afresh={!useIsRunAlive()}
      aria-labelledby={undefined}
      aria-describedby={undefined}
      detail={
        words.homeEnglish === words.home ? undefined : <span lang="en">{words.homeEnglish}</span>
      }
    >
      {words.home}
    </ActLink>
  )
}
