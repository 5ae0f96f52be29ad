import { useState, useSyncExternalStore } from 'react'

/** Time (ms) from the release of a finger until its click has arrived. */
const clickDelayMs = 100
/** A release that never arrives (dragged out of the window) holds nothing for longer than this (ms). */
const maxPressMs = 1500

let isPressed = false
const listeners = new Set<() => void>()

function setPressed(value: boolean) {
  isPressed = value
  for (const listener of listeners) listener()
}

let release: ReturnType<typeof setTimeout> | undefined
function releaseIn(delayMs: number) {
  clearTimeout(release)
  release = setTimeout(setPressed, delayMs, false)
}

const onDown = () => {
  setPressed(true)
  releaseIn(maxPressMs)
}
const onUp = () => releaseIn(clickDelayMs)

const events = [
  ['pointerdown', onDown],
  ['pointerup', onUp],
  ['pointercancel', onUp],
] as const

function subscribe(listener: () => void) {
  if (listeners.size === 0)
    for (const [name, handler] of events) window.addEventListener(name, handler, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const [name, handler] of events) window.removeEventListener(name, handler, true)
    clearTimeout(release)
    isPressed = false
  }
}

/**
 * Returns the value, unchanged while something is pressed: what appears between a press and its release would move or cover
 * the control, and the click would be lost.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  )
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
