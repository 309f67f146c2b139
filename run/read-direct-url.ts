/** The database without its pooler, for work that needs a session of its own; undefined when no database is named. */
export function readDirectUrl(environment: NodeJS.ProcessEnv): string | undefined {
  return environment['DATABASE_DIRECT_URL']?.trim() || environment['DATABASE_URL']?.trim() || undefined
}
