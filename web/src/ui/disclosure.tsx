import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { keepInPlace } from './keep-in-place.ts'

interface DisclosureProps {
  /** The section's `data-section`. */
  readonly name: string
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

/** A section that its heading opens and closes. Closed content stays mounted, so that typed text stays. */
export function Disclosure({ name, title, aside, open, onToggle, children }: DisclosureProps) {
  const id = useId()
  return (
    <section className="card shadow" data-section={name} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className="grows shrinks">
          <button
            type="button"
            id={`${id}-title`}
            className={`inset flex middle tight full round large text-left ${styles.toggle}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={({ currentTarget }) => {
              // It stays under the finger when another section closes above it.
              keepInPlace(currentTarget, () => onToggle(!open))
            }}
          >
            <svg
              className={`rigid pale ${styles.chevron}`}
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
            >
              <path d="m6 8 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            {title}
          </button>
        </h2>
        {aside}
      </div>
      <div id={id} className={`stack snug ${styles.body}`} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
