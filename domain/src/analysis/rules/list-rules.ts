import type { OwnerKind } from '../../calculation/owner-fields.ts'
import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import type { NoticeKind } from './notice-kind.ts'
import { NOTICE_KINDS, noticeKind } from './notice-kind.ts'
import type { Basis, BrightLineMonths, Rule, RulePack, RuleTopic, SpeedLimit } from './rule-pack.ts'
import { ruleOn } from './rule-pack.ts'
import {
  writeBothMonths,
  writeBrackets,
  writeDays,
  writeFees,
  writeHolidays,
  writeLimit,
  writeLives,
  writeMonths,
  percent,
  writeReceived,
  writeTrusteeRate,
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

interface Home extends Inputs {
  readonly today: Day
}

type Inputs = Pick<
  AnalysisInputs,
  'acquired_date' | 'settlement_date' | 'years' | 'new_build' | 'owners' | 'owner_occupied' | 'tenancy'
>

/** The rules that an analysis follows, until its last year or today; those in words are all listed. */
export function listRules(pack: RulePack, inputs: Inputs, today: Day): ListedRule[] {
  return listPack(pack, { ...inputs, today })
}

/** Every rule of a pack, of any day, home and owner. Source: docs/method/years-and-tax.md, "Rule packs". */
export function listEveryRule(pack: RulePack): ListedRule[] {
  return listPack(pack, null)
}

/** The rules that a home follows, or all of them, whose names say which homes do. */
function listPack(pack: RulePack, home: Home | null): ListedRule[] {
  const { interestShare, brightLine, loanToValue, debtToIncome, noticeDays } = pack
  const name = (short: string, which: string) => (home === null ? `${short}, ${which}` : short)
  const during = <Value>(rules: readonly Rule<Value>[], isOf = true) =>
    home === null ? rules : isOf ? inYears(rules, home) : []
  const now = <Value>(rules: readonly Rule<Value>[], isOf = true) =>
    home === null ? rules : isOf ? onDay(rules, home.today) : []
  const change = interestShare.acquiredFrom
  const { new_build: isNew = false, owner_occupied: isOccupied = false, tenancy = null } = home ?? {}
  const isEarly = home !== null && home.acquired_date < change
  const has = (kind: OwnerKind) => home?.owners.some((owner) => owner.kind === kind)
  const interest = (which: string, rules: readonly Rule<number>[], isOf: boolean) =>
    listed('interest', name('Interest that is deductible', which), during(rules, isOf), percent)
  const ratio = (limit: SpeedLimit) => writeLimit(limit, ' %')
  const times = (limit: SpeedLimit) => writeLimit(limit, ' times')
  const days = (notice: number) => `${notice} days`
  const isBoarding = tenancy?.boarding_house ?? false
  const notice = tenancy === null ? 'in_person' : noticeKind(tenancy)
  const months = (value: BrightLineMonths) =>
    home === null ? writeBothMonths(value) : writeMonths(isNew ? value.newBuild : value.months)
  return [
    ...interest(`home bought before ${writeDay(change)}`, interestShare.before, !isNew && isEarly),
    ...interest(`home bought from ${writeDay(change)}`, interestShare.after, !isNew && !isEarly),
    ...interest('new build, for twenty years', interestShare.newBuild, isNew),
    ...listed(
      'bright_line',
      home === null ? 'Earlier sale that is taxed, by the purchase' : 'Sale that is taxed',
      ofPurchase(pack, home),
      months,
    ),
    ...listed('bright_line', name('Sale that is taxed', 'by its agreement'), during(brightLine.bySale), months),
    ...listed('income_tax', 'Rates of a person', during(pack.personalRates, has('individual')), writeBrackets),
    ...listed('income_tax', 'Rate of a trust', during(pack.trusteeRate, has('trust')), writeTrusteeRate),
    ...listed('income_tax', 'Rate of a company', during(pack.companyRate, has('company')), percent),
    ...listed('income_tax', LEGAL_FEES, now(pack.purchaseLegalFees), writeFees),
    ...listed('gst', 'GST', now(pack.gst), percent),
    ...listed('chattels', 'Lives of chattels', now(pack.chattelsLives), writeLives),
    ...listed('lending', name('Loan to value', 'investor'), now(loanToValue.investor, !isOccupied), ratio),
    ...listed('lending', name('Loan to value', 'owner-occupier'), now(loanToValue.ownerOccupier, isOccupied), ratio),
    ...listed('lending', name('Debt to income', 'investor'), now(debtToIncome.investor, !isOccupied), times),
    ...listed('lending', name('Debt to income', 'owner-occupier'), now(debtToIncome.ownerOccupier, isOccupied), times),
    ...listed('rent_increases', 'Between rent increases', now(pack.increaseMonths), (months) => `${months} months`),
    ...listed('rent_increases', 'Notice of a rent increase', now(noticeDays.tenancy, !isBoarding), days),
    ...listed(
      'rent_increases',
      name('Notice of a rent increase', 'boarding house'),
      now(noticeDays.boardingHouse, isBoarding),
      days,
    ),
    ...NOTICE_KINDS.flatMap((kind) =>
      listed('rent_increases', NOTICE[kind], now(pack.noticeReceived[kind], kind === notice), writeReceived),
    ),
    ...listed('rent_increases', 'Days that are not working days', now(pack.holidays), writeHolidays),
    ...listed('rent_increases', 'Matariki', now(pack.matariki), writeDays),
    ...pack.statements,
  ]
}

/** An earlier sale follows the rule of when the home was bought. */
function ofPurchase({ brightLine }: RulePack, home: Home | null): readonly Rule<BrightLineMonths>[] {
  const { byAcquisition, bySale } = brightLine
  if (home === null) return byAcquisition
  return (bySale[0]?.from ?? '') > home.today ? onDay(byAcquisition, home.acquired_date) : []
}

function onDay<Value>(rules: readonly Rule<Value>[], day: Day): Rule<Value>[] {
  return [ruleOn(rules, day)].filter((rule) => rule !== null)
}

/** Those in force from the settlement until the last year, or until today. */
function inYears<Value>(rules: readonly Rule<Value>[], { settlement_date: from, years, today }: Home) {
  const last = addMonths(from, 12 * years)
  const until = last > today ? last : today
  return rules.filter((rule, index) => (rule.from ?? '') <= until && (rules[index + 1]?.from ?? '9999') > from)
}

function listed<Value>(
  topic: RuleTopic,
  name: string,
  rules: readonly Rule<Value>[],
  inWords: (value: Value) => string,
): ListedRule[] {
  return rules.map(({ value, ...rule }) => ({ ...rule, topic, name, value: inWords(value) }))
}
