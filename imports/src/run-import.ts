import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@homeyield/database/connection'
import { findMissingMigrations } from '@homeyield/database/find-missing-migrations'
import { isUnavailable } from '@homeyield/database/is-unavailable'
import { IMPORT_SETS, type ImportSet } from './import-sets.ts'

export interface ImportContext {
  /** The address of the database; throws when there is none. */
  readonly findDatabase: () => Promise<string>
  /** What a relative file is relative to. */
  readonly folder: string
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
}

const OPTIONS = {
  file: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'accept-loss': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const HELP = `Usage: npm run import -- <set> --file <path> [--dry-run] [--accept-loss]
       npm run import -- <set> --undo

Imports open data into the database of DATABASE_URL, or of a running npm start.

Sets
${Object.entries(IMPORT_SETS)
  .map(([name, { about }]) => `  ${name.padEnd(14)} ${about}`)
  .join('\n')}

Options
  --file <path>   the file to import
  --dry-run       check the file and compare it with what stands; change nothing
  --accept-loss   import a file with over 10 % less than what stands, or of an older quarter
  --undo          restore what stood before the last import; once more restores the import
  -h, --help      show this help

Exit status: 0 done, 1 refused or failed (nothing was changed), 2 wrong use.
`

class UsageError extends Error {}

type Request = {
  readonly set: ImportSet
  readonly file: string | null
  readonly dryRun: boolean
  readonly acceptLoss: boolean
}

/** Runs `npm run import` with its arguments; returns the exit status. */
export async function runImport(given: readonly string[], context: ImportContext): Promise<number> {
  try {
    const request = readRequest(given)
    if (request === 'help') context.stdout(HELP)
    else await serve(request, context)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isUsage = error instanceof UsageError
    if (isUsage) context.stderr(`${message}\nnpm run import -- --help shows the options.\n`)
    else {
      const prefix = isUnavailable(error) ? 'The database is unavailable: ' : ''
      context.stderr(`${prefix}${message}\nNothing was changed.\n`)
    }
    return isUsage ? 2 : 1
  }
}

function readRequest(given: readonly string[]): Request | 'help' {
  const { values, positionals } = parse(given)
  if (values.help) return 'help'
  const [name, ...more] = positionals
  const known = Object.keys(IMPORT_SETS).join(', ')
  if (name === undefined) throw new UsageError(`Name what to import: ${known}.`)
  const set = Object.hasOwn(IMPORT_SETS, name) ? IMPORT_SETS[name] : undefined
  if (!set) throw new UsageError(`There is no set "${name}"; the sets are: ${known}.`)
  if (more.length > 0) throw new UsageError(`"${more[0]}" is not expected; name the file with --file.`)
  const { file, undo, 'dry-run': dryRun, 'accept-loss': acceptLoss } = values
  if (undo && (file !== undefined || dryRun || acceptLoss)) throw new UsageError('--undo takes no other option.')
  if (!undo && !file) throw new UsageError('Name the file with --file, or undo the last import with --undo.')
  return { set, file: file ?? null, dryRun, acceptLoss }
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function serve({ set, file, dryRun, acceptLoss }: Request, context: ImportContext): Promise<void> {
  const database = openDatabase(await context.findDatabase(), { max: 2, statementTimeout: 0 })
  try {
    const [missing] = await findMissingMigrations(database)
    if (missing) throw new Error(`The database lacks the migration ${missing}. Run node run/migrate.ts first.`)
    if (file === null) {
      context.stdout(`${await set.undo(database)}\nThe last import is undone. --undo again restores it.\n`)
      return
    }
    const onProgress = reportTenths(context.stderr)
    const text = await set.load(database, resolve(context.folder, file), { dryRun, acceptLoss, onProgress })
    context.stdout(
      `${text}\n${dryRun ? 'A dry run: nothing was changed.' : 'Imported. --undo restores what was before.'}\n`,
    )
  } finally {
    await database.close()
  }
}

/** A line each time another tenth of the file is read. */
function reportTenths(write: (text: string) => void): (share: number) => void {
  let tenths = 0
  return (share) => {
    if (Math.floor(share * 10) <= tenths) return
    tenths = Math.floor(share * 10)
    write(`Read ${tenths * 10} %${tenths === 10 ? '. Comparing with what stands …' : ''}\n`)
  }
}
