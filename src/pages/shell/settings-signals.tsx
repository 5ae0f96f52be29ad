import { useId } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '#app/settings.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { Switch } from '#ui/switch.tsx'
import { SettingsNotifications } from './settings-notifications.tsx'
import styles from './settings.module.css'

interface SettingsSignalsProps {
  readonly onChange: (patch: Partial<SettingsState>) => void
}

const channels = ['sound', 'voice', 'vibration'] as const
const icons = {
  sound: 'volume_up',
  voice: 'record_voice_over',
  vibration: 'vibration',
} as const

export function SettingsSignals({ onChange }: SettingsSignalsProps) {
  const words = texts('settings')
  return (
    <section className={styles['section']}>
      <h3>{words.signals}</h3>
      {channels.map((channel) => (
        <ChannelSettings key={channel} channel={channel} onChange={onChange} />
      ))}
      <details>
        <summary>{words.noSound}</summary>
        <ul>
          {words.noSoundSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
      <Notice kind="note">{words.lockedPhone}</Notice>
      <SettingsNotifications />
    </section>
  )
}

interface ChannelSettingsProps extends SettingsSignalsProps {
  readonly channel: (typeof channels)[number]
}

function ChannelSettings({ channel, onChange }: ChannelSettingsProps) {
  const words = texts('settings')
  const { settings, signals } = useServices()
  const state = useStore(settings.store)
  const isAvailable = useStore(signals.store, ({ available }) => available[channel])
  // Sound can be lost, or come back, while the dialog is open.
  useStore(signals.store, ({ alarm }) => alarm)
  return (
    <div className={styles['channel']}>
      <Switch
        label={words[channel]}
        checked={state[channel]}
        onChange={(on) => onChange({ [channel]: on })}
      />
      {!isAvailable && <p className={styles['hint']}>{words.unavailable[channel]}</p>}
      {channel === 'sound' && (
        <Volume volume={state.volume} onChange={(volume) => onChange({ volume })} />
      )}
      <Button
        icon={icons[channel]}
        disabled={!state[channel] || !isAvailable}
        onClick={() => void signals.tryOut(channel)}
      >
        {words.tryOut[channel]}
      </Button>
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
    <div className={styles['volume']}>
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
