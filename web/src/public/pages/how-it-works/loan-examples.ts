import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { FIGURES } from '@homeyield/domain/figures/figures'
import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import { ownLoan } from '@homeyield/domain/loans/own-loan'
import { payUnrounded } from '@homeyield/domain/loans/pay-unrounded'
import { LOAN_PAYMENT_TERMS } from '@homeyield/domain/loans/loan-options'
import { toCents } from '@homeyield/domain/money/round'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import type { Examples, ExampleResult } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

export function loanExamples(): Examples {
  const form = workedExample()
  const figures = appraise(form)
  const onlyInterest = workedExample({ repayment_type: 'Interest only' })
  const onlyInterestFigures = appraise(onlyInterest)
  const freeOfInterest = appraise(workedExample({ interest_rate: 0 }))
  return {
    figures: {
      'repayment-without-interest': moneyText(freeOfInterest.payment_quantity),
      'owed-after-a-year': moneyText(owedAfterAYear()),
    },
    results: {
      'loan-to-value': loanToValue(),
      repayment: {
        working: workingOf('payment_quantity', form, figures),
        title: 'Principal and interest',
        answer: moneyText(figures.payment_quantity),
      },
      'weekly-repayment': {
        working: workingOf('weekly_payment', form, figures),
        answer: moneyText(figures.weekly_payment),
      },
      'interest-only': {
        working: workingOf('payment_quantity', onlyInterest, onlyInterestFigures),
        title: 'Interest only',
        answer: moneyText(onlyInterestFigures.payment_quantity),
      },
      'first-interest': {
        working: workingOf('interest', form, figures),
        title: 'Interest of the first year',
        answer: moneyText(figures.interest),
      },
      'first-interest-only': {
        working: workingOf('interest', onlyInterest, onlyInterestFigures),
        title: 'The same, interest only',
        answer: moneyText(onlyInterestFigures.interest),
      },
    },
    tables: {
      'repaid-more-often': {
        caption: 'The same loan, repaid more or less often',
        heads: ['Repaid', 'Each time', 'By the week', 'Interest, first year'],
        rows: LOAN_PAYMENT_TERMS.map((loan_payment_term) => {
          const { payment_quantity, weekly_payment, interest } = appraise(workedExample({ loan_payment_term }))
          return [loan_payment_term, moneyText(payment_quantity), moneyText(weekly_payment), moneyText(interest)]
        }),
      },
    },
  }
}

function loanToValue(): ExampleResult {
  const { purchase_price, deposit } = workedExample()
  const ratio = writeLoanToValue({ purchase_price, deposit }) ?? '–'
  return {
    working: {
      title: FIGURES.lvr.label,
      formula: 'loan ÷ purchase price × 100',
      steps: [`${moneyText(appraise(workedExample()).loan)} ÷ ${moneyText(purchase_price)} × 100 = ${ratio}`],
      note: `To two decimals. ${describeLimits()}`,
    },
    answer: ratio,
  }
}

function describeLimits(): string {
  const { ownerOccupier, investor } = NEWEST_PACK.loanToValue
  const [own, invested] = [ownerOccupier.at(-1), investor.at(-1)]
  if (own === undefined || invested === undefined) return ''
  return `Banks may lend only a part of their new loans above an LVR of ${own.value.above}%, or ${invested.value.above}% to investors.`
}

function owedAfterAYear(): number | null {
  const own = ownLoan(workedExample())
  return own && toCents(payUnrounded(own).balance)
}
