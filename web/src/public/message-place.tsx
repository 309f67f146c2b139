import styles from '../frame/flash-bar.module.css'

/** Where a message shows up that the application left for this page (show-message.ts). */
export function MessagePlace() {
  return (
    <div className={styles.place}>
      <div role="status" className={styles.announcer}>
        <div className={`${styles.bar} ${styles.success}`} data-message="" hidden>
          <p className={styles.text} />
          <button type="button" className={styles.close} aria-label="Close message">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="m6 6 12 12M18 6 6 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </div>
      </div>
    </div>
  )
}
