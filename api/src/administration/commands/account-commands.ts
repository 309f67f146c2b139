import type { Command } from 'commander'
import type { AccountRecord } from '../../accounts/account-store.ts'
import { hasPremium } from '../../accounts/present-account.ts'
import { removeAccount } from '../../accounts/remove-account.ts'
import { type AccountDetails, readAccountDetails } from '../account-details-store.ts'
import { addAskingCommand, addCommand } from '../add-command.ts'
import { AdminRefusal, type AdminResult, type AdminSession, type RunAdmin } from '../admin-session.ts'
import { type AdminWork, openAdminWork } from '../admin-work.ts'
import { findAccount } from '../find-account.ts'
import { formatFacts } from '../format-table.ts'

export function addAccountCommands(program: Command, run: RunAdmin): void {
  const accounts = program.command('accounts').description('find, confirm, lock, unlock or delete an account')
  const change = (
    usage: string,
    about: string,
    work: (session: AdminSession, account: AccountRecord) => Promise<string>,
  ) =>
    addCommand(accounts, `${usage} <account>`, about).action((given, options) =>
      run(options, async (session) => {
        const account = await findAccount(session.database, given)
        return resultOf(account, await work(session, account))
      }),
    )

  addCommand(accounts, 'find <account>', 'show an account, by its email address or id').action((given, options) =>
    run(options, async ({ database, context }) => {
      const account = await findAccount(database, given)
      const details = await readAccountDetails(database, account.id, new Date(context.now()))
      if (details === undefined) throw new AdminRefusal('The account was deleted meanwhile.')
      const facts = describeAccount(account, details, context.now())
      return { text: formatFacts(facts), data: facts }
    }),
  )

  change('confirm', 'confirm its email address, as its mailed link would', (session, { id }) =>
    changeLocked(session, id, async ({ accounts: store, log }, account) => {
      if (account.email_confirmed_at !== null) return 'Its address is confirmed already.'
      const time = new Date(session.context.now())
      await store.change(id, { email_confirmed_at: time, last_confirmed_email: null })
      await log('accounts confirm', id)
      return 'Its address is confirmed.'
    }),
  )

  change('lock', 'refuse its sign-ins, sessions, API keys and links at once', (session, { id }) =>
    changeLocked(session, id, async ({ accounts: store, sessions, log }, account) => {
      if (account.locked_at !== null) return 'It is locked already.'
      const time = new Date(session.context.now())
      await store.change(id, { locked_at: time })
      await sessions.revokeAll(id, time)
      await log('accounts lock', id)
      return 'It is locked, and its sessions have ended. Its subscription goes on until it is cancelled at Stripe.'
    }),
  )

  change('unlock', 'let it sign in again', (session, { id }) =>
    changeLocked(session, id, async ({ accounts: store, log }, account) => {
      if (account.locked_at === null) return 'It is not locked.'
      await store.change(id, { locked_at: null })
      await log('accounts unlock', id)
      return 'It is unlocked, and can sign in again.'
    }),
  )

  addAskingCommand(accounts, 'delete <account>', 'delete it with all it owns, as its owner would').action(
    (given, options) =>
      run(options, async (session) => {
        const found = await findAccount(session.database, given)
        await session.confirm(`Delete the account ${found.email} with everything it owns? This cannot be undone.`)
        const text = await changeLocked(session, found.id, async (work, account) => {
          await removeAccount(work, account, new Date(session.context.now()))
          await work.log('accounts delete', account.id)
          return 'It was deleted. A mail confirms it, and a subscription ends at Stripe within minutes.'
        })
        return resultOf(found, text)
      }),
  )
}

function resultOf({ id, email }: AccountRecord, text: string): AdminResult {
  return { text: `${email} (${id})\n${text}\n`, data: { id, email, result: text } }
}

async function changeLocked(
  session: AdminSession,
  id: string,
  work: (work: AdminWork, account: AccountRecord) => Promise<string>,
): Promise<string> {
  return openAdminWork(session)(async (parts) => {
    const account = await parts.accounts.lock(id)
    if (account === null) throw new AdminRefusal('The account was deleted meanwhile.')
    return work(parts, account)
  })
}

function describeAccount(account: AccountRecord, details: AccountDetails, now: number) {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    created: details.created_at,
    confirmed: account.email_confirmed_at,
    locked: account.locked_at,
    professional: account.is_property_professional,
    premium: hasPremium(account, now),
    subscription: account.subscription?.status ?? null,
    paid_until: account.subscription?.current_period_end ?? null,
    given_until: account.premium_given_until,
    given_reason: details.premium_given_reason,
    customer: account.customer_id,
    sessions: details.sessions,
    api_keys: details.keys,
    calculations: details.calculations,
    unsent_mails: details.unsent_mails,
  }
}
