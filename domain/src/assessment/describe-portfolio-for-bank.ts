import type { Portfolio } from '../analysis/portfolio/portfolio.ts'
import { describeApplication } from '../analysis/lender/describe-lender.ts'
import type { LenderFigure } from '../analysis/lender/describe-lender.ts'
import { NEWEST_PACK } from '../analysis/rules/packs.ts'
import { isCheckDue } from '../analysis/rules/rule-pack.ts'
import { listRules } from '../analysis/rules/list-rules.ts'
import { LENDER_FIELDS } from '../calculation/lender-fields.ts'
import { OWNER_FIELDS } from '../calculation/owner-fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { FIGURES, FIGURES_AT } from '../figures/figures.ts'
import { writeFigure } from '../figures/write-figure.ts'
import { formatDollars } from '../money/amount.ts'
import { aWeek, weekToYear } from '../money/money.ts'
import { writeNumber } from '../money/write-number.ts'
import { isKnown, type Outcome } from '../outcome/outcome.ts'
import { streetOf } from '../property/street-of.ts'
import { type BankPage, describeRules } from './compose-bank-page.ts'
import { type BankTable, loanColumns, repayment, writeLoan } from './describe-bank-application.ts'

/** The part of a portfolio that a bank asks about, and how many homes of the account are not in it. */
interface DescribedPortfolio extends Pick<Portfolio, 'homes' | 'bank'> {
  readonly left_out: number
}

const NO_PERSON = 'No person is named.'

/**
 * What a bank asks about all homes together, for screen, print and PDF. Source: docs/method/lender.md, "All homes
 * together".
 */
export function describePortfolioForBank({ homes, bank, left_out }: DescribedPortfolio, today: Day): BankPage {
  const { lender, owner_occupied, new_build } = bank
  const count = bank.homes.length === 1 ? '1 home' : `${bank.homes.length} homes`
  const described = {
    owner_occupied,
    new_build,
    isLivedIn: owner_occupied,
    loan: { label: 'Owed in all', note: `On ${count}` },
    value: { label: 'Worth in all', note: `Of ${count}` },
    debt: null,
  }
  return {
    lender: isKnown(lender) ? describeApplication(lender.value, described) : null,
    missing: isKnown(lender) ? '' : lender.message,
    borrowers: peopleTable(bank),
    income: incomeFigures(bank),
    homes: homesTable(homes, bank),
    loans: loansTable(bank),
    repayments: repaymentFigures(bank),
    counted: [...leftOutSentence(homes.length, left_out), ...priceSentence(homes), ...countedSentences(bank)],
    ...describeRules({
      as_at: NEWEST_PACK.asAt,
      check_before: NEWEST_PACK.checkBefore,
      check_due: isCheckDue(NEWEST_PACK, today),
      rows: listRules(NEWEST_PACK, inputsOfRules(bank, today), today),
    }),
  }
}

type Bank = Portfolio['bank']

function inputsOfRules({ owner_occupied, new_build }: Bank, today: Day) {
  const home = { acquired_date: today, settlement_date: today, years: 1, owners: [], tenancy: null }
  return { ...home, owner_occupied, new_build }
}

function peopleTable({ people }: Bank): BankTable {
  return {
    title: 'People',
    columns: [
      { label: 'Person', isText: true },
      { label: OWNER_FIELDS.kind.label, isText: true },
      { label: 'Income before tax' },
    ],
    rows: people.map(({ name, kind, other_income }, index) => ({
      number: index + 1,
      name,
      // 0 is also what nobody typed.
      cells: [OWNER_FIELDS.kind.labels[kind], other_income === 0 ? '–' : formatDollars(other_income)],
    })),
    note: '',
    missing: people.length === 0 ? NO_PERSON : '',
  }
}

const INCOME_NOTES = {
  people: 'A year, of these people, without rents',
  home: 'A year, the highest that is given for a home, without rents',
} as const

function incomeFigures({ gross_income, income_of, weekly_rental_income: rent }: Bank): LenderFigure[] {
  const { label } = LENDER_FIELDS.gross_income
  return [
    gross_income === null || income_of === null
      ? { label, value: '–', note: 'Not given' }
      : { label, value: formatDollars(gross_income), note: INCOME_NOTES[income_of] },
    {
      label: 'Rents',
      value: formatDollars(weekToYear(aWeek(rent))),
      note: `A year: 52 weeks at ${formatDollars(rent)}`,
    },
  ]
}

