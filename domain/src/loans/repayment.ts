import { aPayment, type Money } from '../money/money.ts'

/**
 * One repayment of a table loan in NZD, unrounded: loan × i / (1 − (1 + i)^−n), or loan / n at rate 0. `annualRate` in
 * per cent, `payments` the number of repayments n, `paymentsPerYear` any positive f. Null when the result is not
 * finite. Source: docs/method/calculator.md, "Loan sums".
 */
export function principalAndInterestPayment(
  loan: number,
  annualRate: number,
  payments: number,
  paymentsPerYear: number,
): Money<'payment'> | null {
  const rate = periodRate(annualRate, paymentsPerYear)
  // expm1 and log1p avoid the loss of digits in 1 − (1 + i)^−n at a small rate.
  const payment = rate === 0 ? loan / payments : (loan * rate) / -Math.expm1(-payments * Math.log1p(rate))
  return finitePayment(payment, payments)
}

/**
 * One interest-only repayment in NZD, unrounded: loan × i. `annualRate` in per cent. Null when the result is not
 * finite. Source: docs/method/calculator.md, "Loan sums".
 */
export function interestOnlyPayment(
  loan: number,
  annualRate: number,
  paymentsPerYear: number,
): Money<'payment'> | null {
  return finitePayment(loan * periodRate(annualRate, paymentsPerYear), 1)
}

/** The rate of one period as a fraction: annual per cent / 100 / f, as New Zealand banks quote it. */
export function periodRate(annualRate: number, paymentsPerYear: number): number {
  return annualRate / 100 / paymentsPerYear
}

function finitePayment(payment: number, payments: number): Money<'payment'> | null {
  return Number.isFinite(payment) && payments > 0 ? aPayment(payment + 0) : null
}
