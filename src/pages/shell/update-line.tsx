import { useState, type ReactNode } from 'react'
import type { OfflineCopy, UpdatesState, UpdateState } from '#app/settings/updates.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './frame.module.css'

/** Content of the `UpdateNotice` region, in a chunk of its own: few visits need it. Needs the catalog `updates`. */
export function UpdateLine({ state, copy }: UpdatesState) {
  if (state !== 'none') return <NewerVersion state={state} />
  return copy === 'automatic' ? null : <Copy copy={copy} />
}

/** When postponed, the new version is used from the next start. */
function NewerVersion({ state }: { readonly state: Exclude<UpdateState, 'none'> }) {
  const words = texts('updates')
  const { updates } = useServices()
  const [isPutOff, setIsPutOff] = useState(false)
  if (isPutOff && state !== 'applying') return null
  return (
    <Line icon="download" text={words[state]}>
      {state === 'waiting' && (
        <>
          <Button kind="text" onClick={() => setIsPutOff(true)}>
            {words.later}
          </Button>
          <Button kind="tonal" onClick={() => void updates.apply()}>
            {words.apply}
          </Button>
        </>
      )}
    </Line>
  )
}

/** When postponed, the download remains available in the settings. */
function Copy({ copy }: { readonly copy: Exclude<OfflineCopy, 'automatic'> }) {
  const words = texts('updates')
  const { updates } = useServices()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  const isWanted = copy === 'put-off' || copy === 'failed'
  return (
    <Line icon={copy === 'kept' ? 'check' : 'cloud_off'} text={words.copy[copy]}>
      {copy !== 'fetching' && (
        <Button kind="text" onClick={() => setIsClosed(true)}>
          {isWanted ? words.later : words.close}
        </Button>
      )}
      {isWanted && (
        <Button kind="tonal" onClick={() => void updates.keepCopy()}>
          {words.keepCopy}
        </Button>
      )}
    </Line>
  )
}

interface LineProps {
  readonly icon: IconName
  readonly text: string
  readonly children: ReactNode
}

const Line = ({ icon, text, children }: LineProps) => (
  <span className={`row plate wrap round-l even target-test below-3 beside-2 pad-2 sides-4`}>
    <Icon name={icon} />
    <span className={styles['words']}>{text}</span>
    {children}
  </span>
)