const HOME_COLUMNS = FIGURES_AT.worth

function homesTable(homes: DescribedPortfolio['homes'], bank: Bank): BankTable {
  const rents = new Map(bank.homes.map((home) => [home.home_id, home.weekly_rental_income]))
  return {
    title: 'Homes',
    columns: [
      { label: 'Home', isText: true },
      ...HOME_COLUMNS.map((name) => ({ label: FIGURES[name].short })),
      { label: 'Rent a week' },
    ],
    rows: homes.map((home, index) => ({
      number: index + 1,
      name: home.property,
      cells: [...HOME_COLUMNS.map((name) => writeOutcome(name, home[name])), writeRent(rents.get(home.id) ?? null)],
    })),
    note: bank.left_out
      .map(({ property, message }) => `${property} is not counted in what follows from all homes: ${message}`)
      .join(' '),
    missing: '',
  }
}

function writeOutcome(name: (typeof HOME_COLUMNS)[number], outcome: Outcome<number>): string {
  return writeFigure(FIGURES[name].unit, isKnown(outcome) ? outcome.value : null)
}

function writeRent(rent: number | null): string {
  return rent === null ? '–' : formatDollars(rent)
}

function loansTable({ loans }: Bank): BankTable {
  return {
    title: 'Loans',
    columns: [{ label: 'Loan', isText: true }, ...loanColumns()],
    rows: loans.map((loan, index) => ({
      number: index + 1,
      name: `${streetOf(loan.property)}: ${loan.name}`,
      cells: writeLoan(loan),
    })),
    note: loans.length === 0 ? 'Nothing is borrowed.' : '',
    missing: '',
  }
}

function repaymentFigures({ loans, lender, cover, ...bank }: Bank): LenderFigure[] {
  if (loans.length === 0) return []
  const rate = isKnown(lender) && isKnown(lender.value.test_rate) ? lender.value.test_rate.value : null
  const atRate = rate === null ? 'at the test rate' : `at ${writeNumber(rate, 4, 2)}%`
  return [
    repayment('Repayments today', aWeek(bank.weekly_payment)),
    repayment(`Repayments ${atRate}`, aWeek(bank.weekly_payment_at_test_rate)),
    {
      label: `Cover ${atRate}`,
      value: isKnown(cover) ? `${writeNumber(cover.value, 2, 2)} times` : '–',
      note: isKnown(cover) ? 'All income, with the rents, divided by all repayments at that rate' : cover.message,
    },
  ]
}

function leftOutSentence(counted: number, leftOut: number): string[] {
  return leftOut === 0 ? [] : [`Only the first ${counted} homes by address are here. ${leftOut} more are owned.`]
}

function priceSentence(homes: DescribedPortfolio['homes']): string[] {
  const priced = homes.filter((home) => home.value_is_price && isKnown(home.value)).length
  const which = priced === homes.length ? 'each home' : `${priced} of ${homes.length} homes`
  return priced === 0 ? [] : [`The worth of ${which} is the purchase price, because none is given for today.`]
}

function countedSentences({ owner_occupied, rent_shading_pct, homes }: Bank): string[] {
  const rented = homes.filter(({ weekly_rental_income: rent }) => rent !== null).length
  const counted = rented === homes.length ? 'every home' : `${rented} of ${homes.length} homes`
  const part = `${writeNumber(100 - rent_shading_pct, 2)}%`
  const rents =
    rented === 0
      ? 'No rent is counted'
      : `The rents are those of ${counted}, each at the part that is set for its home, ${part} in all`
  return [
    'Loan to value is all that is owed divided by all that the homes are worth. Debt to income is all that is owed divided by all income, with the rents.',
    'Interest cover is the rents divided by the interest of all loans at the test rate, including that of a home to live in.',
    'The people are everybody in the household, and anyone else who owns a home. An income that is given for a home is counted only while none of them has one: then the highest.',
    `${rents}; a home that somebody here lives in brings none.`,
    'The test rate is the mean rate of all loans, weighted by what is owed, plus 2.5 points. At it every loan’s rate is 2.5 points higher.',
    'Other debts, such as a car loan or a credit card, living costs, and rentals that are not listed here are not counted.',
    owner_occupied
      ? 'The thresholds are those of owner-occupiers, because nobody lets a home here.'
      : 'The thresholds are those of investors, because a home is let.',
  ]
}
