import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useServices } from '#ui/services.tsx'
import { EditorForm } from './editor-form.tsx'
import { openKit, type OpenedKit } from '#pages/timer/kit-library/open-kit.ts'
import { libraryPath } from '#pages/timer/kit-library/use-kit-actions.ts'

/** `/?view=kit&kit=<id>`: editing an own kit. A built-in kit is copied first and stays unchanged. */
export function KitEditor() {
  const [search] = useSearchParams()
  const id = search.get('kit') ?? ''
  const words = texts('kit-editor').editor
  return (
    <div className="grid gap-4">
      <PageHead title={words.title} back={{ to: libraryPath, label: words.back }} />
      <Opened key={id} id={id} />
    </div>
  )
}

function Opened({ id }: { readonly id: string }) {
  const { kits } = useServices()
  const isReady = useStore(kits.store, (state) => state.isReady)
  const [opened, setOpened] = useState<OpenedKit | 'missing' | null>(null)
  useEffect(() => {
    if (!isReady) return undefined
    let isGone = false
    void openKit(kits, id).then((found) => {
      if (!isGone) setOpened(found ?? 'missing')
    })
    return () => {
      isGone = true
    }
  }, [kits, id, isReady])
  const words = texts('kit-editor').editor
  if (opened === null) return <p>{words.loading}</p>
  if (opened === 'missing') {
    return (
      <Notice kind="warning" title={words.missing}>
        {words.missingAdvice}
      </Notice>
    )
  }
  return <EditorForm opened={opened} />
}
