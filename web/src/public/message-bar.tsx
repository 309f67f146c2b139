import styles from '../layout/flash-bar.module.css'

const ANNOUNCERS = [
  { kind: 'success', role: 'status' },
  { kind: 'error', role: 'alert' },
] as const

/** The message bar, for messages such as one from the application (show-message.ts). */
export function MessageBar() {
  return (
    <div className={`centre no-print ${styles.place}`}>
      {ANNOUNCERS.map(({ kind, role }) => (
        <div key={kind} role={role} className={styles.announcer}>
          <div
            className={`flex middle close round shadow-over ${styles.bar} ${styles[kind]}`}
            data-message={kind}
            hidden
          >
            <p className="grows shrinks breaks small bold dense pad-line" />
            <button
              type="button"
              className={`inset grid rigid centred target round inherits ${styles.close}`}
              aria-label="Close message"
            >
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
      ))}
    </div>
  )
}
