import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../ui/button.tsx'
import styles from './show-new-version.module.css'

let shown = false

/** Shows over the page that a new version is ready, until the person takes it or closes it. */
export function showNewVersion(take: () => void): void {
  if (shown) return
  shown = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const hide = () => {
    shown = false
    root.unmount()
    place.remove()
  }
  root.render(<NewVersion onReload={take} onLater={hide} />)
}

interface NewVersionProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

function NewVersion({ onReload, onLater }: NewVersionProps) {
  // The browser waits for what the old version is doing, which can take seconds.
  const [reloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    onReload()
  }
  return (
    <section className={`card flex middle tight shadow-over no-print ${styles.bar}`} aria-label="New version">
      <p className={`shrinks bold ${styles.text}`} role="status">
        A new version is ready.
      </p>
      <Button look="quiet" onClick={onLater}>
        Later
      </Button>
      <Button look="primary" busy={reloading} onClick={reload}>
        {reloading ? 'Reloading…' : 'Reload'}
      </Button>
    </section>
  )
}
