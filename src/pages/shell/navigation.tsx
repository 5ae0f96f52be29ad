import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { classNames } from '#ui/class-names.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { pageTable, type PageName, type ViewName } from './page-table.ts'
import styles from './navigation.module.css'

const icons: Record<PageName, IconName> = {
  timer: 'timer',
  'color-chart': 'palette',
  diagnosis: 'stethoscope',
  hints: 'lightbulb',
  manual: 'menu_book',
}

export function Navigation({ view }: { view: ViewName }) {
  const words = texts('shell').navigation
  return (
    <nav className={styles['navigation']} aria-label={words.label}>
      <ul className={classNames('plain', styles['list'])}>
        {pageTable.map(({ path, name }) => (
          <li key={name}>
            <AppLink
              className={styles['link']}
              to={path}
              aria-current={name === view ? 'page' : undefined}
            >
              <Icon name={icons[name]} />
              <span>{words[name]}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
