/**
 * One repayment of a table loan, unrounded, in NZD: loan × i / (1 − (1 + i)^−n), and loan / n at rate 0.
 * `annualRate` in per cent, `payments` the number of repayments n, `paymentsPerYear` any positive f.
 * Null when the result is not finite (no term, bad figures). Source: decisions section 2.
 */
export function principalAndInterestPayment(
  loan: number,
  annualRate: number,
  payments: number,
  paymentsPerYear: number,
): number | null {
  const rate = periodRate(annualRate, paymentsPerYear)
  // expm1 and log1p keep the digits that 1 − (1 + i)^−n would lose at a small rate.
  const payment = rate === 0 ? loan / payments : (loan * rate) / -Math.expm1(-payments * Math.log1p(rate))
  return finitePayment(payment, payments)
}

/**
 * One interest-only repayment, unrounded, in NZD: loan × i. Needs no term. `annualRate` in per cent.
 * Null when the result is not finite. Source: decisions section 2.
 */
export function interestOnlyPayment(loan: number, annualRate: number, paymentsPerYear: number): number | null {
  return finitePayment(loan * periodRate(annualRate, paymentsPerYear), 1)
}

/** The rate of one period as a fraction: the annual percentage / 100 / f, as New Zealand banks quote it. */
export function periodRate(annualRate: number, paymentsPerYear: number): number {
  return annualRate / 100 / paymentsPerYear
}

function finitePayment(payment: number, payments: number): number | null {
  return Number.isFinite(payment) && payments > 0 ? payment + 0 : null
}
