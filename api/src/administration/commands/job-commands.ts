import type { Command } from 'commander'
import { addAskingCommand, addCommand, wholeNumber, wholeNumbers } from '../add-command.ts'
import { AdminRefusal, type AdminResult, type CommonOptions, type RunAdmin } from '../admin-session.ts'
import { formatTable } from '../format-table.ts'
import { openJobStore } from '../job-store.ts'

interface ListOptions extends CommonOptions {
  readonly failing?: boolean
  readonly limit: number
}

export function addJobCommands(program: Command, run: RunAdmin): void {
  const jobs = program.command('jobs').description('list the jobs of the queue, try them again or remove them')

  addCommand(jobs, 'list', 'show jobs, the next first')
    .option('--failing', 'those that have failed at least once')
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .action((options: ListOptions) =>
      run(options, async ({ database }) => {
        const found = await openJobStore(database.pool).list(options.failing ?? false, options.limit)
        const rows = found.map((job) => [
          job.id,
          job.task,
          job.run_at,
          `${job.attempts} of ${job.max_attempts}`,
          job.running,
          job.last_error,
        ])
        const headings = ['job', 'task', 'runs', 'tries', 'running', 'problem']
        return { text: formatTable(headings, rows, 'There are no such jobs.'), data: found }
      }),
    )

  addCommand(jobs, 'retry', 'run jobs at once, with all their tries again')
    .argument('<job...>', 'their numbers', wholeNumbers)
    .action((ids: number[], options: CommonOptions) =>
      run(options, async ({ change }) => {
        const done = await change(async ({ client, log }) => {
          const retried = await openJobStore(client).retry(ids)
          if (retried.length > 0) await log('jobs retry', null, { jobs: retried })
          return retried
        })
        return resultOf(ids, done, 'run at once, if the queue runs')
      }),
    )

  addAskingCommand(jobs, 'remove', 'remove jobs, whose work is then never done')
    .argument('<job...>', 'their numbers', wholeNumbers)
    .action((ids: number[], options: CommonOptions) =>
      run(options, async ({ confirm, change }) => {
        await confirm(`Remove the jobs ${ids.join(', ')}? Their work, such as sending a mail, will not be done.`)
        const done = await change(async ({ client, log }) => {
          const removed = await openJobStore(client).remove(ids)
          if (removed.length > 0) await log('jobs remove', null, { jobs: removed })
          return removed
        })
        return resultOf(ids, done, 'were removed')
      }),
    )
}

function resultOf(ids: readonly number[], done: readonly number[], result: string): AdminResult {
  const left = ids.filter((id) => !done.includes(id))
  if (done.length === 0) throw new AdminRefusal(`Jobs ${left.join(', ')} are running, or do not exist.`)
  const rest = left.length === 0 ? '' : `Jobs ${left.join(', ')} are running, or do not exist.\n`
  return { text: `Jobs ${done.join(', ')} ${result}.\n${rest}`, data: { done, left }, failed: left.length > 0 }
}
