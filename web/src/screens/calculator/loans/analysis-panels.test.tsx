// @vitest-environment jsdom
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { analysisOf } from '../analysis/analysis-of.ts'
import { LoanPayment } from './loan-payment.tsx'
import { LoanSchedule } from './loan-schedule.tsx'
import { Loans } from './loans.tsx'
import { LoansBegin } from '../sections/loans-begin.tsx'
import { LoansTotals } from './loans-totals.tsx'
import { loanPaymentsOf } from './schedule.ts'
import { completedLoans } from '../analysis/completed-loans.ts'
import { SingleLoan } from './single-loan.tsx'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, setField, setProblem } from '../model/calculator-transitions.ts'
import { SheetStress } from '../print/sheet-stress.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { Answer } from '../solve/answer.tsx'
import { IfRatesRise } from './if-rates-rise.tsx'
import { WITH_PREMIUM } from '../sections/with-premium.ts'

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))
vi.mock('../../../components/upgrade-link.tsx', () => ({ UpgradeLink: () => 'Upgrade' }))

vi.mock('../solve/pin-limit.tsx', () => ({ PinLimit: () => null }))
vi.mock('../../../components/xlsx/xlsx-button.tsx', () => ({ XlsxButton: () => null }))
vi.mock('../../../layout/use-premium-popup.ts', () => ({ usePremiumPopup: () => () => undefined }))

const LOANS = [{ amount: 340_000, interest_rate: 4.49 }, {}]

// The home of docs/method/calculator.md, "Worked example" which begins on 1 December 2026.
function golden(analysis: GivenAnalysis = {}): CalculatorState {
  return stateOf({
    ...newForm([]),
    ...GOLDEN_HOME,
    analysis: { settlement_date: '2026-12-01', ...analysis },
  })
}

function render(state: CalculatorState, shown: ReactNode = <IfRatesRise premium />): string {
  return renderToStaticMarkup(<CalculatorProvider store={createCalculatorStore(state)}>{shown}</CalculatorProvider>)
}

/** What is read out of the row with this heading. */
function rowOf(html: string, heading: string): string {
  const row = html.split('<tr>').find((part) => part.includes(heading)) ?? ''
  return row.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')
}

describe('a test margin that cannot be used', () => {
  const wrong = [
    ['above its limit', setAnalysis(golden(), { test_margin: 11 }), 'Enter a figure from 0 to 10'],
    ['that is no number', setProblem(golden(), 'analysis.test_margin', 'Enter a number'), 'Enter a number'],
  ] as const

  it.each(wrong)('%s keeps its field, with the sentence', (_, state, problem) => {
    const html = render(state)
    expect(html).toMatch(/<input[^>]*name="analysis.test_margin"[^>]*>/u)
    expect(html).toContain(problem)
  })

  it.each(wrong)('%s stops the line of the test rate alone', (_, state) => {
    const html = render(state)
    expect(rowOf(html, 'the test rate')).toContain(`${CORRECT_IT_FIRST} −$572 – – `)
    expect(rowOf(html, 'Nothing changes')).toContain('−$572')
    expect(rowOf(html, 'The rent 5% lower')).toContain('−$600')
  })
})

describe('a figure that cannot be used', () => {
  const loans = (state: CalculatorState) => [0, 1].map((index) => render(state, <LoanPayment index={index} />))

  it('stops the weeks that follow from it, with a dash and a sentence, and no loan', () => {
    const state = setField(golden({ loans: LOANS }), 'insurance_cost', -1)
    expect(render(state)).toContain(`– ${CORRECT_IT_FIRST}`)
    expect(render(state)).not.toContain('Nothing changes')
    expect(loans(state)).toEqual([expect.stringContaining('$793.80'), expect.stringContaining('$990.36')])
    expect(render(state, <LoansTotals premium />)).not.toContain(CORRECT_IT_FIRST)
  })

  it('of one loan stops that loan and the totals', () => {
    const state = golden({ loans: [{ amount: 340_000, interest_rate: 4.49 }, { interest_rate: 101 }] })
    expect(loans(state)).toEqual([expect.stringContaining('$793.80'), expect.stringContaining(`– ${CORRECT_IT_FIRST}`)])
    const totals = render(state, <LoansTotals premium />)
    expect(totals).toContain(CORRECT_IT_FIRST)
    expect(totals).toMatch(/Average rate<\/dt><dd[^>]*>–</u)
  })

  it('that a loan has of its own does not stop it', () => {
    const state = setField(golden({ loans: LOANS }), 'interest_rate', 101)
    expect(loans(state)).toEqual([expect.stringContaining('$793.80'), expect.stringContaining(`– ${CORRECT_IT_FIRST}`)])
  })

  it('as an amount of a loan stops all of them', () => {
    const state = golden({ loans: [{ amount: -1 }, {}] })
    for (const loan of loans(state)) expect(loan).toContain(`– ${CORRECT_IT_FIRST}`)
  })
})

it('a loan without a term says so, and the other goes on', () => {
  const terms = golden({ loans: [{ ...LOANS[0], term_months: 360 }, {}] })
  const state = setField(terms, 'loan_duration_months', null)
  const sentence = 'Add a term to the second loan to see its payments.'
  expect(render(state, <LoanPayment index={0} />)).toContain('$793.80')
  expect(render(state, <LoanPayment index={1} />)).toContain(`– ${sentence}`)
  expect(render(state, <LoansTotals premium />)).toContain(sentence)
})

