import { ESTIMATE_ERRORS } from '@homeyield/domain/rent/estimate-errors'
import type { EstimateErrors } from '@homeyield/domain/rent/estimate-errors'
import { CONFIDENCE_HALVES, KIND_CONSTANTS, WIDEST_HALF } from '@homeyield/domain/rent/estimate-constants'
import { round } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../../ui/date-text.ts'
import type { Examples } from './examples.ts'

const { asAt, all, byBonds, byWidth, tooLow } = ESTIMATE_ERRORS
const [fewBonds] = byBonds

export function estimateExamples(): Examples {
  return {
    figures: {
      'few-bonds': writeNumber(fewBonds?.figures ?? 0),
      tested: writeNumber(all.figures),
      pull: `${KIND_CONSTANTS['House 3']?.pull}`,
      'median-error': `${all.error}%`,
      'inside-80': `${all.inside_80}%`,
      'tested-on': dateText(asAt),
      high: percentOf(CONFIDENCE_HALVES.High),
      medium: percentOf(CONFIDENCE_HALVES.Medium),
      widest: percentOf(WIDEST_HALF),
      'rooms-too-low': `${tooLow.rooms}%`,
      'houses-too-low': `${tooLow.oneBedroomHouses}%`,
    },
    tables: {
      'errors-by-interval': {
        caption: 'By the interval of 80%',
        heads: headsOf('Interval'),
        rows: byWidth.map(rowOf),
      },
      'errors-by-bonds': {
        caption: 'By the bonds of the figure left out',
        heads: headsOf('Bonds'),
        rows: byBonds.map(rowOf),
      },
    },
  }
}

function headsOf(group: string): string[] {
  return [group, 'Figures', 'Half within', 'Inside 80%']
}

function rowOf({ group, figures, error, inside_80 }: EstimateErrors): string[] {
  return [group, writeNumber(figures), `${writeNumber(error, 1, 1)}%`, `${writeNumber(inside_80, 1, 1)}%`]
}

function percentOf(share: number): string {
  return `±${round(100 * share)}%`
}
