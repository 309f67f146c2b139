import type { Command } from 'commander'
import { describeChange } from '../market-rents/compare-loads.ts'
import { importMarketRents } from '../mbie-quarterly/import-market-rents.ts'
import { undoMarketRents } from '../mbie-quarterly/undo-market-rents.ts'
import { describeReport } from '../report/import-report.ts'
import type { RunImport } from './import-session.ts'

interface RentsOptions {
  file?: string
  dryRun: boolean
  acceptLoss: boolean
  undo: boolean
}

export function addRentsCommand(program: Command, run: RunImport): void {
  program
    .command('rents')
    .description('market rents: MBIE’s “Detailed Quarterly Tenancy” file, of any name (.csv, .csv.gz, .zip)')
    .option('--file <path>', 'the file to import')
    .option('--dry-run', 'check the file and compare it with the current rents; change nothing', false)
    .option('--accept-loss', 'import a file with over 10 % less than the current rents, or of an older quarter', false)
    .option('--undo', 'restore the rents before the last import; once more restores the import', false)
    .action(async ({ file, dryRun, acceptLoss, undo }: RentsOptions, command: Command) => {
      if (undo && (file !== undefined || dryRun || acceptLoss)) command.error('--undo takes no other option.')
      if (undo) return run(undoRents)
      if (file === undefined) return command.error('Name the file with --file, or undo the last import with --undo.')
      return run(async ({ database, pathOf, onProgress }) => {
        const options = { dryRun, acceptLoss, onProgress }
        const { report, current, loaded } = await importMarketRents(database, pathOf(file), options)
        const result = dryRun ? 'A dry run: nothing was changed.' : 'Imported. --undo restores what was before.'
        return `${describeReport(report)}\n${describeChange(current, loaded)}\n${result}\n`
      })
    })
}

const undoRents: Parameters<RunImport>[0] = async ({ database }) => {
  const { current, loaded } = await undoMarketRents(database)
  return `${describeChange(current, loaded)}\nThe last import is undone. --undo again restores it.\n`
}
