import { LOAN_TO_VALUE } from '../../loans/loan-to-value.ts'
import { isLivedIn } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { formatDollars, formatPercent } from '../../money/amount.ts'
import { toCents } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { isKnown, mapKnown } from '../../outcome/outcome.ts'
import { pick } from '../../records/pick.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { packOf } from '../rules/packs.ts'
import type { SpeedLimit } from '../rules/rule-pack.ts'
import { type IncomeRatios, type Lender, limitsFor } from './lender.ts'
import { type ValueInputs, describeValue } from './value-of.ts'

/** A ratio beside the threshold of the banks. */
export interface LenderBar {
  readonly name: keyof typeof BARS
  readonly label: string
  /** Such as `80.00%`; null where it is not known. */
  readonly value: string | null
  /** How it compares with the threshold, or what is missing. */
  readonly verdict: string
  /** Whether it is above the threshold; null without either. */
  readonly above: boolean | null
  /** Where figure and threshold are on the bar, in per cent of its length. */
  readonly filled: number | null
  readonly mark: number | null
  /** The threshold in words; empty without one. */
  readonly threshold: string
}

export interface LenderFigure {
  readonly label: string
  readonly value: string
  readonly note: string
}

/** A lender's figures in words and lengths of bars, for screen, print and PDF. */
export interface LenderDescription {
  readonly bars: readonly LenderBar[]
  readonly figures: readonly LenderFigure[]
  /** The same with a part of the rent; nothing of a home to live in. */
  readonly shadedTitle: string
  readonly shaded: readonly LenderFigure[]
  /** What the thresholds mean. */
  readonly meaning: readonly string[]
}

const EXEMPT_LOANS =
  'New builds, refinancing to the same amount, bridging, remediation and Kāinga Ora loans are exempt.'

interface Buyer {
  readonly owner_occupied: boolean
  readonly new_build: boolean
}

type DescribedInputs = Buyer & ValueInputs & Pick<AnalysisInputs, 'purpose'>

/** What is free: the ratios of a home to live in, and of another its LVR with the limit on a day. */
export function describeFreeRatios(
  analysis: { readonly lvr: Outcome<number>; readonly lender: Outcome<Lender> },
  inputs: DescribedInputs & Pick<AnalysisInputs, 'rules'>,
  on: Day,
): Outcome<Pick<LenderDescription, 'bars' | 'meaning'>> {
  if (isLivedIn(inputs)) return mapKnown(analysis.lender, (lender) => describeLender(lender, inputs))
  const { loanToValue } = limitsFor(packOf(inputs.rules), inputs.owner_occupied, on)
  return { value: { bars: [lvrBar(analysis.lvr, loanToValue, inputs)], meaning: lvrMeaning(loanToValue, inputs) } }
}

function lvrBar(lvr: Outcome<number>, limit: SpeedLimit | null, { new_build }: Buyer): LenderBar {
  return barOf('lvr', lvr, limit?.above ?? null, new_build)
}

/** What the limit of the LVR means to a buyer. Source: docs/method/lender.md, "Limits on banks". */
function lvrMeaning(limit: SpeedLimit | null, buyer: Buyer): string[] {
  if (limit === null) return []
  return [
    `These are speed limits on banks, not limits on you: above ${limit.above}% a bank may lend, but only ${limit.sharePct}% of its new ${writeBuyer(buyer)} lending can be like that.`,
    buyer.new_build ? 'A new build is exempt. The figures are shown all the same.' : EXEMPT_LOANS,
  ]
}

/** A lender's figures in words. Source: docs/method/lender.md, "Limits on banks". */
export function describeLender(lender: Lender, inputs: DescribedInputs): LenderDescription {
  return describeApplication(lender, {
    ...pick(inputs, ['owner_occupied', 'new_build']),
    isLivedIn: isLivedIn(inputs),
    loan: { label: 'Loan', note: '' },
    value: { label: 'Value', note: describeValue(inputs) },
    debt: { label: 'All debt', note: 'This loan and the other debt' },
  })
}

interface Words {
  readonly label: string
  readonly note: string
}

/** Who asks a bank, and what the sums are called. */
interface Described extends Buyer {
  readonly isLivedIn: boolean
  readonly loan: Words
  readonly value: Words
  /** Null when nothing but the loan is owed. */
  readonly debt: Words | null
}

