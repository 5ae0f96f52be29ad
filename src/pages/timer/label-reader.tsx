import { useEffect, useState } from 'react'
import { plotOnLabel } from '#domain/plot/label.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { createModule, useModule } from '#ui/use-module.ts'

const scanner = createModule(() => withTexts(import('#ui/qr/qr-scanner.tsx'), 'share'))

interface LabelReaderProps {
  /** Whether it is used in a test, where it is tapped with gloves. */
  readonly test?: boolean
  readonly onRead: (plot: Plot) => void
}

/** Reads the label of a bag to identify the field. Needs the catalog `timer`. */
export function LabelReader({ test = false, onRead }: LabelReaderProps) {
  const { plots } = useServices()
  useEffect(() => void plots.start(), [plots])
  const [isOpen, setOpen] = useState(false)
  const reader = useModule(scanner, isOpen)
  const words = texts('timer').setup
  const take = (text: string) => {
    setOpen(false)
    const plot = plots.store.getState().plots.find(({ id }) => id === plotOnLabel(text))
    if (plot === undefined) showToast({ text: words.unknownField })
    else onRead(plot)
  }
  return (
    <>
      <Button block test={test} icon="qr_code_scanner" onClick={() => setOpen(true)}>
        {words.scan}
      </Button>
      {isOpen && reader !== null && (
        <Dialog test={test} title={words.scan} open onClose={() => setOpen(false)}>
          <reader.QrScanner accepts={(text) => plotOnLabel(text) !== null} onRead={take} />
        </Dialog>
      )}
    </>
  )
}
