import { useRef } from 'react'
import { Button } from './button.tsx'
import type { IconName } from '#ui/icon-names.ts'

interface FileButtonProps {
  readonly children: string
  /** For the `accept` attribute: `application/json,.json`. */
  readonly accept: string
  readonly onPick: (file: File) => void
  readonly icon?: IconName
}

/** Opens the device's file chooser. The same file can be picked again. */
export function FileButton({ children, accept, onPick, icon = 'upload' }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={children}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) onPick(file)
        }}
      />
    </>
  )
}
