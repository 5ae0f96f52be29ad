import { useState } from 'react'
import type { Trust } from '#domain/sourced.ts'
import { texts } from '#locales/texts.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { Chapter } from './chapter.tsx'
import { useOpenChapter } from './open-chapter.ts'
import { DrawingRow } from './remarks.tsx'

type Phone = 'ios' | 'android'
const phones: readonly Phone[] = ['ios', 'android']
const pictures = {
  ios: ['iphone-share', 'iphone-add'],
  android: ['android-menu', 'android-install'],
} as const

/** Instructions for one phone platform at a time: the other is of no use to the user. */
function Install() {
  const words = texts('manual').install
  const [open] = useOpenChapter()
  const [phone, setPhone] = useState<Phone>('ios')
  return (
    <>
      <p>{words.why}</p>
      <Segments
        legend={words.phone}
        hidesLegend
        options={phones.map((value) => ({ value, label: words[value].title }))}
        value={phone}
        onChange={setPhone}
      />
      {phones
        .filter((it) => it === phone || open === 'all')
        .map((it) => (
          <Card key={it} as="section">
            <DrawingRow names={pictures[it]} />
            <Steps items={words[it].steps} />
            {it === 'ios' && <p>{words.ios.note}</p>}
          </Card>
        ))}
    </>
  )
}

/** Instructions for the app itself, the same for every kit. */
export function AppChapters() {
  const words = texts('manual')
  return (
    <>
      <Chapter id="install" title={words.sections.install}>
        <Install />
      </Chapter>
      <Chapter id="kept" title={words.sections.kept}>
        <DrawingRow names={['backup']} />
        <Sentences items={words.kept.steps} />
      </Chapter>
      <Chapter id="sharing" title={words.sections.sharing}>
        <DrawingRow names={['share-kit']} />
        <Sentences items={words.sharing.steps} />
      </Chapter>
      <Chapter id="moving" title={words.sections.moving}>
        <DrawingRow names={['new-phone']} />
        <Card>
          <Steps items={words.moving.steps} />
        </Card>
      </Chapter>
      <Chapter id="amounts" title={words.sections.amounts}>
        <Sentences items={words.amounts.steps} />
      </Chapter>
      <Chapter id="display" title={words.sections.display}>
        <Sentences items={words.display.steps} />
      </Chapter>
    </>
  )
}

export function PeopleChapter() {
  const words = texts('manual')
  return (
    <Chapter id="people" title={words.sections.people}>
      <Card>
        <Steps items={words.people.steps} />
      </Card>
    </Chapter>
  )
}

/** Why a phone may stay silent. */
export function SoundChapters() {
  const words = texts('manual')
  return (
    <>
      <Chapter id="sound" title={words.sections.sound}>
        <DrawingRow names={['mute-switch']} />
        <Card>
          <Steps items={words.sound.steps} />
          <p>{words.sound.vibration}</p>
        </Card>
        <ButtonLink icon="volume_up" to="/?view=first">
          {words.sound.tryOut}
        </ButtonLink>
      </Chapter>
      <Chapter id="locked" title={words.sections.locked}>
        <DrawingRow names={['locked-phone']} />
        <Notice kind="warning" title={words.locked.title}>
          <p>{words.locked.text}</p>
        </Notice>
        <Sentences items={[words.locked.after, words.locked.wakeLock]} />
      </Chapter>
    </>
  )
}

const marks: readonly (Trust | 'unknown')[] = [
  'official',
  'reported',
  'inferred',
  'user',
  'unknown',
]

export function MarksChapter() {
  const words = texts('manual')
  return (
    <Chapter id="marks" title={words.sections.marks}>
      <Card>
        <dl className="gap-3 grid airy">
          {marks.map((mark) => (
            <div key={mark}>
              <dt>
                <TrustMark trust={mark} />
              </dt>
              <dd>{words.marks[mark]}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Chapter>
  )
}

interface ItemsProps {
  readonly items: readonly string[]
}

const Steps = ({ items }: ItemsProps) => (
  <ol>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)

const Sentences = ({ items }: ItemsProps) => (
  <Card>
    <ul className="plain gap-3 grid airy">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Card>
)