/** A lender's figures in words, of one home or of several. */
export function describeApplication(lender: Lender, described: Described): LenderDescription {
  const { isLivedIn: lived, loan, value, debt } = described
  const { lvr_threshold, lvr_share_pct, dti_threshold, dti_share_pct } = lender
  const lvrLimit = limitOf(lvr_threshold, lvr_share_pct)
  const dtiLimit = limitOf(dti_threshold, dti_share_pct)
  return {
    bars: [
      lvrBar(lender.lvr, lvrLimit, described),
      barOf('dti', lender.dti, dti_threshold, described.new_build),
      // Of a home to live in no rent covers the interest.
      ...(lived ? [] : [barOf('interest_cover', lender.interest_cover, null, false)]),
    ],
    figures: [
      figure(loan.label, { value: lender.loan }, loan.note),
      figure(value.label, lender.value, value.note),
      ...(debt === null ? [] : [figure(debt.label, { value: lender.total_debt }, debt.note)]),
      ...(lvrLimit === null
        ? []
        : [
            figure(`Most loan at ${lvrLimit.above}%`, lender.max_loan_at_threshold, 'Of that value'),
            ...(debt === null ? [lvrHeadroom(lender, lvrLimit.above)] : []),
          ]),
      ...incomeFigures(lender, dtiLimit, lived),
      rateFigure(lender.test_rate, lived ? '' : 'For the interest cover'),
    ],
    shadedTitle: `With ${100 - lender.shaded.rent_shading_pct}% of the rent, as some banks count it`,
    shaded: lived
      ? []
      : [
          ...incomeFigures(lender.shaded, dtiLimit, lived),
          ratioFigure(BARS.dti.label, lender.shaded.dti),
          ratioFigure(BARS.interest_cover.label, lender.shaded.interest_cover),
        ],
    meaning: [...lvrMeaning(lvrLimit, described), ...dtiMeaning(dtiLimit, described)],
  }
}

/** Of all homes together, which one of them may be borrowed on. */
function lvrHeadroom({ loan, max_loan_at_threshold: most }: Lender, above: number): LenderFigure {
  const left = mapKnown(most, (known) => toCents(known - loan))
  return figure(`Headroom to ${above}%`, left, headroomNote(left))
}

function headroomNote(headroom: Outcome<number>): string {
  return isKnown(headroom) && headroom.value < 0 ? 'More is owed than that' : 'What is left until then'
}

function limitOf(above: number | null, sharePct: number | null): SpeedLimit | null {
  return above === null || sharePct === null ? null : { above, sharePct }
}

function writeBuyer({ owner_occupied }: Buyer): string {
  return owner_occupied ? 'owner-occupier' : 'investor'
}

function dtiMeaning(limit: SpeedLimit | null, buyer: Buyer): string[] {
  if (limit === null) return []
  return [
    `In the same way, only ${limit.sharePct}% of its new ${writeBuyer(buyer)} lending can go above ${limit.above} times the income.`,
  ]
}

const NO_LIMIT_KNOWN = 'No limit is known for that day'

/** Each ratio, and what is said of it without a threshold. */
const BARS = {
  lvr: {
    label: LOAN_TO_VALUE,
    least: 100,
    write: formatPercent,
    limit: (above: number) => `${above}%`,
    without: NO_LIMIT_KNOWN,
  },
  dti: {
    label: 'Debt to income (DTI)',
    least: 10,
    write: writeTimes,
    limit: (above: number) => `${above} times`,
    without: NO_LIMIT_KNOWN,
  },
  interest_cover: {
    label: 'Interest cover',
    least: 2,
    write: writeTimes,
    limit: writeTimes,
    without: 'The rent of a year against its interest at the test rate',
  },
} as const

function barOf(
  name: LenderBar['name'],
  outcome: Outcome<number>,
  threshold: number | null,
  isExempt: boolean,
): LenderBar {
  const { label, least, write, limit, without } = BARS[name]
  const known = isKnown(outcome) ? outcome.value : null
  const longest = Math.max(least, (known ?? 0) * 1.1)
  const words = threshold === null ? '' : limit(threshold)
  const above = known === null || threshold === null ? null : known > threshold
  const compared = above === null ? without : `${above ? 'Above' : 'Not above'} ${words}`
  return {
    name,
    label,
    value: known === null ? null : write(known),
    verdict: isKnown(outcome)
      ? isExempt
        ? `${compared}: exempt, because it is a new build`
        : compared
      : outcome.message,
    above,
    filled: known === null ? null : (known / longest) * 100,
    mark: threshold === null ? null : (threshold / longest) * 100,
    threshold: words,
  }
}

function incomeFigures(
  { income, max_debt, headroom }: IncomeRatios,
  limit: SpeedLimit | null,
  lived: boolean,
): LenderFigure[] {
  return [
    figure(lived ? 'Income' : 'Income with the rent', income, 'A year, before tax'),
    ...(limit === null
      ? []
      : [
          figure(`Most debt at ${limit.above} times`, max_debt, 'Of that income'),
          figure('Headroom', headroom, headroomNote(headroom)),
        ]),
  ]
}

function figure(label: string, outcome: Outcome<number>, note: string): LenderFigure {
  return isKnown(outcome)
    ? { label, value: formatDollars(outcome.value), note }
    : { label, value: '–', note: outcome.message }
}

function ratioFigure(label: string, outcome: Outcome<number>): LenderFigure {
  return isKnown(outcome)
    ? { label, value: writeTimes(outcome.value), note: '' }
    : { label, value: '–', note: outcome.message }
}

function rateFigure(outcome: Outcome<number>, note: string): LenderFigure {
  return isKnown(outcome)
    ? { label: 'Test rate', value: `${writeNumber(outcome.value, 4, 2)}%`, note }
    : { label: 'Test rate', value: '–', note: outcome.message }
}

function writeTimes(value: number): string {
  return `${writeNumber(value, 2, 2)} times`
}
