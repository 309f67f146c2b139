import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import type { NoticeKind } from './notice-kind.ts'
import { NOTICE_KINDS, noticeKind } from './notice-kind.ts'
import type { Basis, BrightLineMonths, Rule, RulePack, RuleTopic, SpeedLimit } from './rule-pack.ts'
import { ruleOn } from './rule-pack.ts'
import {
  bothMonths,
  bracketWords,
  dayWords,
  feesWords,
  holidayWords,
  limitWords,
  livesWords,
  monthWords,
  percent,
  receivedWords,
  trusteeWords,
} from './rule-values.ts'

/** A rule as the page and the API list it. */
export interface ListedRule extends Basis {
  readonly topic: RuleTopic
  readonly name: string
  readonly from: Day | null
  /** In words, such as “80 %”. */
  readonly value: string
}

export const LEGAL_FEES = 'Legal fees of buying'
const NOTICE: Readonly<Record<NoticeKind, string>> = {
  in_person: 'Notice in person',
  email: 'Notice by email',
  email_after_5pm: 'Notice by email after 5 pm',
  letterbox: 'Notice in the letterbox or at the door',
  post: 'Notice by post',
}

type Inputs = Pick<
  AnalysisInputs,
  'acquired_date' | 'settlement_date' | 'years' | 'new_build' | 'owners' | 'owner_occupied' | 'tenancy'
>

/** The rules that an analysis follows, until its last year or today; those in words are all listed. */
export function listRules(pack: RulePack, inputs: Inputs, today: Day): ListedRule[] {
  const from = inputs.settlement_date
  const last = addMonths(from, 12 * inputs.years)
  const until = last > today ? last : today
  const during = <Value>(rules: readonly Rule<Value>[]) =>
    rules.filter((rule, index) => (rule.from ?? '') <= until && (rules[index + 1]?.from ?? '9999') > from)
  const now = <Value>(rules: readonly Rule<Value>[]) => [ruleOn(rules, today)].filter((rule) => rule !== null)
  const { interestShare, brightLine, loanToValue, debtToIncome, noticeDays } = pack
  const kinds = new Set(inputs.owners.map(({ kind }) => kind))
  const bought = inputs.acquired_date < interestShare.acquiredFrom ? interestShare.before : interestShare.after
  const buyer = inputs.owner_occupied ? 'ownerOccupier' : 'investor'
  const notice = inputs.tenancy === null ? 'in_person' : noticeKind(inputs.tenancy)
  const rates = [
    ...(kinds.has('individual')
      ? listed('income_tax', 'Rates of a person', during(pack.personalRates), bracketWords)
      : []),
    ...(kinds.has('trust') ? listed('income_tax', 'Rate of a trust', during(pack.trusteeRate), trusteeWords) : []),
    ...(kinds.has('company') ? listed('income_tax', 'Rate of a company', during(pack.companyRate), percent) : []),
  ]
  const months = (value: BrightLineMonths) => monthWords(inputs.new_build ? value.newBuild : value.months)
  // An earlier sale follows the rules of when the home was bought.
  const acquired =
    (brightLine.bySale[0]?.from ?? '') > today ? [ruleOn(brightLine.byAcquisition, inputs.acquired_date)] : []
  return [
    ...listed(
      'interest',
      'Interest that is deductible',
      during(inputs.new_build ? interestShare.newBuild : bought),
      percent,
    ),
    ...listed(
      'bright_line',
      'Sale that is taxed',
      [...acquired.filter((rule) => rule !== null), ...during(brightLine.bySale)],
      months,
    ),
    ...rates,
    ...listed('income_tax', LEGAL_FEES, now(pack.purchaseLegalFees), feesWords),
    ...listed('gst', 'GST', now(pack.gst), percent),
    ...listed('chattels', 'Lives of chattels', now(pack.chattelsLives), livesWords),
    ...listed('lending', 'Loan to value', now(loanToValue[buyer]), (limit) => limitWords(limit, ' %')),
    ...listed('lending', 'Debt to income', now(debtToIncome[buyer]), (limit) => limitWords(limit, ' times')),
    ...listed(
      'rent_increases',
      'Notice of a rent increase',
      now(inputs.tenancy?.boarding_house ? noticeDays.boardingHouse : noticeDays.tenancy),
      (days) => `${days} days`,
    ),
    ...listed('rent_increases', NOTICE[notice], now(pack.noticeReceived[notice]), receivedWords),
    ...listed('rent_increases', 'Days that are no working days', now(pack.holidays), holidayWords),
    ...listed('rent_increases', 'Matariki', now(pack.matariki), dayWords),
    ...pack.statements,
  ]
}

/** Every rule of a pack, of any day, home and owner. Source: investment analysis section 3.1. */
export function listEveryRule(pack: RulePack): ListedRule[] {
  const { interestShare, brightLine, loanToValue, debtToIncome, noticeDays } = pack
  const interest = 'Interest that is deductible'
  const change = writeDay(interestShare.acquiredFrom)
  const ratio = (limit: SpeedLimit) => limitWords(limit, ' %')
  const times = (limit: SpeedLimit) => limitWords(limit, ' times')
  const days = (notice: number) => `${notice} days`
  return [
    ...listed('interest', `${interest}, home bought before ${change}`, interestShare.before, percent),
    ...listed('interest', `${interest}, home bought from ${change}`, interestShare.after, percent),
    ...listed('interest', `${interest}, new build, for twenty years`, interestShare.newBuild, percent),
    ...listed('bright_line', 'Sale that is taxed, by its agreement', brightLine.bySale, bothMonths),
    ...listed('bright_line', 'Earlier sale that is taxed, by the purchase', brightLine.byAcquisition, bothMonths),
    ...listed('income_tax', 'Rates of a person', pack.personalRates, bracketWords),
    ...listed('income_tax', 'Rate of a trust', pack.trusteeRate, trusteeWords),
    ...listed('income_tax', 'Rate of a company', pack.companyRate, percent),
    ...listed('income_tax', LEGAL_FEES, pack.purchaseLegalFees, feesWords),
    ...listed('gst', 'GST', pack.gst, percent),
    ...listed('chattels', 'Lives of chattels', pack.chattelsLives, livesWords),
    ...listed('lending', 'Loan to value, investor', loanToValue.investor, ratio),
    ...listed('lending', 'Loan to value, owner-occupier', loanToValue.ownerOccupier, ratio),
    ...listed('lending', 'Debt to income, investor', debtToIncome.investor, times),
    ...listed('lending', 'Debt to income, owner-occupier', debtToIncome.ownerOccupier, times),
    ...listed('rent_increases', 'Notice of a rent increase', noticeDays.tenancy, days),
    ...listed('rent_increases', 'Notice of a rent increase, boarding house', noticeDays.boardingHouse, days),
    ...NOTICE_KINDS.flatMap((kind) => listed('rent_increases', NOTICE[kind], pack.noticeReceived[kind], receivedWords)),
    ...listed('rent_increases', 'Days that are no working days', pack.holidays, holidayWords),
    ...listed('rent_increases', 'Matariki', pack.matariki, dayWords),
    ...pack.statements,
  ]
}

function listed<Value>(
  topic: RuleTopic,
  name: string,
  rules: readonly Rule<Value>[],
  inWords: (value: Value) => string,
): ListedRule[] {
  return rules.map(({ value, ...rule }) => ({ ...rule, topic, name, value: inWords(value) }))
}
