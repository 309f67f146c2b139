import type { Command } from 'commander'
import { addCommand, wholeNumber } from '../add-command.ts'
import { openAdminLog } from '../admin-log-store.ts'
import type { CommonOptions, RunAdmin } from '../admin-session.ts'
import { findAccount, isId } from '../find-account.ts'
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
        const { account = null } = options
        // An entry outlives its account, which is then named by its id.
        const id = account === null || isId(account) ? account : (await findAccount(database, account)).id
        const entries = await openAdminLog(database, context.operator).list(options.limit, id)
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
