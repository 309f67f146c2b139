import type { ReactNode } from 'react'
import styles from './figure-list.module.css'

export interface LabelledFigure {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly sign?: 'loss' | 'gain' | undefined
}

interface FigureListProps {
  readonly figures: readonly LabelledFigure[]
  /** In `lines` and `sentences` a figure is beside its label, otherwise under it. */
  readonly look?: 'lines' | 'sentences'
  readonly className?: string | undefined
}

/** Figures with their labels, side by side. */
export function FigureList({ figures, look, className = '' }: FigureListProps) {
  return (
    <dl className={`${styles.list} ${className}`} data-look={look}>
      {figures.map(({ label, value, note, sign }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure" data-sign={sign}>
            {value}
            {note ? <small> {note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
