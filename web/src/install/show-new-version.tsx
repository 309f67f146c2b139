import { createRoot } from 'react-dom/client'
import { NewVersion } from './new-version.tsx'

let shown = false

/** Says over the page, moving nothing, that a new version is ready, until the person takes it or puts it off. */
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
