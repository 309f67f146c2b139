import { readFile, stat } from 'node:fs/promises'

/** The account of the operating system as which the database server runs. */
export interface ServerAccount {
  name: string
  uid: number
  gid: number
}

// Accounts that exist on nearly every Unix and own nothing, in the order of preference.
const HARMLESS_ACCOUNTS = ['nobody', 'daemon']

/**
 * Answers the account as which to run PostgreSQL, which refuses to run as root: the owner of the `cluster` directory if
 * there is one, otherwise an account that exists on every machine. Answers undefined, for "as ourselves", when this
 * process is not root. Throws a sentence when root has nobody to turn to.
 */
export async function chooseServerAccount(cluster: string): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'))
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid)
    return known ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  for (const name of HARMLESS_ACCOUNTS) {
    const account = accounts.find((candidate) => candidate.name === name)
    if (account && account.uid > 0) return account
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has no account called nobody. Run Homeyield as another user, or set DATABASE_URL.',
  )
}

function parsePasswd(passwd: string): ServerAccount[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
