import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import type { HintId } from '#knowledge/hints/hints.ts'
import { hintSources } from '#knowledge/hints/sources.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { LinkButtons } from '#ui/share/link-buttons.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { sendLink } from '#ui/share/send-link.ts'
import { cardPicture, type PictureWords } from './card-picture.ts'
import { hintOf } from './hint-of.ts'
import styles from './share-hint-dialog.module.css'

interface ShareHintDialogProps {
  readonly id: HintId
  readonly onClose: () => void
}

/** Shares a hint, as a link or as a picture. */
export function ShareHintDialog({ id, onClose }: ShareHintDialogProps) {
  const words = texts('hints').share
  const { title, todo } = hintWords()[id]
  const address = new URL(useHref(`/inspire?card=${id}`), window.location.href).href
  return (
    <Dialog title={words.title} open onClose={onClose}>
      <p>
        <b>{title}</b>
      </p>
      <h3>{words.link}</h3>
      <LinkButtons address={address} title={title} text={todo} />
      <h3>{words.picture}</h3>
      <p>{words.pictureHow}</p>
      <Picture id={id} />
    </Dialog>
  )
}

type Drawn =
  | { readonly kind: 'none' | 'drawing' | 'failed' }
  | { readonly kind: 'drawn'; readonly file: File; readonly address: string }

function Picture({ id }: { readonly id: HintId }) {
  const words = texts('hints').share
  const [drawn, setDrawn] = useState<Drawn>({ kind: 'none' })
  const address = drawn.kind === 'drawn' ? drawn.address : null
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address)
    },
    [address],
  )
  const draw = async () => {
    setDrawn({ kind: 'drawing' })
    const blob = await cardPicture(pictureWords(id))
    if (blob === null) return setDrawn({ kind: 'failed' })
    const file = new File([blob], words.file(id), { type: blob.type })
    setDrawn({ kind: 'drawn', file, address: URL.createObjectURL(file) })
  }
  if (drawn.kind === 'drawn') return <DrawnPicture id={id} {...drawn} />
  return (
    <>
      {drawn.kind === 'failed' && (
        <Notice kind="error" title={words.failed.title}>
          <p>{words.failed.text}</p>
        </Notice>
      )}
      <Button
        icon="image"
        aria-disabled={drawn.kind === 'drawing'}
        onClick={drawn.kind === 'drawing' ? undefined : () => void draw()}
      >
        {drawn.kind === 'drawing' ? words.making : words.make}
      </Button>
    </>
  )
}

interface DrawnPictureProps {
  readonly id: HintId
  readonly file: File
  readonly address: string
}

function DrawnPicture({ id, file, address }: DrawnPictureProps) {
  const words = texts('hints').share
  const { title } = hintWords()[id]
  const canSend = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  return (
    <>
      <img
        src={address}
        alt={words.pictureOf(title)}
        width="1080"
        height="1350"
        className={`block below-3 ${styles['picture']}`}
      />
      <div className="buttons">
        {canSend && (
          <Button
            kind="filled"
            icon="share"
            onClick={() => void sendLink({ files: [file], title })}
          >
            {words.send}
          </Button>
        )}
        <Button kind="tonal" icon="download" onClick={() => saveFile(file)}>
          {words.save}
        </Button>
      </div>
    </>
  )
}

const namedTitles = 2

/** The texts on the picture of a hint. */
export function pictureWords(id: HintId): PictureWords {
  const words = texts('hints')
  const { topic, sources } = hintOf(id)
  const { title, sentences, todo } = hintWords()[id]
  const titles = sources.flatMap(({ key }) => {
    const source = hintSources().find((one) => one.key === key)
    return source === undefined ? [] : [source.title]
  })
  const names = words.share.listed(titles.slice(0, namedTitles))
  const more = titles.length - namedTitles
  return {
    topic,
    topicName: words.topics[topic],
    title,
    sentences,
    todoLabel: words.card.todo,
    todo,
    sources: words.share.sources(more > 0 ? words.share.andMore(names, more) : names),
    app: texts('shell').app,
  }
}
