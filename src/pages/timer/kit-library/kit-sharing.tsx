import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Kit } from '#domain/kit/kit.ts'
import { readFragment } from '#domain/share/link-fragment.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'

const giving = createModule(() => withTexts(import('#ui/share/share-kit-dialog.tsx'), 'share'))
const scanning = createModule(() => withTexts(import('#ui/share/scan-dialog.tsx'), 'share'))
const receiving = createModule(() =>
  withTexts(import('#ui/share/receive-kit.tsx'), 'share', 'kit-errors'),
)

/** Kits shared by link or QR code: `?give=<kit>` shows one, `#kit=…` receives one, the button scans one from another screen. */
export function KitSharing({ onAdd }: { readonly onAdd: (kit: Kit) => Promise<boolean> }) {
  const [isScanning, setScanning] = useState(false)
  const scan = useModule(scanning, isScanning)
  return (
    <>
      <Button stacked icon="qr_code_scanner" onClick={() => setScanning(true)}>
        {texts('kit-editor').library.scan}
      </Button>
      {isScanning && scan !== null && <scan.ScanDialog onClose={() => setScanning(false)} />}
      <Given />
      <Received onAdd={onAdd} />
    </>
  )
}

function Given() {
  const { kits } = useServices()
  const search = useSearchState()
  const id = search.get('give')
  const [kit, setKit] = useState<Kit | null>(null)
  const module = useModule(giving, id !== null)
  useEffect(() => {
    if (id !== null) void kits.load(id).then((loaded) => setKit(loaded ?? null))
  }, [kits, id])
  if (kit === null || kit.id !== id || module === null) return null
  return (
    <module.ShareKitDialog kit={kit} onClose={() => search.change({ give: null }, 'replace')} />
  )
}

function Received({ onAdd }: { readonly onAdd: (kit: Kit) => Promise<boolean> }) {
  const { kits } = useServices()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const brings = readFragment('kit', hash).kind !== 'none'
  const module = useModule(receiving, brings)
  if (!brings || module === null) return null
  const close = () => void navigate({ search: '?view=kits', hash: '' }, { replace: true })
  const add = async (kit: Kit) => {
    if (!(await onAdd(kit))) return
    showToast({ text: texts('kit-editor').library.imported(kit.name) })
    close()
  }
  const use = async ({ id }: Kit) => {
    await kits.choose(id)
    await navigate('/', { replace: true })
  }
  return (
    <module.ReceiveKit fragment={hash} onAdd={add} onUse={(kit) => void use(kit)} onClose={close} />
  )
}
