/**
 * What production refuses unless PRODUCTION_ALLOWS names it: the PostgreSQL that comes with the product, the stand-ins for mail,
 * payments and providers, and the accounts and addresses that are made up for development.
 */
export const PRODUCTION_EXCEPTIONS = ['embedded-database', 'sandbox', 'development-seed'] as const
export type ProductionException = (typeof PRODUCTION_EXCEPTIONS)[number]

/** What is wrong with a PRODUCTION_ALLOWS that names anything else. */
export const EXCEPTIONS_SENTENCE = `PRODUCTION_ALLOWS must name, with commas between, any of: ${PRODUCTION_EXCEPTIONS.join(', ')}.`

/** Whether a text names nothing but exceptions. */
export function isExceptions(text: string): boolean {
  return namesIn(text).every((name) => PRODUCTION_EXCEPTIONS.some((exception) => exception === name))
}

/** What the variable PRODUCTION_ALLOWS names; names that mean nothing are left out. */
export function allowedInProduction(
  environment: Readonly<Record<string, string | undefined>>,
): readonly ProductionException[] {
  const names = namesIn(environment['PRODUCTION_ALLOWS'] ?? '')
  return PRODUCTION_EXCEPTIONS.filter((exception) => names.includes(exception))
}

function namesIn(text: string): string[] {
  return text.split(',').flatMap((name) => name.trim() || [])
}

/** Whether this process serves real people: nothing made up may then be loaded. */
export function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production'
}
