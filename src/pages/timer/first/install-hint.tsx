import type { InstallState } from '#app/settings/install.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { useServices } from '#ui/services.tsx'

interface InstallHintProps {
  readonly way: NonNullable<InstallState['hint']>
}

/** How to add the app to the home screen, shown after the first kept test. */
export function InstallHint({ way }: InstallHintProps) {
  const { install } = useServices()
  const words = texts('first').install
  return (
    <Card as="section" aria-labelledby="install-hint">
      <h2 id="install-hint" className="lead">
        {words.title}
      </h2>
      <p className="wide small muted even">{words.why}</p>
      {way === 'share-menu' && <ShareMenu />}
      <div className="flex wrap to-end gap-2">
        <Button kind="text" onClick={() => void install.dismiss()}>
          {way === 'prompt' ? words.later : words.close}
        </Button>
        {way === 'prompt' && (
          <Button kind="tonal" icon="download" onClick={() => void install.ask()}>
            {words.add}
          </Button>
        )}
      </div>
    </Card>
  )
}

const drawn = ['iphone-share', 'iphone-add'] as const

function ShareMenu() {
  const words = texts('first').install
  const labels = texts('drawings')
  return (
    <ol className="plain gap-3 tight columns-2">
      {drawn.map((name, index) => (
        <li key={name}>
          <Drawing name={name} label={labels[name]} />
          <span>
            {index + 1}. {words.steps[index]}
          </span>
        </li>
      ))}
    </ol>
  )
}
