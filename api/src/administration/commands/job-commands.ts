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
        return resultOf(ids, done, ['runs at once, if the queue runs', 'run at once, if the queue runs'])
      }),
    )

  addAskingCommand(jobs, 'remove', 'remove jobs, whose work is then never done')
    .argument('<job...>', 'their numbers', wholeNumbers)
    .action((ids: number[], options: CommonOptions) =>
      run(options, async ({ confirm, change }) => {
        const named = ids.length === 1 ? `job ${ids[0]}? Its` : `jobs ${ids.join(', ')}? Their`
        await confirm(`Remove the ${named} work, such as sending a mail, will not be done.`)
        const done = await change(async ({ client, log }) => {
          const removed = await openJobStore(client).remove(ids)
          if (removed.length > 0) await log('jobs remove', null, { jobs: removed })
          return removed
        })
        return resultOf(ids, done, ['was removed', 'were removed'])
      }),
    )
}

/** What was done, of one job and of several. */
type Result = readonly [one: string, several: string]

const LEFT: Result = ['is running, or does not exist', 'are running, or do not exist']

function resultOf(ids: readonly number[], done: readonly number[], result: Result): AdminResult {
  const left = ids.filter((id) => !done.includes(id))
  if (done.length === 0) throw new AdminRefusal(describeJobs(left, LEFT))
  const rest = left.length === 0 ? '' : `${describeJobs(left, LEFT)}\n`
  return { text: `${describeJobs(done, result)}\n${rest}`, data: { done, left }, failed: left.length > 0 }
}

function describeJobs(ids: readonly number[], [one, several]: Result): string {
  return ids.length === 1 ? `Job ${ids[0]} ${one}.` : `Jobs ${ids.join(', ')} ${several}.`
}
