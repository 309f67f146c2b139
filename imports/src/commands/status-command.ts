import { type DataSetStatus, readDataStatus } from '@homeyield/database/read-data-status'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { isCheckDue, type RulePack } from '@homeyield/domain/analysis/rules/rule-pack'
import { areOldRates } from '@homeyield/domain/loans/published-rates'
import { areOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import type { Command } from 'commander'
import type { RunImport } from './import-session.ts'

const NAMES: Readonly<Record<DataSetStatus['name'], string>> = {
  addresses: 'Addresses',
  areas: 'Areas',
  mortgage_rates: 'Mortgage rates',
  region_months: 'Prices and rents by region',
  rents: 'Market rents',
}

export function addStatusCommand(program: Command, run: RunImport): void {
  program
    .command('status')
    .description('what is loaded: rows, age, origin, and what is out of date')
    .action(() =>
      run(async ({ database }) => {
        const today = dayInNewZealand(new Date())
        const sets = (await readDataStatus(database)).map((set) => describeDataSet(set, today))
        return [...sets, describeRules(NEWEST_PACK, today)].join('\n')
      }),
    )
}

/** Lines for the operator; `today` is the day in New Zealand. */
export function describeDataSet(
  { name, rows, extent, as_of, loaded_at, source }: DataSetStatus,
  today: string,
): string {
  const facts = [
    [NAMES[name], extent === 'none' ? 'none' : `${rows.toLocaleString('en-NZ')} rows`],
    ['extent', extent === 'none' ? null : extent],
    ['as of', as_of],
    ['loaded', loaded_at === null ? null : dayInNewZealand(loaded_at)],
    ['from', source],
    ['note', noteOf(name, extent, as_of, today)],
  ]
  return facts.map(([fact, text], at) => (text ? `${at === 0 ? '' : '  '}${fact}: ${text}\n` : '')).join('')
}

/** The rules of tax, lending and rent increases, which come with the product. */
export function describeRules({ id, asAt, checkBefore }: RulePack, today: string): string {
  const due = isCheckDue({ checkBefore }, today)
    ? '  note: out of date: check the rules, and add a pack of newer ones.\n'
    : ''
  return `Rules of tax and lending: ${id}\n  as of: ${asAt}\n  check before: ${checkBefore}\n${due}`
}

function noteOf(name: DataSetStatus['name'], extent: string, asOf: string | null, today: string): string | null {
  if (name === 'addresses' && extent !== 'whole country') return 'npm run import -- addresses loads the whole country.'
  if (name === 'rents' && asOf !== null && areOldRents(asOf, today)) {
    return 'out of date: more than two quarters old. npm run import -- rents --file … loads newer ones.'
  }
  if (name === 'mortgage_rates' && asOf !== null && areOldRates(asOf, today)) {
    return 'out of date: more than three months old. npm run import -- mortgage-rates --file … loads newer ones.'
  }
  return null
}
