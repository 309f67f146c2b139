import styles from './about.module.css'

interface StepsProps {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly words: string }[]
}

export function Steps({ title, steps }: StepsProps) {
  return (
    <section aria-labelledby="steps" className="stack loose">
      <h2 id="steps">{title}</h2>
      <ol className={`stack loose ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={`${styles.number} figure`} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
