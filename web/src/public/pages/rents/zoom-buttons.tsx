import button from '../../../ui/button.module.css'
import styles from './rents.module.css'

const BUTTONS = [
  ['in', '+', 'Zoom in'],
  ['out', '−', 'Zoom out'],
  ['whole', 'All', 'All of the district'],
] as const

/** Shown where scripts run: rents.ts makes them work. */
export function ZoomButtons() {
  return (
    <div className={`needs-script flex far tight above ${styles.zoom}`}>
      {BUTTONS.map(([zoom, sign, label]) => (
        <button
          key={zoom}
          type="button"
          data-zoom={zoom}
          aria-label={label}
          className={`${button.button} ${button.secondary}`}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
