import page from '../parts/page.module.css'
import styles from './about.module.css'

interface PointsProps {
  readonly title: string
  readonly columns: readonly { readonly title: string; readonly points: readonly string[] }[]
}

export function Points({ title, columns }: PointsProps) {
  return (
    <section className={page.section}>
      <h2>{title}</h2>
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column.title} className={styles.column}>
            <h3>{column.title}</h3>
            <ul>
              {column.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
