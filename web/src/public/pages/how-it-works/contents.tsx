import styles from './how-it-works.module.css'

const SECTIONS = [
  ['example', 'The example'],
  ['rent', 'The rent'],
  ['loan', 'The loan'],
  ['expenses', 'A year’s expenses'],
  ['return', 'Yield and profit'],
  ['rounding', 'Rounding'],
  ['data', 'Where the data come from'],
] as const

/** The ways to the sections of the page. */
export function Contents() {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
