import type { TextSection } from '../../texts/section.tsx'
import styles from './questions.module.css'

/** Questions that open to their answers, without JavaScript, each with its own anchor. */
export function Questions({ questions }: { readonly questions: readonly TextSection[] }) {
  return (
    <section aria-labelledby="questions" className="stack">
      <h2 id="questions">Questions</h2>
      <div className="line-below">
        {questions.map(({ id, title, body }) => (
          <details key={id} id={id} className={`line-above ${styles.question}`}>
            <summary className="flex middle between even target pointer">
              <h3 className="large dense">{title}</h3>
              <svg className="rigid pale" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
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
