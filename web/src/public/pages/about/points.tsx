import styles from './about.module.css'

interface PointsProps {
  readonly title: string
  readonly columns: readonly { readonly title: string; readonly points: readonly string[] }[]
}

export function Points({ title, columns }: PointsProps) {
  return (
    <section className="stack loose">
      <h2>{title}</h2>
      <div className={`stack ${styles.columns}`}>
        {columns.map((column) => (
          <div key={column.title} className={`stack ${styles.column}`}>
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
