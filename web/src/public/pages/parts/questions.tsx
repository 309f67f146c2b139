import type { TextSection } from '../../texts/section.tsx'
import styles from './questions.module.css'

/** Questions that open to their answers, without JavaScript, each with its own anchor. */
export function Questions({ questions }: { readonly questions: readonly TextSection[] }) {
  return (
    <section aria-labelledby="questions" className={`stack ${styles.questions}`}>
      <h2 id="questions">Questions</h2>
      <div>
        {questions.map(({ id, title, body }) => (
          <details key={id} id={id} className={styles.question}>
            <summary>
              <h3>{title}</h3>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="m6 8 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </summary>
            {body}
          </details>
        ))}
      </div>
    </section>
  )
}
