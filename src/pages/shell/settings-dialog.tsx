import { useState } from 'react'
import type { SettingsState } from '#app/settings.ts'
import { texts } from '#locales/texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { SettingsApp } from './settings-app.tsx'
import { SettingsLook } from './settings-look.tsx'
import { SettingsPace } from './settings-pace.tsx'
import { SettingsSignals } from './settings-signals.tsx'
import { SettingsStorage } from './settings-storage.tsx'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Needs the catalog `settings`. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const words = texts('settings')
  const { settings } = useServices()
  const [isKept, setIsKept] = useState(true)
  const change = (patch: Partial<SettingsState>) => setIsKept(settings.update(patch))
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      {!isKept && <Notice kind="warning">{words.notKept}</Notice>}
      <SettingsLook onChange={change} />
      <SettingsSignals onChange={change} />
      <SettingsPace />
      <SettingsStorage />
      <SettingsApp onChange={change} onLeave={onClose} />
    </Dialog>
  )
}
