import { texts } from '#locales/texts.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Button, IconButton } from '#ui/controls/button.tsx'
import styles from './toast.module.css'

interface Toast {
  readonly text: string
  /** Undo and the like. A toast with an action stays longer. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface ToastState {
  /** `turn` tells two toasts with the same words apart. */
  readonly shown: (Toast & { readonly turn: number }) | null
  readonly turns: number
}

const toasts = createStore<ToastState>(() => ({ shown: null, turns: 0 }))

/** Says something in passing; the newest replaces the one before. Nothing that must be seen belongs here. */
export const showToast = (toast: Toast) =>
  toasts.setState(({ turns }) => ({ shown: { ...toast, turn: turns }, turns: turns + 1 }))

const dismiss = () => toasts.setState({ shown: null })

const stay = { plain: 6000, withAction: 12_000 }

/** Where toasts appear; once in the layout. Waits while pointed at or focused. */
export function ToastRegion() {
  const shown = useStore(toasts, (state) => state.shown)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (shown === null || held) return undefined
    const timer = setTimeout(dismiss, shown.action === undefined ? stay.plain : stay.withAction)
    return () => clearTimeout(timer)
  }, [shown, held])
  return (
    <div
      className={styles['region']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className={styles['message']}>
        {shown !== null && (
          <p key={shown.turn} className={styles['text']}>
            {shown.text}
          </p>
        )}
      </output>
      {shown !== null && <ToastButtons toast={shown} onDone={() => setHeld(false)} />}
    </div>
  )
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
    <div className={styles['buttons']}>
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
