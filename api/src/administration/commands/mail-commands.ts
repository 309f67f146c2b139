import { type Command, Option } from 'commander'
import { postConfirmation } from '../../accounts/email/post-confirmation.ts'
import { addCommand, wholeNumber } from '../add-command.ts'
import { AdminRefusal, type AdminSession, type CommonOptions, type RunAdmin } from '../admin-session.ts'
import { openAdminWork } from '../admin-work.ts'
import { findAccount, isId } from '../find-account.ts'
import { formatTable } from '../format-table.ts'
import { hurryMail, MAIL_STATES, type MailState, openMailList } from '../mail-list-store.ts'

interface ListOptions extends CommonOptions {
  readonly state: MailState
  readonly account?: string
  readonly limit: number
}

export function addMailCommands(program: Command, run: RunAdmin): void {
  const mails = program.command('mails').description('list mails, or send one again')

  addCommand(mails, 'list', 'show mails, the newest first; never their contents')
    .addOption(new Option('--state <state>', 'which').choices(MAIL_STATES).default('waiting'))
    .option('--account <account>', 'those of one account, by its email address or id')
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .action((options: ListOptions) =>
      run(options, async ({ database }) => {
        const account = options.account === undefined ? null : await findAccount(database, options.account)
        const found = await openMailList(database).list(options.state, account?.id ?? null, options.limit)
        const rows = found.map((mail) => [
          mail.id,
          mail.kind,
          mail.recipient,
          mail.created_at,
          mail.sent_at ?? mail.given_up_at,
          mail.tries,
          mail.last_problem,
        ])
        const headings = ['mail', 'kind', 'to', 'written', 'sent or given up', 'tries', 'problem']
        return { text: formatTable(headings, rows, 'There are no such mails.'), data: found }
      }),
    )

  addCommand(mails, 'resend <mail>', 'try a waiting mail at once, or mail another link to confirm an address').action(
    (id, options) =>
      run(options, async (session) => {
        const text = await resend(session, id)
        return { text: `${text}\n`, data: { mail: id, result: text } }
      }),
  )
}

async function resend(session: AdminSession, id: string): Promise<string> {
  const mail = isId(id) ? await openMailList(session.database).find(id) : null
  if (mail === null) throw new AdminRefusal(`There is no mail ${id}.`)
  if (mail.sent_at === null && mail.given_up_at === null) {
    await session.change(async ({ client, log }) => {
      const isHurried = await hurryMail(client, id)
      if (!isHurried) throw new AdminRefusal('It is being sent at this moment, or its job was removed.')
      await log('mails resend', mail.account_id, { kind: mail.kind })
    })
    return 'It is tried at once, if the queue runs.'
  }
  const { account_id } = mail
  if (account_id === null || (mail.kind !== 'welcome' && mail.kind !== 'confirm_email')) {
    throw new AdminRefusal(
      `Its content was deleted when it was ${mail.sent_at === null ? 'given up' : 'sent'}, so it cannot be sent again. Its person can ask for another on the site.`,
    )
  }
  await openAdminWork(session)(async (work) => {
    const account = await work.accounts.lock(account_id)
    if (account === null) throw new AdminRefusal('The account was deleted meanwhile.')
    if (account.email_confirmed_at !== null) throw new AdminRefusal('Its address is confirmed already.')
    await postConfirmation(work, 'confirm_email', account, session.context.now())
    await work.log('mails resend', account_id, { kind: 'confirm_email' })
  })
  return 'Another link to confirm the address is on its way.'
}
