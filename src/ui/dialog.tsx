import { texts } from '#locales/texts.ts'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: ReactNode
  readonly open: boolean
  /** Called by the close button, Esc, or a tap outside the dialog before anything was typed in it. */
  readonly onClose: () => void
  /** During a test: the close button is 64 px and has a visible word. */
  readonly test?: boolean
  /** It is as dark as a page, so that cards stand out from it. */
  readonly holdsCards?: boolean
  readonly children?: ReactNode
  /** Buttons that stay visible at the bottom edge. */
  readonly actions?: ReactNode
}

/** A modal dialog. Closing it returns the focus to where it was. */
export function Dialog(props: DialogProps) {
  const { title, open, onClose, test, holdsCards = false, children, actions } = props
  const dialog = useModal(open, onClose)
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      className={`edged ink clip fits round-l ${holdsCards ? 'ground' : 'paper'} ${styles['dialog']}`}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={`flex column ${styles['sheet']}`}>
          <div className={`row gap-2 ${styles['head']}`}>
            <h2 id={titleId} className="grow">
              {title}
            </h2>
            <IconButton
              icon="close"
              label={texts('ui').close}
              {...(test === true && { word: true })}
              onClick={onClose}
            />
          </div>
          <div className={`grid gap-4 top ${holdsCards ? 'sides-3' : 'sides-5'} ${styles['body']}`}>
            {children}
          </div>
          {actions !== undefined && (
            <footer className={`gap-2 grid ${styles['actions']}`}>{actions}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}

const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])'

/** Opens a dialog element as modal while `open`; closing it returns the focus to where it was. */
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

/**
 * Listens for Esc and for taps on the backdrop (the dialog itself has no padding: such a tap hits no child). Once something was typed a
 * tap beside the form is a slip, or the end of a selection.
 */
function closesOf(element: HTMLDialogElement, close: () => void) {
  const listening = new AbortController()
  let isTyped = false
  const noteTyping = ({ target }: Event) => {
    isTyped ||= target instanceof Element && target.matches(typedInto)
  }
  element.addEventListener('input', noteTyping, { signal: listening.signal })
  const listen = (type: 'cancel' | 'close' | 'click', prevents = false) =>
    element.addEventListener(
      type,
      (event) => {
        // In some browsers, `cancel` and `close` of a nested file chooser or dialog bubble.
        if (event.target !== element || (type === 'click' && isTyped)) return
        if (prevents) event.preventDefault()
        close()
      },
      { signal: listening.signal },
    )
  listen('cancel', true)
  // Chromium closes on a second Esc even if `cancel` was prevented.
  listen('close')
  listen('click')
  return listening
}
