import { openDatabase, type Database, type transaction, type Transaction } from '@homeyield/database/connection'
import type { AdminLog } from './admin-log-store.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The session keys, as variables of the server. */
interface SessionSecrets {
  readonly JWT_SECRET: string
  readonly JWT_SECRET_BEFORE?: string
}

export interface AdminContext {
  /** The settings, with those that `npm start` provides itself. */
  readonly environment: Environment
  /** The database, which may be started for this; throws when there is none. */
  readonly connect: (options?: {
    /** Whether the embedded database is created if there is none. */
    readonly create?: boolean
  }) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>
  /** Starts the embedded database of DATA_DIR; throws when it is in use, or there is none. */
  readonly startEmbedded: () => Promise<{ readonly url: string; readonly close: () => Promise<void> }>
  /** DATA_DIR. */
  readonly dataDirectory: string
  /** Stores the session keys; null when they are in the environment. */
  readonly storeSecrets: ((secrets: SessionSecrets) => Promise<void>) | null
  /** Null where nobody can be asked. */
  readonly ask: ((question: string) => Promise<boolean>) | null
  /** What a relative file is relative to. */
  readonly folder: string
  /** The name of the person, for the log. */
  readonly operator: string
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
  readonly now: () => number
}

/** What a command works with. */
export interface AdminSession {
  readonly context: AdminContext
  readonly database: Database
  readonly url: string
  /** Throws unless the operator agrees, or has said so with --yes. */
  readonly confirm: (question: string) => Promise<void>
  /** Changes something in one transaction, with its entry in the log. */
  readonly change: <Result>(work: (change: AdminChange) => Promise<Result>) => Promise<Result>
}

export interface AdminChange {
  readonly db: Transaction
  /** The connection of the transaction. */
  readonly client: Parameters<Parameters<typeof transaction>[1]>[1]
  readonly log: AdminLog['write']
}

export interface AdminResult {
  readonly text: string
  /** The same for programs. */
  readonly data: unknown
  /** Whether the command ran, but what it found is a fault. */
  readonly failed?: boolean
}

export interface CommonOptions {
  readonly json?: boolean
  readonly yes?: boolean
}

/** Runs a command's work on the database, and prints its result. */
export interface RunAdmin {
  (options: CommonOptions, work: (session: AdminSession) => Promise<AdminResult>): Promise<void>
  /** The same without a database, or with one that the work connects to itself. */
  readonly alone: (
    options: CommonOptions,
    work: (context: AdminContext, confirm: AdminSession['confirm']) => Promise<AdminResult>,
  ) => Promise<void>
}

/** A command that was refused; the message is for the operator. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal'
}

/** Opens a database for an operator, whose statements may take as long as they need. */
export function openForAdmin(url: string): Database {
  return openDatabase(url, { max: 3, statementTimeout: 0 })
}

/** Returns the question's function for --yes, a terminal or neither. */
export function confirmWith(ask: AdminContext['ask'], yes: boolean): AdminSession['confirm'] {
  return async (question) => {
    if (yes) return
    if (ask === null) throw new AdminRefusal(`${question}\nNobody can be asked here: repeat the command with --yes.`)
    if (!(await ask(question))) throw new AdminRefusal('Nothing was changed.')
  }
}
