import { useId, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { textSizes, themes, type SettingsState } from '#app/settings/settings.ts'

import { completeLanguages, languageNames } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { JudgementPill } from '#ui/marks.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './settings-dialog.module.css'
import { megabytes } from './settings-megabytes.ts'
import { SignalSettings } from './settings-signals.tsx'

interface SettingsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

type Change = (patch: Partial<SettingsState>) => void

/** Needs the catalogs `settings` and `updates`. The language comes first: a user who cannot read the rest needs it. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const words = texts('settings')
  const { settings } = useServices()
  const [isKept, setIsKept] = useState(true)
  const change: Change = (patch) => setIsKept(settings.update(patch))
  return (
    <Dialog title={words.title} open={open} onClose={onClose} holdsCards>
      {!isKept && <Notice kind="warning">{words.notKept}</Notice>}
      <Look onChange={change} />
      <Part title={words.signals}>
        <SignalSettings onChange={change} />
      </Part>
      <Keeping />
      <App onLeave={onClose} />
    </Dialog>
  )
}

/** A part of the settings under its heading. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card as="section">
    <h3 className="muted label">{title}</h3>
    {children}
  </Card>
)

function Look({ onChange }: { readonly onChange: Change }) {
  const words = texts('settings')
  const { language, theme, textSize } = useStore(useServices().settings.store)
  const name = useId()
  return (
    <>
      <Card>
        <div className={`relative ${styles['language']}`}>
          <Icon name="language" />
          <Segments
            legend={words.language}
            options={completeLanguages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={(value) => onChange({ language: value })}
          />
        </div>
      </Card>
      <Part title={words.theme}>
        <fieldset className={`gap-2 grid ${styles['themes']}`} aria-label={words.theme}>
          {themes.map((value) => (
            <label
              key={value}
              className={`pick quiet top gap-1 centered round-m grid items-center tight ${styles['theme']}`}
            >
              <input
                type="radio"
                name={name}
                checked={theme === value}
                onChange={() => onChange({ theme: value })}
              />
              <LittleScreen theme={value} />
              <span>{words.themes[value]}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles['sizes']}>
          <Segments
            legend={words.textSize}
            options={textSizes.map((value) => ({ value, label: words.textSizes[value] }))}
            value={textSize}
            onChange={(value) => onChange({ textSize: value })}
          />
        </div>
      </Part>
    </>
  )
}

const littleScreens = {
  system: { paper: '#f7f3ec', chip: '#d8e7f9', act: '#1976d2' },
  light: { paper: '#f7f3ec', chip: '#d8e7f9', act: '#1976d2' },
  dark: { paper: '#15120f', chip: '#17395c', act: '#90caf9' },
  sunlight: { paper: '#ffffff', chip: '#aaaaaa', act: '#000000' },
}

/** What a theme looks like: its paper, a chip, its act. */
function LittleScreen({ theme }: { readonly theme: keyof typeof littleScreens }) {
  const { paper, chip, act } = littleScreens[theme]
  return (
    <svg viewBox="0 0 64 48" width="64" className="own-colors" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="62"
        height="46"
        rx="11"
        fill={paper}
        stroke="var(--outline)"
        strokeWidth="2"
        data-shows={theme}
      />
      {theme === 'system' && (
        <path d="M44 2h8a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H22z" fill="#15120f" />
      )}
      <rect x="10" y="9" width="44" height="11" fill={chip} />
      <rect x="10" y="28" width="44" height="11" fill={act} />
    </svg>
  )
}

function Keeping() {
  const words = texts('settings')
  const { health, estimate } = useStore(useServices().storage.store)
  const isLost = health.kept === 'memory' || health.failure !== null
  return (
    <Part title={words.storage}>
      {isLost ? (
        <Notice kind="error" title={words.kept[health.kept]}>
          {health.failure !== null && <p>{words.failure[health.failure]}</p>}
        </Notice>
      ) : (
        <div className="grid middle rest-end beside-3 target even">
          <span>
            <strong>{words.kept[health.kept]}</strong>
            {estimate !== null && (
              <span className="block small muted airy">
                {words.room(amount(estimate.used), amount(estimate.quota))}
              </span>
            )}
          </span>
          <JudgementPill kind="fit">{words.isKept}</JudgementPill>
        </div>
      )}
      {health.restored > 0 && <Notice kind="note">{words.restored}</Notice>}
      {health.unreadable > 0 && (
        <Notice kind="warning">{words.unreadable(health.unreadable)}</Notice>
      )}
      {estimate !== null && estimate.persisted !== true && <Persist />}
    </Part>
  )
}

const gigabyte = 1_000_000_000

function amount(bytes: number | null): string {
  const words = texts('settings')
  if (bytes === null) return words.unknownAmount
  return bytes < gigabyte
    ? words.megabytes(megabytes(bytes))
    : words.gigabytes(megabytes(bytes / 1000))
}

function Persist() {
  const words = texts('settings')
  const { storage } = useServices()
  const [isRefused, setIsRefused] = useState(false)
  const ask = async () => {
    await storage.persist()
    setIsRefused(storage.store.getState().estimate?.persisted !== true)
  }
  return (
    <div className="gap-2 grid items-start">
      <output className="block small muted airy">
        {isRefused ? words.persistRefused : words.notPersisted}
      </output>
      <Button icon="lock" onClick={() => void ask()}>
        {words.persist}
      </Button>
    </div>
  )
}

/** Links to other parts of the app, and the app's own version and offline copy. */
function App({ onLeave }: { readonly onLeave: () => void }) {
  const words = texts('settings')
  const { planning } = useServices()
  const navigate = useNavigate()
  const [isForgotten, setForgotten] = useState(false)
  const goTo = (place: string) => () => {
    onLeave()
    void navigate(place)
  }
  const forget = async () => {
    await planning.forget()
    setForgotten(true)
  }
  return (
    <Card as="section" kind="flush">
      <h3 className="muted label ends-2 sides-5">{words.app}</h3>
      <Rows>
        <Row
          icon="save"
          title={words.backup}
          detail={words.backupNote}
          onClick={goTo('/diag?view=backup')}
        />
        <Row
          icon="psychiatry"
          title={words.first}
          detail={words.firstNote}
          onClick={goTo('/?view=first')}
        />
        <Row
          icon="download"
          title={words.install}
          detail={words.installNote}
          onClick={goTo('/manual#install')}
        />
        <Row
          icon="restart_alt"
          title={words.forgetPace}
          detail={<output>{isForgotten ? words.paceForgotten : words.paceNote}</output>}
          onClick={() => void forget()}
          end={null}
        />
        <OfflineCopy />
        <Version />
      </Rows>
    </Card>
  )
}

/** Shown only when the browser's data saver is on: otherwise the copy is downloaded automatically. */
function OfflineCopy() {
  const words = texts('updates')
  const { updates } = useServices()
  const copy = useStore(updates.store, (update) => update.copy)
  if (copy === 'automatic') return null
  return (
    <Row
      title={<output className="regular">{words.copy[copy]}</output>}
      end={
        (copy === 'put-off' || copy === 'failed') && (
          <Button kind="tonal" onClick={() => void updates.keepCopy()}>
            {words.keepCopy}
          </Button>
        )
      }
    />
  )
}

type Search = 'not-yet' | 'checking' | 'checked' | 'offline'

function Version() {
  const words = texts('settings')
  const { updates, online } = useServices()
  const state = useStore(updates.store, (update) => update.state)
  const [search, setSearch] = useState<Search>('not-yet')
  const check = async () => {
    if (!online.store.getState().isOnline) return setSearch('offline')
    setSearch('checking')
    await updates.check()
    return setSearch('checked')
  }
  const shown = state === 'none' && search !== 'not-yet' ? search : state
  return (
    <Row
      icon="info"
      title={words.version(String(import.meta.env['VITE_APP_VERSION'] ?? '?'))}
      detail={<output>{words.updateState[shown]}</output>}
      end={
        state === 'none' ? (
          <Button kind="text" onClick={() => void check()}>
            {words.check}
          </Button>
        ) : (
          state === 'waiting' && (
            <Button kind="tonal" onClick={() => void updates.apply()}>
              {words.apply}
            </Button>
          )
        )
      }
    />
  )
}
