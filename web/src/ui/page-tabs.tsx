import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './page-tabs.module.css'

interface PageTab {
  readonly to: string
  readonly name: string
}

interface PageTabsProps {
  readonly label: string
  readonly pages: readonly PageTab[]
  /** The address of the page that is shown. */
  readonly current: string
}

/** Links to pages that belong together. The current one is scrolled into view, and has the focus of a link that has gone. */
export function PageTabs({ label, pages, current }: PageTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !link) return
    const isNew = shown.current !== current
    shown.current = current
    // The first is in view when the page opens: to measure it would lay out the whole page once more.
    if (!isNew && link === nav.current.firstElementChild) return
    nav.current.scrollTo({ left: link.offsetLeft - (nav.current.clientWidth - link.clientWidth) / 2 })
    if (isNew && document.activeElement === document.body) link.focus({ preventScroll: true })
  }, [current])
  return (
    <nav ref={nav} className={`relative flex close line-below no-print ${styles.tabs}`} aria-label={label}>
      {pages.map(({ to, name }) => (
        <Link
          key={name}
          to={to}
          className={`inset rigid flex middle target pale bold plain pad-x ${styles.tab}`}
          aria-current={to === current ? 'page' : undefined}
          // Chrome leaves a link that is half out of sight where it is.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
