import { areSeveral, countPaymentsInForce, type CountedLoans, totalsOf } from '../../loans/counted-loans.ts'
import { writeLoanToValue } from '../write-loan-to-value.ts'
import type { Appraisal } from '../../appraisal/appraise.ts'
import { FIGURES, HEADLINE } from '../figures.ts'
import { loansWorking } from './loans-working.ts'
import type { Working } from './working.ts'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { yearlyCosts, yearlyRepayment } from '../../investment-return/cash-flow.ts'
import { yearlyExpenses } from '../../expenses/expenses.ts'
import { GST_PCT, WITH_GST } from '../../expenses/gst.ts'
import { MISSING_WORDS, missingForInterest, missingForLoan } from '../../loans/missing-for-interest.ts'
import { PAYMENTS_PER_YEAR, repaymentsIn } from '../../loans/loan-options.ts'
import { ownLoan, ownLoanCosts } from '../../loans/own-loan.ts'
import { payUnrounded } from '../../loans/pay-unrounded.ts'
import { amountOrZero, formatMoney, formatPercent } from '../../money/amount.ts'
import { toCents } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import { hasRent } from '../../rent/has-rent.ts'
import { writeQuarter } from '../../dates/write-quarter.ts'

export const WORKING_NAMES = [
  HEADLINE,
  'weekly_rental_income',
  'payment_quantity',
  'weekly_payment',
  'interest',
  'property_management_expense',
  'vacancy_expense',
  'total_expenses',
  'gross_rental_yield',
  'net_rental_yield',
  'yearly_profit',
  'monthly_profit',
  'weekly_profit',
] as const
export type WorkingName = (typeof WORKING_NAMES)[number]

const WHOLE_DOLLARS = 'Rounded to whole dollars, halves away from zero.'
const NOT_YET = 'Not known yet'
const NO_RENT = 'Choose an address, or enter a rent'

/** How a result is worked out; with a day, loans whose payments count line by line as at that day. */
export function workingOf(
  name: WorkingName,
  form: CalculationInputs,
  figures: Appraisal,
  asAt: Day | null = null,
): Working {
  const ofLoans = asAt === null ? null : loansWorking(name, form, figures, asAt)
  return ofLoans ?? { title: FIGURES[name].label, ...WORKINGS[name](form, figures) }
}

/** The label of the figure is its title, where it has no other. */
type Lines = Omit<Working, 'title'> & Partial<Pick<Working, 'title'>>

