import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface ShareKitDialogProps {
  readonly kit: Kit
  readonly onClose: () => void
}

/** Shares a kit by QR code, by link or as a file. */
export function ShareKitDialog({ kit, onClose }: ShareKitDialogProps) {
  const { links, kits } = useServices()
  const words = texts('share').give
  return (
    <ShareDialog
      name={kit.name}
      what={kit}
      pack={(it) => links.packKit(it)}
      says={{ ...words, message: words.message(kit.name) }}
      onFile={() => void kits.exportFile(kit)}
      onClose={onClose}
    />
  )
}
