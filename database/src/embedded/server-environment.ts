/**
 * The environment for PostgreSQL's own programs: ours without the variables (PGDATA, PGPORT and the like) by which a
 * person steers another PostgreSQL, and with messages in English, which we read.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
