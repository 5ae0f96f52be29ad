import { useId } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '#app/settings/settings.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useServices } from '#ui/services.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import styles from './settings-dialog.module.css'

const channels = ['sound', 'voice', 'vibration'] as const

interface SignalsProps {
  readonly onChange: (patch: Partial<SettingsState>) => void
}

/** How the app signals that it is time. */
export function SignalSettings({ onChange }: SignalsProps) {
  const words = texts('settings')
  return (
    <>
      <div className="stack gap-2">
        {channels.map((channel) => (
          <Channel key={channel} channel={channel} onChange={onChange} />
        ))}
      </div>
      <Notifications />
      <details>
        <summary>{words.noSound}</summary>
        <ul>
          {words.noSoundSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
      <p className="block small muted airy">{words.lockedPhone}</p>
    </>
  )
}

interface ChannelProps extends SignalsProps {
  readonly channel: (typeof channels)[number]
}

/** On or off, with its options beside it. */
function Channel({ channel, onChange }: ChannelProps) {
  const words = texts('settings')
  const { settings, signals } = useServices()
  const state = useStore(settings.store)
  const isAvailable = useStore(signals.store, ({ available }) => available[channel])
  // Rerenders when sound is lost, or comes back, while the dialog is open.
  useStore(signals.store, ({ alarm }) => alarm)
  return (
    <div className="grid middle rest-end beside-3 target even">
      <Switch
        label={words[channel]}
        checked={state[channel]}
        onChange={(on) => onChange({ [channel]: on })}
      />
      <Button
        icon="play_arrow"
        aria-label={words.tryOut[channel]}
        disabled={!state[channel] || !isAvailable}
        onClick={() => void signals.tryOut(channel)}
      >
        {words.tryIt}
      </Button>
      {!isAvailable && (
        <p className="block small muted airy across">{words.unavailable[channel]}</p>
      )}
      {channel === 'sound' && state.sound && (
        <Volume volume={state.volume} onChange={(volume) => onChange({ volume })} />
      )}
    </div>
  )
}

interface VolumeProps {
  readonly volume: number
  readonly onChange: (volume: number) => void
}

function Volume({ volume, onChange }: VolumeProps) {
  const id = useId()
  return (
    <div className={`row wrap beside-3 across ${styles['volume']}`}>
      <label htmlFor={id}>{texts('settings').volume}</label>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={10}
        value={Math.round(volume * 100)}
        onChange={(event) => onChange(event.target.valueAsNumber / 100)}
      />
    </div>
  )
}

function Notifications() {
  const words = texts('settings')
  const { signals } = useServices()
  const permission = useStore(signals.store, (signal) => signal.notifications)
  return (
    <div className="grid middle rest-end beside-3 target even">
      <span>
        <strong>{words.notifications}</strong>
        <output className="block small muted airy">
          {permission === 'ask' ? words.notificationNote : words.permission[permission]}
        </output>
      </span>
      {permission === 'ask' && (
        <Button onClick={() => void signals.askNotifications()}>{words.allowNotifications}</Button>
      )}
    </div>
  )
}
