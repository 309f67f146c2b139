import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { HOME_PAGE_NAMES, HOME_PAGES } from '../../paths.ts'
import styles from './home-tabs.module.css'
import { useCalculator } from './model/calculator-store.ts'
import { useHomePages } from './model/use-home-pages.ts'

/** Links to the pages of the home. The current one is scrolled into view, and has the focus of a link that has gone. */
export function HomeTabs() {
  const { page, pathOf } = useHomePages()
  const lived = useCalculator(({ form }) => isLivedIn(form))
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !current) return
    nav.current.scrollTo({ left: current.offsetLeft - (nav.current.clientWidth - current.clientWidth) / 2 })
    const isNew = shown.current !== page
    shown.current = page
    if (isNew && document.activeElement === document.body) current.focus({ preventScroll: true })
  }, [page])
  return (
    <nav ref={nav} className={styles.tabs} aria-label="Pages of this home">
      {HOME_PAGES.map((name) => (
        <Link
          key={name}
          to={pathOf(name)}
          className={styles.tab}
          aria-current={name === page ? 'page' : undefined}
          // Chrome leaves a link that is half out of sight where it is.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {name === 'bank' && lived ? 'Can I afford it' : HOME_PAGE_NAMES[name]}
        </Link>
      ))}
    </nav>
  )
}
