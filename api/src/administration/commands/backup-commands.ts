import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findMissingMigrations } from '@homeyield/database/find-missing-migrations'
import { type Command, InvalidArgumentError } from 'commander'
import { addAskingCommand } from '../add-command.ts'
import { openAdminLog } from '../admin-log-store.ts'
import {
  type AdminContext,
  AdminRefusal,
  type AdminResult,
  type AdminSession,
  type CommonOptions,
  openForAdmin,
  type RunAdmin,
} from '../admin-session.ts'
import type { BackupManifest } from '../backup/backup-manifest.ts'
import { countOf } from '../format-table.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'

interface ReplaceOptions extends CommonOptions {
  readonly replace?: boolean
}
interface RestoreOptions extends ReplaceOptions {
  readonly keepMails?: boolean
}
type Confirm = AdminSession['confirm']

export function addBackupCommands(program: Command, run: RunAdmin): void {
  addAskingCommand(program, 'backup <file>', 'write the database, and the uploads of UPLOADS_DIR, to a file').action(
    (given, options) => run.alone(options, (context, confirm) => backUp(context, confirm, given)),
  )

  addAskingCommand(program, 'restore <file>', 'restore a backup into an empty database')
    .option('--replace', 'delete what the database has')
    .option('--keep-mails', 'send the mails that waited, which people may have had since')
    .action((given, options: RestoreOptions) =>
      run.alone(options, (context, confirm) => restore(context, confirm, given, options)),
    )

  addAskingCommand(program, 'move', 'copy the embedded database, which stays as it is, to a server')
    .requiredOption('--to <url>', 'an empty database, such as postgres://user:password@host/homeyield', readUrl)
    .option('--replace', 'delete what that database has')
    .action((options: ReplaceOptions & { to: string }) =>
      run.alone(options, (context, confirm) => move(context, confirm, options.to, options.replace ?? false)),
    )
}

async function backUp(context: AdminContext, confirm: Confirm, given: string): Promise<AdminResult> {
  const file = resolve(context.folder, given)
  if (!existsSync(dirname(file))) throw new AdminRefusal(`There is no folder ${dirname(file)}.`)
  if (existsSync(file)) await confirm(`${file} exists. Replace it?`)
  const uploads = uploadsOf(context)
  const manifest = await backUpFrom(await context.connect(), file, context, uploads, 'backup')
  const text = [
    file,
    `${countRows(manifest)} ${countUploads(manifest.uploads)}`,
    'It has personal data: keep it where only you can read it. Settings and session keys are not in it.',
  ]
  return { text: `${text.join('\n')}\n`, data: { file, ...summaryOf(manifest), uploads: manifest.uploads } }
}

async function restore(
  context: AdminContext,
  confirm: Confirm,
  given: string,
  { replace = false, keepMails = false }: RestoreOptions,
): Promise<AdminResult> {
  const file = resolve(context.folder, given)
  const uploads = uploadsOf(context)
  const target = await context.connect({ create: true })
  try {
    const since = { now: new Date(context.now()), keepMails }
    const restored = await restoreBackup(target.url, file, { replace, uploads, confirm, since })
    const { manifest, sessionsEnded, mailsGivenUp } = restored
    const { made_at } = manifest
    await logIn(target.url, context, 'restore', { made_at })
    const files = uploads === null ? null : manifest.uploads
    const text = [
      `Restored what there was at ${made_at}: ${countRows(manifest)} ${countUploads(files)}`,
      `Ended: ${countOf(sessionsEnded, 'session')}, so that everybody signs in again.`,
      keepMails
        ? 'Mails that waited are sent, even if people have had them since.'
        : `Given up: ${countOf(mailsGivenUp, 'mail')} that waited, as people may have had them since (--keep-mails sends them).`,
      'What was removed or changed since is as it was: API keys, links, passwords and locks. Remove and lock again what must be.',
      'Run node run/migrate.ts, or npm start, which loads newer reference data.',
    ]
    const ended = { sessions_ended: sessionsEnded, mails_given_up: mailsGivenUp }
    return { text: `${text.join('\n')}\n`, data: { file, made_at, ...summaryOf(manifest), uploads: files, ...ended } }
  } finally {
    await target.close()
  }
}

async function move(context: AdminContext, confirm: Confirm, url: string, replace: boolean): Promise<AdminResult> {
  const source = await context.startEmbedded()
  const folder = await mkdtemp(join(context.dataDirectory, 'move-'))
  try {
    const file = join(folder, 'database.zip')
    await backUpFrom(source, file, context, null, 'move')
    const { manifest } = await restoreBackup(url, file, { replace, uploads: null, confirm, since: null })
    await logIn(url, context, 'move', {})
    const text = [
      `${countRows(manifest)} They were counted in the new database.`,
      'Set DATABASE_URL to it, and start Homeyield.',
      `Uploads and session keys stay in ${context.dataDirectory}. So does the embedded database, as it was: delete ${join(context.dataDirectory, 'postgresql')} once you are sure.`,
    ]
    return { text: `${text.join('\n')}\n`, data: summaryOf(manifest) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Backs up, writes that to the log, and closes the connection. */
async function backUpFrom(
  source: Awaited<ReturnType<AdminContext['connect']>>,
  file: string,
  context: AdminContext,
  uploads: string | null,
  command: 'backup' | 'move',
): Promise<BackupManifest> {
  const database = openForAdmin(source.url)
  try {
    const manifest = await writeBackup(database, file, { uploads, now: new Date(context.now()) })
    // Before an upgrade, the database may not have the log yet.
    if ((await findMissingMigrations(database)).length === 0) await logIn(source.url, context, command, {})
    return manifest
  } finally {
    await database.close()
    await source.close()
  }
}

async function logIn(
  url: string,
  { operator }: AdminContext,
  command: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const database = openForAdmin(url)
  try {
    await openAdminLog(database, operator).write(command, null, details)
  } finally {
    await database.close()
  }
}

/** The folder of uploads; null when they are in a bucket. */
function uploadsOf({ environment }: AdminContext): string | null {
  if (environment['S3_BUCKET']?.trim()) return null
  const folder = environment['UPLOADS_DIR']?.trim()
  if (!folder) throw new AdminRefusal('UPLOADS_DIR must name the folder of uploads, or S3_BUCKET their bucket.')
  return resolve(folder)
}

function summaryOf({ tables }: BackupManifest) {
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  }
}

function countRows(manifest: BackupManifest): string {
  return `${countOf(summaryOf(manifest).rows, 'row')} of ${countOf(manifest.tables.length, 'table')}.`
}

function countUploads(uploads: number | null): string {
  return uploads === null ? 'No images: they are in a bucket.' : `${countOf(uploads, 'uploaded file')}.`
}

function readUrl(text: string): string {
  if (!/^postgres(?:ql)?:\/\/\S+$/u.test(text)) {
    throw new InvalidArgumentError('It must be the address of a PostgreSQL database.')
  }
  return text
}