const WORKINGS: Readonly<Record<WorkingName, (form: CalculationInputs, figures: Appraisal) => Lines>> = {
  [HEADLINE]: cashWorking,
  weekly_rental_income: rentWorking,
  payment_quantity: paymentWorking,
  weekly_payment: (form, figures) => {
    const { payment } = ownLoanCosts(form)
    const perYear = PAYMENTS_PER_YEAR[form.loan_payment_term]
    return {
      formula: 'unrounded repayment × repayments a year ÷ 52',
      steps: [
        payment === null
          ? NOT_YET
          : `${formatMoney(toCents(payment))} × ${perYear} ÷ 52 = ${shown(figures.weekly_payment)}`,
      ],
      note: WHOLE_DOLLARS,
    }
  },
  interest: interestWorking,
  property_management_expense: (form, figures) => ({
    formula: `52 × weekly rent × fee ÷ 100${form.fee_plus_gst ? ' × GST' : ''}`,
    steps: [
      hasRent(figures)
        ? `52 × ${rent(figures)} × ${amountOrZero(form.property_management_fees)}%${form.fee_plus_gst ? ` × ${WITH_GST}` : ''} = ${formatMoney(figures.property_management_expense)}`
        : NO_RENT,
    ],
    note: form.fee_plus_gst
      ? `To the cent, with ${GST_PCT}% GST.`
      : 'To the cent. Managers usually add GST to their fee; tick it under Annual Expenses to see what it costs you.',
  }),
  vacancy_expense: (form, figures) => ({
    formula:
      form.vacancy_cost === null
        ? `${writeNumber(form.vacancy_weeks, 4)} weeks of rent, following the rent`
        : 'what you entered',
    steps: [
      form.vacancy_cost !== null
        ? formatMoney(figures.vacancy_expense)
        : hasRent(figures)
          ? `${writeNumber(form.vacancy_weeks, 4)} × ${rent(figures)} = ${formatMoney(figures.vacancy_expense)}`
          : NO_RENT,
    ],
    note: 'Clear the box to make it follow the rent again.',
  }),
  total_expenses: totalWorking,
  gross_rental_yield: (form, figures) => ({
    formula: '52 × weekly rent ÷ purchase price × 100',
    steps: yieldSteps(form, figures, (price) => [
      `52 × ${rent(figures)} = ${formatMoney(yearlyRent(figures))}`,
      `${formatMoney(yearlyRent(figures))} ÷ ${price} × 100 = ${percent(figures.gross_rental_yield)}`,
    ]),
    note: 'Rounded to two decimals.',
  }),
  net_rental_yield: (form, figures) => ({
    formula: '(52 × weekly rent − total expenses) ÷ purchase price × 100',
    steps: yieldSteps(form, figures, (price) => [
      `${formatMoney(yearlyRent(figures))} − ${formatMoney(figures.total_expenses)} = ${formatMoney(toCents(yearlyRent(figures) - figures.total_expenses))}`,
      `${formatMoney(toCents(yearlyRent(figures) - figures.total_expenses))} ÷ ${price} × 100 = ${percent(figures.net_rental_yield)}`,
    ]),
    note: form.include_interest_in_calc
      ? 'Rounded to two decimals. The interest of the first year counts as an expense; untick it under Annual Expenses to leave it out.'
      : 'Rounded to two decimals. Interest is left out.',
  }),
  yearly_profit: (_form, figures) => profitWorking(figures, 1, figures.yearly_profit),
  monthly_profit: (_form, figures) => profitWorking(figures, 12, figures.monthly_profit),
  weekly_profit: (_form, figures) => profitWorking(figures, 52, figures.weekly_profit),
}

function cashWorking(form: CalculationInputs, figures: Appraisal): Lines {
  return {
    formula: '(52 × weekly rent − a year’s costs without interest − a year’s loan repayments) ÷ 52',
    steps: hasRent(figures) ? cashSteps(form, figures) : [NO_RENT],
    note: `${WHOLE_DOLLARS} Before tax, after the whole repayments: interest and principal.`,
  }
}

function cashSteps(form: CalculationInputs, figures: Appraisal): string[] {
  const missing = missingForLoan(form, figures.counted_loans)
  const repayments = yearlyRepayment(form, figures.counted_loans)
  if (repayments === null) return missing === null ? [NOT_YET] : [`Enter ${MISSING_WORDS[missing]}`]
  const perYear = PAYMENTS_PER_YEAR[form.loan_payment_term]
  const costs = formatMoney(toCents(yearlyCosts(form, figures.weekly_rental_income)))
  const repaid = formatMoney(toCents(repayments))
  return [
    `Rent: 52 × ${rent(figures)} = ${formatMoney(yearlyRent(figures))}`,
    `Costs without interest: ${costs}`,
    repayments === 0
      ? `Loan repayments: ${missing === null ? '$0' : `$0, until you enter ${MISSING_WORDS[missing]}`}`
      : repaymentStep(figures.counted_loans, repayments, perYear),
    `(${formatMoney(yearlyRent(figures))} − ${costs} − ${repaid}) ÷ 52 = ${shown(figures[HEADLINE])}`,
  ]
}

