import type { Command } from 'commander'
import { importMortgageRates } from '../mortgage-rates/import-mortgage-rates.ts'
import type { RunImport } from './import-session.ts'

interface MortgageRatesOptions {
  file: string
  dryRun: boolean
}

export function addMortgageRatesCommand(program: Command, run: RunImport): void {
  program
    .command('mortgage-rates')
    .description('published mortgage rates: the Reserve Bank’s table B20 (standard) or B21 (special) as CSV')
    .requiredOption('--file <path>', 'the file to import (.csv, .csv.gz, .zip)')
    .option('--dry-run', 'check the file; change nothing', false)
    .action(({ file, dryRun }: MortgageRatesOptions) =>
      run(async ({ database, pathOf }) => {
        const { kind, months, first, last } = await importMortgageRates(database, pathOf(file), { dryRun })
        const result = dryRun ? 'A dry run: nothing was changed.' : 'Imported.'
        return `${months} month${months === 1 ? '' : 's'} of ${kind} rates, from ${first} to ${last}.\n${result}\n`
      }),
    )
}
