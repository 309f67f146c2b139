import type { Command } from 'commander'
import { addCommand, wholeNumber } from '../add-command.ts'
import { openAdminLog } from '../admin-log-store.ts'
import type { CommonOptions, RunAdmin } from '../admin-session.ts'
import { findAccount } from '../find-account.ts'
import { formatTable } from '../format-table.ts'

interface LogOptions extends CommonOptions {
  readonly account?: string
  readonly limit: number
}

export function addLogCommand(program: Command, run: RunAdmin): void {
  addCommand(program, 'log', 'show what was done with these commands, the newest first')
    .option('--account <account>', 'to one account, by its email address or id')
    .option('--limit <number>', 'how many entries at most', wholeNumber, 50)
    .action((options: LogOptions) =>
      run(options, async ({ database, context }) => {
        const account = options.account === undefined ? null : await findAccount(database, options.account)
        const entries = await openAdminLog(database, context.operator).list(options.limit, account?.id ?? null)
        const rows = entries.map((entry) => [
          entry.done_at,
          entry.done_by,
          entry.command,
          entry.account_id,
          JSON.stringify(entry.details),
        ])
        return { text: formatTable(['when', 'who', 'what', 'account', 'details'], rows, 'Nothing yet.'), data: entries }
      }),
    )
}
