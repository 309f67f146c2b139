import { ESTIMATE_ERRORS } from '@homeyield/domain/rent/estimate-errors'
import type { EstimateErrors } from '@homeyield/domain/rent/estimate-errors'
import { CONFIDENCE_HALVES, KIND_CONSTANTS, WIDEST_HALF } from '@homeyield/domain/rent/estimate-constants'
import { round } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../../ui/date-text.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'

const { asAt, all, byBonds, byWidth, tooLow } = ESTIMATE_ERRORS
const [fewBonds] = byBonds

/**
 * How the quartiles are estimated, how far off they were, and what they cannot tell. Source:
 * docs/method/market-rent.md.
 */
export function EstimateSection() {
  return (
    <section id="estimate" aria-labelledby="estimate-title" className={`stack loose ${styles.section}`}>
      <h2 id="estimate-title">How sure the rent is</h2>
      <p>
        Most areas have only a few bonds of a kind: {writeNumber(fewBonds?.figures ?? 0)} of the{' '}
        {writeNumber(all.figures)} figures tested below rest on fewer than ten. The quartiles are therefore estimates.
      </p>
      <ol className={styles.list}>
        <li>
          From all figures of the country we work out how dear each region, each district and the few kilometres around
          an area are, and how rents change with the type of home and its bedrooms.
        </li>
        <li>
          We then move the area’s own figure towards that, and further the fewer bonds it has. For a house with three
          bedrooms, its surroundings count as much as {KIND_CONSTANTS['House 3']?.pull} bonds, and less where the area
          is dearer than its district, because rents differ more there.
        </li>
        <li>
          Where the area’s own bonds are much dearer or cheaper than what is known around them, we say so and widen the
          interval. Much cheaper ones count less: such medians seldom lasted.
        </li>
        <li>
          A home with more bedrooms never rents for less: where the figures say so, both get the same rent. Figures
          under 60% of those around them are left out, because they look like rooms let separately or social housing.
        </li>
        <li>Last, we bring the result up to the newest month of the region’s rents. You can leave this step out.</li>
      </ol>
      <div className={styles.worked}>
        <h3>How far off it is</h3>
        <p>
          We left out each of {writeNumber(all.figures)} published figures in turn and estimated it from the others.
          Half of the estimates were within {all.error}%, and {all.inside_80}% of the figures were inside the interval
          that 80% should be in. Measured on {dateText(asAt)} with the rents that come with the calculator.
        </p>
        <FigureTable caption="By the interval of 80%" heads={headsOf('Interval')} rows={byWidth.map(rowOf)} />
        <FigureTable caption="By the bonds of the figure left out" heads={headsOf('Bonds')} rows={byBonds.map(rowOf)} />
        <p className="quiet">
          Figures of few bonds are themselves uncertain, which is part of their error. Those of 20 and more are few, and
          half of them are apartments and rooms: there the area’s own bonds, which this test leaves out, count most.
        </p>
      </div>
      <div className={styles.worked}>
        <h3>High, Medium and Low</h3>
        <p>
          We give an interval that should hold the area’s median four times out of five. Confidence says how wide it is.
          High: at most ±{percentOf(CONFIDENCE_HALVES.High)}% around the estimate, with bonds of the area’s own that
          agree with what is known around them. Medium: at most ±{percentOf(CONFIDENCE_HALVES.Medium)}%. Low: wider.
          Beyond ±{percentOf(WIDEST_HALF)}% there is no estimate, and you enter a rent yourself. At a gross yield of 5%,
          ±6% of rent is ±0.3 points.
        </p>
        <h3>What it cannot tell</h3>
        <ul className={styles.list}>
          <li>
            The interval is for the median of such homes in the area, not for one home. Half of the homes are let for
            less than the lower quartile or more than the upper one.
          </li>
          <li>Bonds are lodged for new tenancies. Advertised rents, and rents of sitting tenants, may differ.</li>
          <li>
            Little is published about five bedrooms, and flats and apartments of three and more: how they differ is
            mostly derived from houses. Rooms came out {tooLow.rooms}% too low, and houses with one bedroom{' '}
            {tooLow.oneBedroomHouses}%.
          </li>
          <li>The quality of one home, its sun, its street and its state: for these you set the quality.</li>
        </ul>
      </div>
    </section>
  )
}

function headsOf(group: string): string[] {
  return [group, 'Figures', 'Half within', 'Inside 80%']
}

function rowOf({ group, figures, error, inside_80 }: EstimateErrors): string[] {
  return [group, writeNumber(figures), `${writeNumber(error, 1, 1)}%`, `${writeNumber(inside_80, 1, 1)}%`]
}

function percentOf(share: number): number {
  return round(100 * share)
}
