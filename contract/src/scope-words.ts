import type { KeyScope } from './key-scope.ts'

/** What each scope lets an API key do. */
export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  'read:rents': 'Read market rents, areas and addresses',
  'read:calculations': 'Read saved calculations, with people’s names and incomes, and compute new ones without saving',
  'write:calculations': 'Save, change and delete calculations',
  'read:portfolio': 'Read what you own: homes, loans and dates, with people’s names and incomes',
}
