import type { Command } from 'commander'
import { addCommand } from '../add-command.ts'
import type { RunAdmin } from '../admin-session.ts'
import { checkInstallation } from '../check/check-installation.ts'
import { lineOf } from '../../payment-setup/finding.ts'

export function addCheckCommand(program: Command, run: RunAdmin): void {
  addCommand(program, 'check', 'check settings, database, queue, mail, payments, images, data and disk').action(
    (options) =>
      run.alone(options, async (context) => {
        const findings = await checkInstallation(context)
        const count = (state: string) => findings.filter((finding) => finding.state === state).length
        const [problems, warnings] = [count('problem'), count('warning')]
        const total = `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.`
        const text = `${findings.map(lineOf).join('\n')}\n\n${total}\n`
        return { text, data: { problems, warnings, findings }, failed: problems > 0 }
      }),
  )
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? what : `${what}s`}`
}
