import type { ComponentProps, Key, ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './table.module.css'

type DataAttributes = { readonly [name: `data-${string}`]: string | undefined }

/** The first column names its rows. */
export interface Column<Row> {
  readonly key: string
  readonly heading: ReactNode
  readonly renderCell: (row: Row, index: number) => ReactNode
  /** In the last row, which sums up. */
  readonly foot?: ReactNode
  /** Text begins at the left, figures end at the right. The first column is text. */
  readonly isText?: boolean
  readonly headProps?: ComponentProps<'th'>
  readonly cellProps?: (row: Row, index: number) => ComponentProps<'td'> & DataAttributes
}

interface Group<Row> {
  readonly key: Key
  readonly title: string | null
  readonly rows: readonly Row[]
}

interface TableProps<Row> extends Pick<ComponentProps<'table'>, 'className' | 'aria-rowcount'> {
  readonly columns: readonly Column<Row>[]
  readonly rows?: readonly Row[]
  /** In place of `rows`, in parts with titles. */
  readonly groups?: readonly Group<Row>[]
  readonly rowKey: (row: Row, index: number) => Key
  readonly rowProps?: (row: Row, index: number) => ComponentProps<'tr'> & DataAttributes
  readonly caption?: ReactNode
  readonly isCaptionHidden?: boolean
  /** Names the region in which a wide table scrolls. */
  readonly scrollLabel?: string
  readonly scrollClassName?: string | undefined
  /** Small text, for many columns or rows. */
  readonly isDense?: boolean
  /** On a phone the name of a row is above its figures. */
  readonly isStacked?: boolean
  /** On a phone each figure is a line with the name of its column, whose heading is text. */
  readonly isListed?: boolean
  /** Thousands of rows: those out of sight are not laid out. Needs `--columns`, and `--row`, the height of a row. */
  readonly isLong?: boolean
}

/** Every table: named rows and columns, figures at the right, as one scrolls it on a phone. */
export function Table<Row>({ scrollLabel, scrollClassName = '', ...table }: TableProps<Row>) {
  if (scrollLabel === undefined) return <Content {...table} />
  return (
    <ScrollRegion label={scrollLabel} className={`${styles.scroll} ${scrollClassName}`}>
      <Content {...table} />
    </ScrollRegion>
  )
}

type ContentProps<Row> = Omit<TableProps<Row>, 'scrollLabel' | 'scrollClassName'>

function Content<Row>({
  columns,
  rows,
  groups,
  rowKey,
  rowProps,
  caption,
  isCaptionHidden = false,
  isDense,
  isStacked,
  isListed,
  isLong,
  className = '',
  ...more
}: ContentProps<Row>) {
  const parts: readonly Group<Row>[] = groups ?? [{ key: 'rows', title: null, rows: rows ?? [] }]
  return (
    <table
      className={`full ${styles.table} ${className} figure`}
      data-dense={isDense}
      data-stacked={isStacked}
      data-listed={isListed}
      data-long={isLong}
      {...more}
    >
      {caption === undefined ? null : (
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      )}
      <thead>
        <tr>
          {columns.map(({ key, heading, isText, headProps }) => (
            <th key={key} scope="col" data-text={isText} {...headProps}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(({ key: part, title, rows: inGroup }) => (
        <tbody key={part}>
          {title === null ? null : (
            <tr className={styles.group}>
              <th scope="rowgroup">
                <span>{title}</span>
              </th>
              {columns.slice(1).map(({ key, headProps }) => (
                <td key={key} className={headProps?.className} aria-hidden="true" />
              ))}
            </tr>
          )}
          {inGroup.map((row, index) => (
            <tr key={rowKey(row, index)} {...rowProps?.(row, index)}>
              {columns.map(({ key, heading, renderCell, isText, cellProps }, column) =>
                column === 0 ? (
                  <th key={key} scope="row">
                    {renderCell(row, index)}
                  </th>
                ) : (
                  <td
                    key={key}
                    data-text={isText}
                    data-label={isListed ? labelOf(heading) : undefined}
                    {...cellProps?.(row, index)}
                  >
                    {renderCell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
      {columns.some(({ foot }) => foot !== undefined) ? (
        <tfoot>
          <tr>
            {columns.map(({ key, heading, foot, isText }, column) =>
              column === 0 ? (
                <th key={key} scope="row">
                  {foot}
                </th>
              ) : (
                <td
                  key={key}
                  data-text={isText}
                  data-label={isListed && foot !== undefined ? labelOf(heading) : undefined}
                >
                  {foot}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

function labelOf(heading: ReactNode): string | undefined {
  return typeof heading === 'string' ? heading : undefined
}
