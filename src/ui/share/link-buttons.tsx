import { useId, useState } from 'react'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast.tsx'
import { copyText, hasShareSheet, sendLink } from './send-link.ts'

interface LinkButtonsProps {
  readonly address: string
  /** Title for the share sheet and the subject of a mail. */
  readonly title: string
  readonly text: string
}

/** Shares a link by the share sheet or the clipboard. If neither works, shows it to be copied by hand. */
export function LinkButtons({ address, title, text }: LinkButtonsProps) {
  const words = texts('share').give
  const [byHand, setByHand] = useState(false)
  const copy = async () => {
    if (await copyText(address)) showToast({ text: words.copied })
    else setByHand(true)
  }
  const send = async () => {
    if (!(await sendLink({ title, text, url: address }))) await copy()
  }
  return (
    <>
      <div className="grid gap-3 fitted">
        {hasShareSheet() && (
          <Button kind="filled" icon="share" onClick={() => void send()}>
            {words.send}
          </Button>
        )}
        <Button icon="content_copy" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      {byHand && <ByHand address={address} />}
    </>
  )
}

function ByHand({ address }: { readonly address: string }) {
  const words = texts('share').give
  const id = useId()
  return (
    <Notice kind="warning" title={words.notCopied.title}>
      <p>{words.notCopied.text}</p>
      <label htmlFor={id}>{words.linkText}</label>
      <textarea
        id={id}
        readOnly
        rows={3}
        value={address}
        className="block fill small"
        onFocus={({ target }) => target.select()}
      />
    </Notice>
  )
}
