import { Button } from '../ui/button.tsx'
import styles from './new-version.module.css'

interface NewVersionProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

/** A new version is ready: to be taken now, which loads the page anew, or later. */
export function NewVersion({ onReload, onLater }: NewVersionProps) {
  return (
    <section className={styles.bar} aria-label="New version">
      <p className={styles.text} role="status">
        A new version is ready.
      </p>
      <Button look="quiet" onClick={onLater}>
        Later
      </Button>
      <Button look="primary" onClick={onReload}>
        Reload
      </Button>
    </section>
  )
}