function repaymentStep(loans: CountedLoans, repayments: number, perYear: number): string {
  const repaid = formatMoney(toCents(repayments))
  if (areSeveral(loans)) return `Repayments of all loans: ${repaid}`
  return loans === null || (totalsOf(loans)?.source === 'own' && !countPaymentsInForce(loans))
    ? `Loan repayments: ${perYear} × ${formatMoney(toCents(repayments / perYear))} = ${repaid}`
    : `Loan repayments: ${repaid}`
}

function rentWorking(form: CalculationInputs, figures: Appraisal): Lines {
  const source = form.market_period === null ? '' : ` Bonds lodged ${writeQuarter(form.market_period)}, MBIE.`
  if (!hasRent(figures)) return { formula: 'from the market, or what you enter', steps: [NO_RENT], note: WHOLE_DOLLARS }
  if (figures.rent_source === 'typed') {
    return {
      formula: 'what you entered',
      steps: [rent(figures)],
      note: 'It is replaced when you change the address, dwelling, bedrooms or quality.',
    }
  }
  const market = figures.rent_source === 'market'
  const low = market ? form.market_lower_quartile : figures.weekly_rental_income_lower
  const high = market ? form.market_upper_quartile : figures.weekly_rental_income_upper
  // A single bound is both.
  const lower = low ?? high
  const upper = high ?? low
  const formula = market
    ? 'lower quartile + quality % × (upper quartile − lower quartile)'
    : 'lower estimate + quality % × (upper estimate − lower estimate)'
  const steps =
    lower === null || upper === null
      ? [NOT_YET]
      : [
          `${formatMoney(lower)} + ${form.house_condition}% × (${formatMoney(upper)} − ${formatMoney(lower)}) = ${rent(figures)}`,
        ]
  const { weekly_rental_income_lower: from, weekly_rental_income_upper: to } = figures
  if (market && from !== null && to !== null) {
    steps.push(`Range shown: $25 either side, not below $0: ${formatMoney(from)} to ${formatMoney(to)}`)
  }
  return { formula, steps, note: `${WHOLE_DOLLARS}${market ? source : ''}` }
}

function paymentWorking(form: CalculationInputs, figures: Appraisal): Lines {
  const title = `${form.loan_payment_term} repayment`
  const { payment } = ownLoanCosts(form)
  const perYear = PAYMENTS_PER_YEAR[form.loan_payment_term]
  const onlyInterest = form.repayment_type === 'Interest only'
  const formula = onlyInterest
    ? 'loan × rate of one period'
    : 'loan × i ÷ (1 − (1 + i)⁻ⁿ), with i the rate of one period and n the number of repayments'
  if (payment === null || figures.loan === null) return { title, formula, steps: [NOT_YET], note: WHOLE_DOLLARS }
  const periods = repaymentsIn(form.loan_duration_months ?? 0, form.loan_payment_term)
  return {
    title,
    formula,
    steps: [
      loanStep(form, figures.loan),
      `i = ${amountOrZero(form.interest_rate)}% ÷ ${perYear}${onlyInterest ? '' : `, n = ${writeNumber(periods, 2)}`}`,
      `${formatMoney(toCents(payment))} → ${shown(figures.payment_quantity)}`,
    ],
    note: `${WHOLE_DOLLARS} The rate of a period is the yearly rate divided by the periods, as New Zealand banks quote it.`,
  }
}

function loanStep(form: CalculationInputs, loan: number): string {
  const [price, deposit] = [amountOrZero(form.purchase_price), amountOrZero(form.deposit)]
  if (deposit > price) return 'Loan: none, the deposit is more than the price'
  const ratio = writeLoanToValue(form)
  const share = ratio === null ? '' : `, ${ratio} of the price (LVR)`
  return `Loan: ${formatMoney(price)} − ${formatMoney(deposit)} = ${formatMoney(loan)}${share}`
}

