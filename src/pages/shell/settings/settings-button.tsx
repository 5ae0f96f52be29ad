import { useState, type ComponentType } from 'react'
import { texts, withTexts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { withLoadTimeout } from '#ui/with-load-timeout.ts'
import { showToast } from '#ui/toast.tsx'
import { beginWork } from '#pages/shell/progress/activity.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Loads the dialog at the first tap. */
export function SettingsButton() {
  const words = texts('shell')
  const [SettingsDialog, setSettingsDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    setIsOpen(true)
    if (SettingsDialog !== null) return
    const end = beginWork()
    try {
      const loaded = await withLoadTimeout(
        withTexts(import('./settings-dialog.tsx'), 'settings', 'updates'),
      )
      setSettingsDialog(() => loaded.SettingsDialog)
      end('done')
    } catch {
      end('failed')
      setIsOpen(false)
      showToast({ text: words.settingsFailed })
    }
  }
  return (
    <>
      <IconButton
        icon="settings"
        label={words.settings}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {SettingsDialog !== null && <SettingsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
