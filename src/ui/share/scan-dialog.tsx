import { useNavigate } from 'react-router'
import { arrivalOf, fragmentIn } from '#domain/share/link-fragment.ts'
import { texts } from '#locales/texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { QrScanner } from '#ui/qr/qr-scanner.tsx'

/** Scans the QR code of a kit or a chart from another phone's screen, and opens its preview. */
export function ScanDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const arrive = (text: string) => {
    onClose()
    void navigate(arrivalOf(fragmentIn(text) ?? ''))
  }
  return (
    <Dialog title={texts('share').scan.title} open onClose={onClose}>
      <QrScanner accepts={(text) => fragmentIn(text) !== null} onRead={arrive} />
    </Dialog>
  )
}
