import { texts } from '#locales/texts.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Button, IconButton } from '#ui/controls/button.tsx'
import styles from './toast.module.css'

interface Toast {
  readonly text: string
  /** Undo, for example. A toast with an action stays longer. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface ToastState {
  /** `turn` distinguishes two toasts with the same text. */
  readonly shown: (Toast & { readonly turn: number }) | null
  readonly turns: number
}

const toasts = createStore<ToastState>(() => ({ shown: null, turns: 0 }))

/** Shows a brief message; a new one replaces the previous. Not for anything that must be seen. */
export const showToast = (toast: Toast) =>
  toasts.setState(({ turns }) => ({ shown: { ...toast, turn: turns }, turns: turns + 1 }))

const dismiss = () => toasts.setState({ shown: null })

const shownMs = { plain: 6000, withAction: 12_000 }

/** The region for toasts, rendered once in the layout. A toast stays while it is hovered or focused. */
export function ToastRegion() {
  const shown = useStore(toasts, (state) => state.shown)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (shown === null || held) return undefined
    const timer = setTimeout(
      dismiss,
      shown.action === undefined ? shownMs.plain : shownMs.withAction,
    )
    return () => clearTimeout(timer)
  }, [shown, held])
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shown !== null && region.current !== null) uncover(region.current)
  }, [shown])
  return (
    <div
      ref={region}
      className={`row wrap gap-2 round-m airy inverse screen-only mid ${styles['region']}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className={styles['text']}>
        {shown !== null && (
          <p key={shown.turn} className="ends-2">
            {shown.text}
          </p>
        )}
      </output>
      {shown !== null && <ToastButtons toast={shown} onDone={() => setHeld(false)} />}
    </div>
  )
}

/** Keeps toasts from covering visible controls: scrolls the page, or raises the toast above controls stuck to the edge. */
function uncover(region: HTMLElement) {
  region.style.setProperty('--over', '0px')
  const { top, bottom } = region.getBoundingClientRect()
  const covered = [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.top < bottom && box.bottom > top)
  const stuck = covered.filter(({ target }) => isStuck(target))
  if (stuck.length > 0) {
    const highest = Math.min(...stuck.map(({ box }) => box.top))
    region.style.setProperty('--over', `${bottom - highest + gapPx}px`)
  }
  if (covered.length === stuck.length) return
  const lowest = Math.max(...covered.map(({ box }) => box.bottom))
  window.scrollBy({ top: Math.min(lowest, bottom) - region.getBoundingClientRect().top + gapPx })
}

const gapPx = 8

function isStuck(target: Element): boolean {
  for (let it: Element | null = target; it !== null; it = it.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(it).position)) return true
  }
  return false
}

interface ToastButtonsProps {
  readonly toast: Toast
  readonly onDone: () => void
}

function ToastButtons({ toast, onDone }: ToastButtonsProps) {
  const finish = () => {
    onDone()
    dismiss()
  }
  return (
    <div className={`flex push ${styles['buttons']}`}>
      {toast.action !== undefined && (
        <Button
          kind="text"
          onClick={() => {
            toast.action?.run()
            finish()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="close" label={texts('ui').dismissToast} onClick={finish} />
    </div>
  )
}
