import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { kitCards, type KitCard } from '#app/kits/kit-cards.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { KitName } from '#ui/text/kit-name.tsx'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { KitPicture } from '#ui/drawings/scene.tsx'
import { JudgementPill } from '#ui/marks.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useArrivedFile } from '#ui/navigation/use-arrived-file.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { useServices } from '#ui/services.tsx'
import { KitSharing } from './kit-sharing.tsx'
import styles from './kit-library.module.css'
import { editorPath, useKitActions, type KitActions } from './use-kit-actions.ts'
import type { KitImportFailure, SaveFailure } from '#app/kits/own-kits.ts'
import { Notice } from '#ui/notice.tsx'
import { ProblemList } from '#pages/timer/kit-editor/problem-list.tsx'

/** `/?view=kits`: all kits; choosing one, copying one, importing and exporting files. */
export function KitLibrary() {
  const { kits } = useServices()
  const userKits = useStore(kits.store, (shelf) => shelf.userKits)
  const actions = useKitActions()
  const search = useSearchState()
  useArrivedFile(async () => {
    search.change({ file: null }, 'replace')
    await actions.importKit('arrived')
  })
  const words = texts('kit-editor').library
  const cards = kitCards(userKits)
  const own = cards.filter(({ origin }) => origin === 'user')
  const item = (card: (typeof cards)[number]) => (
    <KitItem key={card.id} card={card} actions={actions} />
  )
  return (
    <div className="gap-4 grid">
      <PageHead title={words.title} back={{ to: '/', label: words.back }} />
      <UnreadableKits />
      <Drafts />
      <h2>{words.own}</h2>
      {own.length === 0 ? (
        <p>{words.noOwn}</p>
      ) : (
        <ul className="plain gap-3 grid cards">{own.map(item)}</ul>
      )}
      <div className="columns-3 gap-2 readable">
        <Button stacked icon="add" onClick={() => void actions.create()}>
          {words.create}
        </Button>
        <Button stacked icon="upload" onClick={() => void actions.importKit()}>
          {words.import}
        </Button>
        <KitSharing onAdd={actions.add} />
      </div>
      {actions.trouble !== null && (
        <ImportTrouble trouble={actions.trouble} onDismiss={actions.dismiss} />
      )}
      <h2>{words.builtIn}</h2>
      <ul className="plain gap-3 grid cards">
        {cards.filter(({ origin }) => origin === 'built-in').map(item)}
      </ul>
    </div>
  )
}

/** Unsaved drafts of kits, so that nothing the user wrote is hidden. */
function Drafts() {
  const { kits } = useServices()
  const [drafts, setDrafts] = useState<readonly Kit[]>([])
  useEffect(() => {
    let isGone = false
    void kits.drafts().then((list) => {
      if (!isGone) setDrafts(list)
    })
    return () => {
      isGone = true
    }
  }, [kits])
  const words = texts('kit-editor').library
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="kit-drafts">
      <h2 id="kit-drafts">{words.drafts}</h2>
      <Card kind="flush">
        <Rows>
          {drafts.map((draft) => (
            <Row
              key={draft.id}
              icon="edit"
              title={draft.name}
              detail={words.continue}
              to={editorPath(draft.id)}
            />
          ))}
        </Rows>
      </Card>
    </section>
  )
}

interface KitItemProps {
  readonly card: KitCard
  readonly actions: KitActions
}

/** One kit of the list, with its mark and its actions. */
function KitItem({ card, actions }: KitItemProps) {
  const { kits } = useServices()
  const isInUse = useStore(kits.store, ({ chosen, isChosen }) => isChosen && chosen.id === card.id)
  const words = texts('kit-editor').library
  return (
    <Card as="li" kind="flush">
      <div className={`middle top gap-4 grid pad-4 ${styles['item']}`}>
        <KitPicture kit={card.copiedFrom ?? card.id} />
        <div>
          <h3>
            <KitName name={card.name} />
          </h3>
          {card.maker !== '' && <p className="small muted airy">{card.maker}</p>}
          <div className="flex wrap beside-2">
            <TrustMark quiet trust={card.trust} />
            {isInUse && <JudgementPill kind="fit">{words.chosen}</JudgementPill>}
          </div>
        </div>
      </div>
      <div className={`flex wrap gap-2 sides-4 below-3 ${styles['buttons']}`}>
        <Button
          kind={isInUse ? 'quiet' : 'tonal'}
          test
          aria-label={words.withName(words.use, card.name)}
          onClick={() => void actions.use(card)}
        >
          {words.useShort}
        </Button>
        <OtherActions card={card} actions={actions} />
      </div>
    </Card>
  )
}

function OtherActions({ card, actions }: KitItemProps) {
  const words = texts('kit-editor').library
  const [isOpen, setOpen] = useState(false)
  const isOwn = card.origin === 'user'
  const run = (action: 'adapt' | 'edit' | 'exportKit' | 'remove' | 'reset' | 'share') => () => {
    setOpen(false)
    void actions[action](card)
  }
  return (
    <>
      <Button
        kind="text"
        aria-haspopup="dialog"
        aria-label={words.moreOf(card.name)}
        onClick={() => setOpen(true)}
      >
        {words.more}
      </Button>
      <Dialog title={<KitName name={card.name} />} open={isOpen} onClose={() => setOpen(false)}>
        <Button icon="edit" onClick={run(isOwn ? 'edit' : 'adapt')}>
          {isOwn ? words.edit : words.adapt}
        </Button>
        <Button icon="share" onClick={run('share')}>
          {words.share}
        </Button>
        <Button icon="download" onClick={run('exportKit')}>
          {words.export}
        </Button>
        {card.copiedFrom !== undefined && (
          <Button icon="restart_alt" onClick={run('reset')}>
            {words.reset}
          </Button>
        )}
        {isOwn && (
          <Button icon="delete" kind="danger" onClick={run('remove')}>
            {words.remove}
          </Button>
        )}
      </Dialog>
    </>
  )
}

interface ImportTroubleProps {
  readonly trouble: KitImportFailure | SaveFailure
  readonly onDismiss: () => void
}

/** Why a file was not imported or a kit not saved: what, where, and what is safe. */
function ImportTrouble({ trouble, onDismiss }: ImportTroubleProps) {
  const words = texts('kit-editor').library
  return (
    <div ref={bringIntoView}>
      <Notice kind="error" {...(trouble.kind !== 'not-kept' && { title: words.importFailed })}>
        {trouble.kind === 'not-kept' && <p>{words.notKept[trouble.failure]}</p>}
        {trouble.kind === 'file' && <p>{words.fileProblem[trouble.reason]}</p>}
        {trouble.kind === 'invalid' && (
          <>
            <p>{words.importSafe}</p>
            <ProblemList ofFile problems={trouble.problems} />
          </>
        )}
        <Button onClick={onDismiss}>{words.dismiss}</Button>
      </Notice>
    </div>
  )
}

const bringIntoView = (it: HTMLElement | null) => it?.scrollIntoView({ block: 'nearest' })

/** Stored kits that this version cannot read, by path. */
function UnreadableKits() {
  const { kits } = useServices()
  const unreadable = useStore(kits.store, (state) => state.unreadable)
  const words = texts('kit-editor').library
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning" title={words.unreadable}>
      <ul>
        {unreadable.map((entry) => (
          <li key={entry}>
            <code>{entry}</code>
          </li>
        ))}
      </ul>
      <p>{words.unreadableRest}</p>
    </Notice>
  )
}
