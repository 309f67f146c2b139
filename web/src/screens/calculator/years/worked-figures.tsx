import type { SummaryFigure } from '@homeyield/domain/figures/workings/summary-figures'
import { FigureList } from '../../../ui/figure-list.tsx'
import { WorkingButton } from './working-button.tsx'
import styles from './years-ahead.module.css'

/** Figures side by side, each of which opens its working. */
export function WorkedFigures({ figures }: { figures: readonly SummaryFigure[] }) {
  return (
    <FigureList
      className="bottom"
      figures={figures.map(({ label, text, isLoss, working }) => ({
        label,
        sign: isLoss ? 'loss' : undefined,
        value: (
          <WorkingButton className={styles.figure} working={() => working}>
            {text}
          </WorkingButton>
        ),
      }))}
    />
  )
}
