import { useStore } from 'zustand'
import type { KitCard } from '#app/kit-cards.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './kit-library.module.css'
import type { KitActions } from './use-kit-actions.ts'

interface KitItemProps {
  readonly card: KitCard
  readonly actions: KitActions
}

/** One kit of the list with its mark and what can be done with it. */
export function KitItem({ card, actions }: KitItemProps) {
  const { kits } = useServices()
  const isChosen = useStore(kits.store, ({ chosen }) => chosen.id === card.id)
  const words = texts('kit-editor').library
  return (
    <li className={classNames(styles['item'], isChosen && styles['chosen'])}>
      <div>
        <h3 className={styles['name']}>{card.name}</h3>
        {card.maker !== '' && <p className={styles['maker']}>{card.maker}</p>}
        <TrustMark trust={card.trust} />
      </div>
      {isChosen && (
        <p className={styles['now']}>
          <Icon name="check_circle" /> {words.chosen}
        </p>
      )}
      <Button
        kind={isChosen ? 'quiet' : 'filled'}
        block
        test
        aria-label={words.withName(words.use, card.name)}
        onClick={() => void actions.use(card)}
      >
        {words.use}
      </Button>
      <ItemButtons card={card} actions={actions} />
    </li>
  )
}

function ItemButtons({ card, actions }: KitItemProps) {
  const words = texts('kit-editor').library
  const isOwn = card.origin === 'user'
  const edit = isOwn ? words.edit : words.adapt
  return (
    <>
      <Button
        icon="edit"
        aria-label={words.withName(edit, card.name)}
        onClick={() => void (isOwn ? actions.edit(card) : actions.adapt(card))}
      >
        {edit}
      </Button>
      <details className={styles['others']}>
        <summary aria-label={words.moreOf(card.name)}>{words.more}</summary>
        <div className={styles['buttons']}>
          <Button icon="share" onClick={() => actions.share(card)}>
            {words.share}
          </Button>
          <Button icon="download" onClick={() => void actions.exportKit(card)}>
            {words.export}
          </Button>
          {card.copiedFrom !== undefined && (
            <Button icon="restart_alt" onClick={() => void actions.reset(card)}>
              {words.reset}
            </Button>
          )}
          {isOwn && (
            <Button icon="delete" kind="danger" onClick={() => void actions.remove(card)}>
              {words.remove}
            </Button>
          )}
        </div>
      </details>
    </>
  )
}
