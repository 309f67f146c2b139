import type { ScreeningHome } from '@homeyield/contract/screening'
import type { ReactNode } from 'react'
import { useDrawnRows } from '../../../components/use-drawn-rows.ts'

export interface GroupRow {
  readonly home: ScreeningHome
  readonly note?: string
}

interface HomeGroupProps {
  readonly title: string
  readonly heading?: 'h2' | 'h3'
  readonly help?: string | undefined
  readonly rows: readonly GroupRow[]
  readonly name?: (home: ScreeningHome) => string
  readonly renderAction?: (home: ScreeningHome) => ReactNode
  readonly end?: ReactNode
}

/** Homes with one thing in common, below each other. */
export function HomeGroup({
  title,
  heading: Heading = 'h2',
  help,
  rows,
  name = addressOf,
  renderAction,
  end,
}: HomeGroupProps) {
  const { drawn, partly, end: last } = useDrawnRows(rows)
  if (rows.length === 0) return null
  return (
    <section className="stack tight" aria-label={title}>
      <Heading>
        {title}: {rows.length}
      </Heading>
      {help === undefined ? null : <p>{help}</p>}
      {end}
      <ul>
        {drawn.map(({ home, note }) => (
          <li className="row between target line-below" key={home.id}>
            <span className="breaks grows-wide">
              {name(home)}
              {note === undefined ? null : <small className="quiet"> {note}</small>}
            </span>
            {renderAction?.(home)}
          </li>
        ))}
      </ul>
      {partly ? (
        <p ref={last} key={drawn.length} className="quiet">
          {drawn.length} of {rows.length} homes. Scroll for more.
        </p>
      ) : null}
    </section>
  )
}

function addressOf({ property }: ScreeningHome): string {
  return property
}
