/**
 * What production refuses unless PRODUCTION_ALLOWS names it: the embedded PostgreSQL, the sandbox for mail, payments
 * and providers, and the accounts and addresses made up for development.
 */
export const PRODUCTION_EXCEPTIONS = ['embedded-database', 'sandbox', 'development-seed'] as const
export type ProductionException = (typeof PRODUCTION_EXCEPTIONS)[number]

export const EXCEPTIONS_SENTENCE = `PRODUCTION_ALLOWS must name, with commas between, any of: ${PRODUCTION_EXCEPTIONS.join(', ')}.`

export function isExceptions(text: string): boolean {
  return namesIn(text).every((name) => PRODUCTION_EXCEPTIONS.some((exception) => exception === name))
}

/** The exceptions that PRODUCTION_ALLOWS names, without unknown names. */
export function allowedInProduction(
  environment: Readonly<Record<string, string | undefined>>,
): readonly ProductionException[] {
  const names = namesIn(environment['PRODUCTION_ALLOWS'] ?? '')
  return PRODUCTION_EXCEPTIONS.filter((exception) => names.includes(exception))
}

function namesIn(text: string): string[] {
  return text.split(',').flatMap((name) => name.trim() || [])
}

/** Whether this process serves real people, so that nothing made up may be loaded. */
export function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production'
}
