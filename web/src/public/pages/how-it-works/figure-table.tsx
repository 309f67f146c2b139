import styles from './how-it-works.module.css'

interface FigureTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly string[])[]
}

export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <table className={`${styles.table} figure`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={heads[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
