/**
 * The database without its pooler, for work that needs a session of its own; undefined when no database is named. Throws when what is
 * named is no database.
 */
export function readDirectUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const name = environment['DATABASE_DIRECT_URL']?.trim() ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const url = environment[name]?.trim() || undefined
  if (url === undefined || /^postgres(?:ql)?:\/\//u.test(url)) return url
  throw new Error(`${name} must be the address of a PostgreSQL, such as postgres://user:password@host/database.`)
}
