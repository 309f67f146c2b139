import { round } from '../../money/round.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { breakEvenGoal } from '../inputs/break-even-goal.ts'
import type { Deal } from '../deal/deal.ts'
import type { Parts } from '../../outcome/lazily.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { chainKnown, mapKnown, NEEDS_PREMIUM } from '../../outcome/outcome.ts'
import type { Solved } from '../../money/show-answer.ts'
import { inWholeDollars } from '../../money/show-answer.ts'
import { breakEvenRateShift } from './break-even-rate-shift.ts'
import { breakEvenRent } from './break-even-rent.ts'
import type { InterestOnlyEnd } from './interest-only-end.ts'
import { interestOnlyEnd } from './interest-only-end.ts'
import type { Refix } from './refix.ts'
import { refix } from './refix.ts'
import type { CashFlowTable } from './sensitivity.ts'
import { priceSensitivity, sensitivity } from './sensitivity.ts'
import type { StressRow } from './stress-rows.ts'
import { rentRows, stressRow, vacancyRows } from './stress-rows.ts'
import { vacancyWeeksToZero } from './vacancy-weeks-to-zero.ts'

/** What a week brings when something changes, and where it brings nothing. */
export interface Stress {
  readonly today: Outcome<StressRow>
  readonly test_rate: Outcome<StressRow>
  readonly refix_1: Outcome<Refix>
  readonly refix_2: Outcome<Refix>
  readonly refix_3: Outcome<Refix>
  /** Of each loan that has one. */
  readonly interest_only_end: Outcome<readonly InterestOnlyEnd[]>
  readonly vacancy: Outcome<ReturnType<typeof vacancyRows>>
  readonly lower_rent: Outcome<ReturnType<typeof rentRows>>
  readonly break_even_rent: Outcome<Solved>
  /** Points. */
  readonly break_even_rate_shift: Outcome<number>
  readonly vacancy_weeks_to_zero: Outcome<number>
  readonly sensitivity: Outcome<CashFlowTable>
  readonly price_sensitivity: Outcome<CashFlowTable>
}

/**
 * How each row of the stress is computed. `noSchedule` says why a loan has no schedule, null when all have one.
 * Break-evens are of the cash each week that is the target, 0 without one. Free are today, the refixes and the
 * break-even rent. Source: docs/method/stress-and-solve.md, "If rates rise".
 */
export function stress(
  deal: Outcome<Deal>,
  noSchedule: Unknown | null,
  inputs: AnalysisInputs,
  premium: boolean,
): Parts<Stress> {
  const { cash: target } = breakEvenGoal(inputs)
  const scheduled = <Value>(compute: (deal: Deal) => Value) => noSchedule ?? mapKnown(deal, compute)
  const paid = premium ? deal : NEEDS_PREMIUM
  return {
    today: () => mapKnown(deal, (known) => stressRow(known, 0)),
    test_rate: () => mapKnown(paid, (known) => stressRow(known, inputs.test_margin)),
    refix_1: () => scheduled((known) => refix(known, 1)),
    refix_2: () => scheduled((known) => refix(known, 2)),
    refix_3: () => scheduled((known) => refix(known, 3)),
    interest_only_end: () =>
      premium
        ? scheduled(({ loans, start }) => loans.flatMap((loan) => interestOnlyEnd(loan, start) ?? []))
        : NEEDS_PREMIUM,
    vacancy: () => mapKnown(paid, vacancyRows),
    lower_rent: () => mapKnown(paid, rentRows),
    break_even_rent: () =>
      chainKnown(deal, (known) => mapKnown(breakEvenRent(known, target), (rent) => inWholeDollars(rent, 'up'))),
    break_even_rate_shift: () =>
      chainKnown(paid, (known) => mapKnown(breakEvenRateShift(known, target), (shift) => round(shift, 6))),
    vacancy_weeks_to_zero: () =>
      chainKnown(paid, (known) => mapKnown(vacancyWeeksToZero(known, target), (weeks) => round(weeks, 4))),
    sensitivity: () => mapKnown(paid, (known) => sensitivity(known)),
    price_sensitivity: () => chainKnown(paid, priceSensitivity),
  }
}
