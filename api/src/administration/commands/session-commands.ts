import type { Command } from 'commander'
import { openSessionStore } from '../../accounts/sessions/session-store.ts'
import { addAskingCommand, addCommand } from '../add-command.ts'
import type { RunAdmin } from '../admin-session.ts'
import { findAccount } from '../find-account.ts'
import { countOf, formatTable } from '../format-table.ts'

export function addSessionCommands(program: Command, run: RunAdmin): void {
  const sessions = program.command('sessions').description('list or end the sessions of an account')

  addCommand(sessions, 'list <account>', 'show where it is signed in').action((given, options) =>
    run(options, async ({ database, context }) => {
      const { id } = await findAccount(database, given)
      const live = await openSessionStore(database).listLive(id, new Date(context.now()))
      const rows = live.map((session) => [session.id, session.created_at, session.expires_at])
      return { text: formatTable(['session', 'began', 'ends'], rows, 'It is signed in nowhere.'), data: live }
    }),
  )

  addAskingCommand(sessions, 'end <account>', 'sign it out everywhere; its API keys go on').action((given, options) =>
    run(options, async ({ database, context, confirm, change }) => {
      const { id, email } = await findAccount(database, given)
      const time = new Date(context.now())
      const { length: live } = await openSessionStore(database).listLive(id, time)
      await confirm(`Sign ${email} out of its ${countOf(live, 'session')}?`)
      const count = await change(async ({ db, log }) => {
        const store = openSessionStore({ pool: database.pool, db })
        const { length: ended } = await store.listLive(id, time)
        await store.revokeAll(id, time)
        await log('sessions end', id, { count: ended })
        return ended
      })
      return {
        text: `${email} is signed out everywhere: ${countOf(count, 'session')} ended.\n`,
        data: { id, email, ended: count },
      }
    }),
  )
}
