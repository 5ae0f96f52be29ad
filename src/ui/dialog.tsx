import { texts } from '#locales/texts.ts'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  /** The close button, Esc or a tap beside the dialog. */
  readonly onClose: () => void
  /** During a test: the button that closes it is 64 px and has its word. */
  readonly test?: boolean
  readonly children?: ReactNode
  /** Buttons that stay in sight at the lower edge. */
  readonly actions?: ReactNode
}

/** A modal dialog. Closing gives the focus back to where it was. */
export function Dialog({ title, open, onClose, test, children, actions }: DialogProps) {
  const dialog = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog ref={dialog} className={`edged ink clip ${styles['dialog']}`} aria-labelledby={titleId}>
      {open && (
        <div className={`flex column ${styles['sheet']}`}>
          <div className={`row gap-2 ${styles['head']}`}>
            <h2 id={titleId} className="flex-1">
              {title}
            </h2>
            <IconButton
              icon="close"
              label={texts('ui').close}
              {...(test === true && { word: true })}
              onClick={onClose}
            />
          </div>
          <div className={`grid gap-4 top ${styles['body']}`}>{children}</div>
          {actions !== undefined && (
            <footer className={`gap-2 grid ${styles['actions']}`}>{actions}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Opens a dialog element as modal while `open`; closing gives the focus back to where it was. */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    const before = document.activeElement
    const listening = closesOf(element, () => close())
    if (!element.open) element.showModal()
    return () => {
      listening.abort()
      if (element.open) element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  return dialog
}

/** Esc and a tap on the backdrop (the dialog itself has no padding: such a tap hits no child). */
function closesOf(element: HTMLDialogElement, close: () => void) {
  const listening = new AbortController()
  const listen = (type: 'cancel' | 'close' | 'click', prevents = false) =>
    element.addEventListener(
      type,
      (event) => {
        // `cancel` and `close` of a file chooser or of a dialog inside bubble in some browsers.
        if (event.target !== element) return
        if (prevents) event.preventDefault()
        close()
      },
      { signal: listening.signal },
    )
  listen('cancel', true)
  // Chromium closes at a second Esc whatever `cancel` says.
  listen('close')
  listen('click')
  return listening
}
