import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import { addAskingCommand } from '../add-command.ts'
import {
  AdminRefusal,
  type AdminResult,
  type AdminSession,
  type CommonOptions,
  type RunAdmin,
} from '../admin-session.ts'

interface RotateOptions extends CommonOptions {
  readonly finish?: boolean
}

export function addSecretCommand(program: Command, run: RunAdmin): void {
  const secret = program.command('secret').description('replace the key that signs session tokens')
  addAskingCommand(secret, 'rotate', 'make a new key, and accept the earlier one until --finish')
    .option('--finish', 'forget the earlier key: sessions that have only its tokens end')
    .action((options: RotateOptions) => run(options, (session) => (options.finish ? finish(session) : rotate(session))))
}

async function rotate({ context, change }: AdminSession): Promise<AdminResult> {
  const { JWT_SECRET: present, JWT_SECRET_BEFORE: before } = context.environment
  if (before?.trim())
    throw new AdminRefusal('A replacement is under way: complete it first (JWT_SECRET_BEFORE is set).')
  const made = randomBytes(32).toString('base64url')
  const { storeSecrets } = context
  if (storeSecrets === null) return describeSteps(made)
  if (!present) throw new AdminRefusal('There is no key yet: the first start makes one.')
  await change(async ({ log }) => {
    await log('secret rotate', null)
    await storeSecrets({ JWT_SECRET: made, JWT_SECRET_BEFORE: present })
  })
  const text =
    'A new key is stored, and the earlier one still accepted. Restart Homeyield to use it. After SESSION_DAYS (14 unless set): npm run admin -- secret rotate --finish'
  return { text: `${text}\n`, data: { stored: true, result: text } }
}

async function finish({ context, confirm, change }: AdminSession): Promise<AdminResult> {
  const { JWT_SECRET: present, JWT_SECRET_BEFORE: before } = context.environment
  if (!before?.trim() || !present) throw new AdminRefusal('No replacement is under way: JWT_SECRET_BEFORE is not set.')
  const { storeSecrets } = context
  if (storeSecrets === null) {
    throw new AdminRefusal(
      'The keys are in the environment: remove JWT_SECRET_BEFORE there, and restart every process.',
    )
  }
  await confirm('Forget the earlier key? Anyone who has not come back since the replacement must sign in again.')
  await change(async ({ log }) => {
    await log('secret rotate --finish', null)
    await storeSecrets({ JWT_SECRET: present })
  })
  const text = 'The earlier key is forgotten. Restart Homeyield.'
  return { text: `${text}\n`, data: { stored: true, result: text } }
}

/** The keys are the operator's to change. The present one is not printed. */
function describeSteps(made: string): AdminResult {
  const steps = [
    { JWT_SECRET: '<present>', JWT_SECRET_BEFORE: `${made},<present>`, next: 'restart every process, one by one' },
    { JWT_SECRET: made, JWT_SECRET_BEFORE: '<present>', next: 'restart every process, one by one' },
    { JWT_SECRET: made, JWT_SECRET_BEFORE: '', next: 'after SESSION_DAYS, restart every process' },
  ]
  const lines = steps.map(
    ({ JWT_SECRET, JWT_SECRET_BEFORE, next }, at) =>
      `${at + 1}. JWT_SECRET=${JWT_SECRET}\n   JWT_SECRET_BEFORE=${JWT_SECRET_BEFORE}\n   ${next}\n`,
  )
  const head =
    'Nothing was changed: the keys are in the environment. A new key, and the steps to change to it\n(<present> is the JWT_SECRET of now; docs/administration.md explains them):\n'
  return { text: `${head}${lines.join('')}`, data: { stored: false, steps } }
}
