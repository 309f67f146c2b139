import type { SummaryFigure } from '@homeyield/domain/figures/workings/summary-figures'
import { WorkingButton } from './working-button.tsx'
import styles from './years-ahead.module.css'

/** Figures side by side, each of which opens its working. */
export function FigureList({ figures }: { figures: readonly SummaryFigure[] }) {
  return (
    <dl className={styles.summary}>
      {figures.map(({ label, text, isLoss, working }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WorkingButton className={styles.figure} working={() => working}>
              <span className="figure" data-sign={isLoss ? 'loss' : undefined}>
                {text}
              </span>
            </WorkingButton>
          </dd>
        </div>
      ))}
    </dl>
  )
}
