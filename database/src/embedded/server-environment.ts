/**
 * The environment for PostgreSQL's programs: without PGDATA, PGPORT and the like, and with messages in English, which we
 * parse.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' }
}
