import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { type Command, InvalidArgumentError } from 'commander'
import { openAccountStore, type AccountRecord } from '../../accounts/account-store.ts'
import { isPaidAt } from '../../accounts/present-account.ts'
import { addCommand } from '../add-command.ts'
import { AdminRefusal, type AdminResult, type RunAdmin } from '../admin-session.ts'
import { findAccount } from '../find-account.ts'

const MAX_REASON = 200

export function addPremiumCommands(program: Command, run: RunAdmin): void {
  const premium = program.command('premium').description('give Premium without payment, or end what was given')

  addCommand(premium, 'grant <account>', 'give Premium until the end of a day in New Zealand; nobody is charged')
    .requiredOption('--until <day>', 'the last day, such as 2027-03-31', readDay)
    .requiredOption('--reason <text>', 'why; it is in the export of the account', readReason)
    .action((given, options: { until: string; reason: string; json?: boolean }) =>
      run(options, async ({ database, context, change }) => {
        const { until, reason } = options
        if (until < dayInNewZealand(new Date(context.now()))) throw new AdminRefusal(`${until} is over already.`)
        const account = await findAccount(database, given)
        await change(async ({ db, log }) => {
          const given = { premium_given_until: until, premium_given_reason: reason }
          await openAccountStore({ db }).change(account.id, given)
          await log('premium grant', account.id, { until })
        })
        const paying = isPaidAt(context.now(), account.subscription)
        const payment = paying
          ? ' It also pays for Premium at Stripe, which goes on: cancel it there if it should not.'
          : ''
        return resultOf(account, until, `It has Premium until ${until}, without payment.${payment}`)
      }),
    )

  addCommand(premium, 'end <account>', 'end Premium that was given; one that is paid for goes on').action(
    (given, options) =>
      run(options, async ({ database, context, change }) => {
        const account = await findAccount(database, given)
        if (account.premium_given_until === null) throw new AdminRefusal('It was not given Premium.')
        await change(async ({ db, log }) => {
          const ended = { premium_given_until: null, premium_given_reason: null }
          await openAccountStore({ db }).change(account.id, ended)
          await log('premium end', account.id)
        })
        const paying = isPaidAt(context.now(), account.subscription)
        const rest = paying ? 'It still has the Premium that it pays for.' : 'It has no Premium any more.'
        return resultOf(account, null, `What was given has ended. ${rest}`)
      }),
  )
}

function resultOf({ id, email }: AccountRecord, given_until: string | null, text: string): AdminResult {
  return { text: `${email} (${id})\n${text}\n`, data: { id, email, given_until, result: text } }
}

function readDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(text) && new Date(text).toJSON()?.startsWith(text)
  if (!isDay) throw new InvalidArgumentError('It must be a day such as 2027-03-31.')
  return text
}

function readReason(text: string): string {
  const reason = text.trim()
  if (reason === '' || reason.length > MAX_REASON) {
    throw new InvalidArgumentError(`It must have 1 to ${MAX_REASON} characters.`)
  }
  return reason
}
