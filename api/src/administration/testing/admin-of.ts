import type { TestServer } from '../../testing/test-server.ts'
import type { AdminContext } from '../admin-session.ts'
import { runAdmin } from '../run-admin.ts'

interface Printed {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** `npm run admin` on a server's database, where nobody can be asked. */
export function adminOf(
  { databaseUrl, now }: Pick<TestServer, 'databaseUrl' | 'now'>,
  changes: Partial<AdminContext> = {},
) {
  const runIn = async (given: readonly string[], own: Partial<AdminContext> = {}): Promise<Printed> => {
    let [stdout, stderr] = ['', '']
    const status = await runAdmin(given, {
      environment: { NODE_ENV: 'test', JWT_SECRET: 'a secret for tests, longer than thirty-two characters' },
      connect: () => Promise.resolve({ url: databaseUrl, close: () => Promise.resolve() }),
      startEmbedded: () => Promise.reject(new Error('There is no embedded database.')),
      dataDirectory: process.cwd(),
      storeSecrets: null,
      ask: null,
      folder: process.cwd(),
      operator: 'ops',
      stdout: (text) => void (stdout += text),
      stderr: (text) => void (stderr += text),
      now,
      ...changes,
      ...own,
    })
    return { status, stdout, stderr }
  }
  return {
    run: (...given: string[]) => runIn(given),
    answering: (answer: boolean, ...given: string[]) => runIn(given, { ask: () => Promise.resolve(answer) }),
    /** The result as JSON; throws when the command fails. */
    async json(...given: string[]) {
      const { status, stdout, stderr } = await runIn([...given, '--json'])
      if (status !== 0) throw new Error(`The command returned ${status}: ${stderr}`)
      return JSON.parse(stdout)
    },
  }
}