it('the day on which loans begin is today without one, and that of the save with a list', () => {
  const begins = (state: CalculatorState) => render(state, <LoansBegin />)
  const undated = setAnalysis(golden(), { settlement_date: null })
  expect(begins(golden())).toContain('value="2026-12-01"')
  expect(begins(undated)).toContain('Empty: today')
  expect(begins(setAnalysis(undated, { loans: LOANS }))).toContain('Empty: the day you save it')
  const early = begins(setAnalysis(golden(), { settlement_date: '1980-01-01' }))
  expect(early).toContain('Enter a date from 1990 to five years from today')
})

it('loans that do not add up say so once', () => {
  const state = golden({ loans: [{ amount: 340_000 }, { amount: 332_000 }] })
  expect(render(state, <LoanPayment index={0} />)).toMatch(/>–</u)
  expect(render(state, <LoansTotals premium />)).toContain('Your loans add up to $672,000; you borrow $680,000.')
})

describe('the assumptions', () => {
  const margin = /<input[^>]*name="analysis.test_margin"/u

  it('are the test margin, with Premium', () => {
    expect(render(golden())).toMatch(margin)
    expect(render(golden(), <IfRatesRise premium={false} />)).not.toMatch(margin)
  })

  it('are not the empty weeks and the GST of the calculation, which its own week counts too', () => {
    const own = setField(setField(golden(), 'vacancy_weeks', 0), 'fee_plus_gst', true)
    // −572.22 + (2 × 635 − 52 × 635 × 0.085 × 0.15) / 52
    expect(rowOf(render(own), 'Nothing changes')).toContain('−$556')
    expect(own.figures.weekly_cash_flow).toBe(-556)
  })

  it('stop the weeks while the empty weeks cannot be used', () => {
    expect(render(setField(golden(), 'vacancy_weeks', 53))).toContain(`– ${CORRECT_IT_FIRST}`)
  })
})

describe('the rates to which the points are added', () => {
  const OF_LOAN = 'Points are added to each loan’s rate now.'
  const NOT_AFTER = 'Points are added to each loan’s rate now, not to its rate after the fixed term.'
  const shown = (state: CalculatorState) => [
    render(state),
    render(state, <SheetStress analysis={analysisOf(state.form, true)} given={state.form.analysis} />),
  ]

  it.each([
    ['of a floating loan are its own', golden(), OF_LOAN, NOT_AFTER],
    [
      'of fixed loans without a plan are their own',
      golden({ loans: [{ fixed_until: '2027-12-01' }] }),
      OF_LOAN,
      NOT_AFTER,
    ],
    ['are not those that a loan has afterwards', golden({ loans: GIVEN_LOANS }), NOT_AFTER, OF_LOAN],
    ['are the loan’s own where a plan has no day', golden({ loans: [{ rate_after: 5.49 }] }), OF_LOAN, NOT_AFTER],
  ])('%s, on the screen and in print', (_, state, said, unsaid) => {
    for (const html of shown(state)) {
      expect(html).toContain(said)
      expect(html).not.toContain(unsaid)
    }
  })
})

describe('the table of rates and rents', () => {
  it('marks the week of today, in words too', () => {
    const marked = render(golden()).match(/<td[^>]*data-today=""[^>]*>[^<]*<span[^>]*>[^<]*/gu)
    expect(marked).toEqual([expect.stringMatching(/>−\$572<span class="visually-hidden"> \(today\)$/u)])
  })
})

describe('a free account', () => {
  const html = render(golden(), <IfRatesRise premium={false} />)

  it('sees three rates and the rent, and the names of what Premium adds with what each tells', () => {
    expect(rowOf(html, 'Rates 2 points higher')).toContain('−$787')
    expect(html).not.toContain('the test rate</th>')
    for (const [name, tells] of WITH_PREMIUM.loans) expect(html).toContain(`<strong>${name}</strong>: ${tells}.`)
    expect(html).toContain('It pays for itself from a rent of $1,288 a week.')
    expect(html).not.toContain('data-today')
  })

  it('sees the years of its loan, and what the schedule has with Premium', () => {
    const { form } = golden()
    const loans = completedLoans(form)
    if (!isKnown(loans)) throw new Error(loans.message)
    const schedule = render(golden(), <LoanSchedule loans={loanPaymentsOf(loans.value)} premium={false} />)
    expect(schedule).toContain('Every repayment')
    expect(schedule).toContain('Premium')
    expect(schedule.match(/<tr/gu)?.length).toBeGreaterThan(30)
    expect(schedule).not.toContain('Download CSV')
  })

  it('sees that splitting the loan is for Premium', () => {
    expect(render(golden(), <Loans premium={false} />)).toMatch(/Split the loan <span[^>]*>Premium</u)
    expect(render(golden(), <Loans premium />)).not.toContain('Premium')
  })

  it('sees that its loan parts do not count', () => {
    const html = render(golden({ loans: LOANS }), <Loans premium={false} />)
    expect(html).toContain('Your loan parts come with Premium. Without it, the figures above count.')
    expect(html).not.toContain('Loan parts</h3>')
  })

  it('sees what Premium would find, and one price', () => {
    const answer = (target: 'gross' | 'net') =>
      render(golden(), <Answer question={{ target, asked: 'price', wanted: 5 }} premium={false} />)
    expect(answer('net')).toContain('Premium finds the price for a net yield of 5%.')
    expect(answer('gross')).toContain('Pay up to $660,400 for a gross yield of 5%.')
  })

  it('sees the name of the offset, and no field of it', () => {
    const fixed = golden({ loans: [{ fixed_until: '2027-12-01' }] })
    const free = render(fixed, <SingleLoan premium={false} />)
    expect(free).toContain('An offset, which lowers the interest, comes with Premium.')
    expect(free).not.toContain('name="analysis.loans.0.offset_balance"')
    expect(free).toContain('Loan begins')
    expect(render(fixed, <SingleLoan premium />)).toContain('name="analysis.loans.0.offset_balance"')
  })
})
