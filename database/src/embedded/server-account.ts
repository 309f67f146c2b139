import { readFile, stat } from 'node:fs/promises'

/** The system account that runs the database server. */
export interface ServerAccount {
  name: string
  uid: number
  gid: number
}

// On nearly every Unix, without files of their own; in order of preference.
const COMMON_ACCOUNTS = ['nobody', 'daemon']

/**
 * The account for PostgreSQL, which refuses to run as root: the owner of the cluster, or else a common account. Undefined
 * when this process is not root. Throws when there is no such account.
 */
export async function chooseServerAccount(cluster: string): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'))
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid)
    return known ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  for (const name of COMMON_ACCOUNTS) {
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