function interestWorking(form: CalculationInputs, figures: Appraisal): Lines {
  const perYear = PAYMENTS_PER_YEAR[form.loan_payment_term]
  const onlyInterest = form.repayment_type === 'Interest only'
  return {
    formula: onlyInterest
      ? 'loan × rate'
      : `the interest parts of the first ${perYear === 1 ? 'repayment' : `${perYear} repayments`}`,
    steps: form.include_interest_in_calc ? interestSteps(form, figures, perYear) : ['Left out'],
    note: `${WHOLE_DOLLARS} Interest is calculated for one year${onlyInterest ? '' : '; it falls as the loan is repaid'}.`,
  }
}

function interestSteps(form: CalculationInputs, figures: Appraisal, perYear: number): string[] {
  const { payment } = ownLoanCosts(form)
  if (payment === null || figures.loan === null) return [NOT_YET]
  const result = formatMoney(figures.interest)
  const own = ownLoan(form)
  if (own === null || own.payments_left === null) {
    return [`${formatMoney(figures.loan)} × ${amountOrZero(form.interest_rate)}% = ${result}`]
  }
  const { interest, balance } = payUnrounded(own)
  const repayments = Math.min(perYear, own.payments_left)
  const whole = Math.floor(repayments)
  const repaid = whole === repayments ? whole * payment : interest + own.balance - balance
  const principal = repaid - interest
  // A term that is not a whole number of repayments ends with a smaller one.
  const rest = whole === repayments ? ' =' : `, then ${formatMoney(toCents(repaid - whole * payment))}:`
  return [
    `Repaid in the year: ${whole} × ${formatMoney(toCents(payment))}${rest} ${formatMoney(toCents(repaid))}`,
    `Of which principal: ${formatMoney(toCents(principal))}`,
    `${formatMoney(toCents(repaid))} − ${formatMoney(toCents(principal))} = ${result}`,
  ]
}

function totalWorking(form: CalculationInputs, figures: Appraisal): Lines {
  const lacks = { rent: !hasRent(figures), loan: missingForInterest(form, figures.counted_loans) !== null }
  const expenses = yearlyExpenses(form, figures.weekly_rental_income, figures.interest)
  const items = expenses.map(({ expense: { label, needs }, yearly }) => {
    const needed = needs?.(form) ?? null
    return `${label}: ${needed !== null && lacks[needed] ? 'not known yet' : formatMoney(yearly)}`
  })
  return {
    formula: 'the sum of a year’s expenses',
    steps: [...items, `Total: ${formatMoney(figures.total_expenses)}`],
    note: 'Only the total is rounded, to whole dollars.',
  }
}

function yieldSteps(form: CalculationInputs, figures: Appraisal, steps: (price: string) => string[]): string[] {
  if (!form.purchase_price) return ['Enter a purchase price']
  return hasRent(figures) ? steps(formatMoney(form.purchase_price)) : [NO_RENT]
}

function profitWorking(figures: Appraisal, parts: number, result: number): Lines {
  const yearly = toCents(yearlyRent(figures) - figures.total_expenses)
  return {
    formula: parts === 1 ? '52 × weekly rent − total expenses' : `(52 × weekly rent − total expenses) ÷ ${parts}`,
    steps: hasRent(figures)
      ? [
          `${formatMoney(yearlyRent(figures))} − ${formatMoney(figures.total_expenses)} = ${formatMoney(yearly)}`,
          ...(parts === 1 ? [] : [`${formatMoney(yearly)} ÷ ${parts} = ${formatMoney(result)}`]),
        ]
      : [NO_RENT],
    note: `${WHOLE_DOLLARS} Before tax and before repaying principal.`,
  }
}

function yearlyRent(figures: Appraisal): number {
  return toCents(52 * amountOrZero(figures.weekly_rental_income))
}

function rent(figures: Appraisal): string {
  return formatMoney(amountOrZero(figures.weekly_rental_income))
}

function shown(amount: number | null): string {
  return amount === null ? NOT_YET : formatMoney(amount)
}

function percent(value: number | null): string {
  return value === null ? NOT_YET : formatPercent(value)
}
