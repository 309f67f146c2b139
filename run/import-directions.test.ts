import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

// A checker that finds no imports passes everything. So this test shows that the linter, with its real configuration, refuses
// each forbidden import and allows each allowed one, in one run on a tree of files whose lines are imports.

const ROOT = join(import.meta.dirname, '..')
const WORKSPACES = ['domain', 'contract', 'database', 'api', 'imports', 'web', 'e2e', 'sandbox'] as const
type Workspace = (typeof WORKSPACES)[number]

/** The arrows of ARCHITECTURE.md and of the README files in api/src, domain/src, web/src and the calculator. */
const ALLOWED: Record<Workspace, Workspace[]> = {
  domain: [],
  contract: ['domain'],
  database: [],
  api: ['contract', 'domain', 'database'],
  imports: ['domain', 'database'],
  web: ['contract', 'domain'],
  e2e: [],
  sandbox: [],
}

/** The lines of each file. */
const seeded = new Map<string, string[]>()
/** The rules that each line broke, by file and number of the line. */
const broken = new Map<string, Set<string>>()

beforeAll(() => {
  const tree = mkdtempSync(join(tmpdir(), 'homeyield-directions-'))
  try {
    copyFileSync(join(ROOT, 'oxlint.config.ts'), join(tree, 'oxlint.config.ts'))
    for (const [file, lines] of seeded) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      writeFileSync(join(tree, file), `${lines.join('\n')}\n`)
    }
    for (const { code, filename, labels } of lint(tree)) {
      const at = `${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}`
      broken.set(at, new Set(broken.get(at)).add(code))
    }
  } finally {
    rmSync(tree, { recursive: true })
  }
})

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: { readonly span: { readonly line: number } }[]
}

function lint(tree: string): Diagnostic[] {
  const { stdout, error } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  const { diagnostics, number_of_files } = JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number }
  // A file that is not read breaks no rule.
  expect(number_of_files).toBe(seeded.size + 1)
  return diagnostics
}

/** Adds a line to a file; returns how to read the rules that it broke. */
function seed(file: string, line: string): () => Set<string> {
  const lines = [...(seeded.get(file) ?? []), line]
  seeded.set(file, lines)
  return () => broken.get(`${file}:${lines.length}`) ?? new Set()
}

function seedImport(file: string, specifier: string): () => Set<string> {
  return seed(file, `export { thing as thing${seeded.get(file)?.length ?? 0} } from '${specifier}'`)
}

function mayImport(file: string, specifier: string): void {
  const rules = seedImport(file, specifier)
  test(`${file} may import ${specifier}`, () => expect(rules()).toEqual(new Set()))
}

function mayNotImport(file: string, specifier: string): void {
  const rules = seedImport(file, specifier)
  test(`${file} may not import ${specifier}`, () => expect(rules()).toEqual(new Set(['eslint(no-restricted-imports)'])))
}

describe('between workspaces', () => {
  for (const workspace of WORKSPACES) {
    const file = workspace === 'e2e' ? 'e2e/journeys/visitor/seeded.e2e.ts' : `${workspace}/src/inner/seeded.ts`
    for (const other of WORKSPACES.filter((one) => one !== workspace)) {
      if (ALLOWED[workspace].includes(other)) {
        mayImport(file, `@homeyield/${other}/deep/thing`)
      } else {
        mayNotImport(file, `@homeyield/${other}/deep/thing`)
        mayNotImport(file, `@homeyield/${other}`)
      }
      mayNotImport(file, `../../../${other}/src/deep/thing.ts`)
    }
    mayImport(file, './thing.ts')
    // Inside api, folders have directions too.
    if (workspace !== 'api') mayImport(file, '../thing.ts')
  }
})

describe('only tests of api and imports may import sandbox', () => {
  mayImport('api/src/inner/seeded.test.ts', '@homeyield/sandbox/start-sandbox')
  mayImport('api/src/inner/seeded.pg.test.ts', '@homeyield/sandbox/start-sandbox')
  mayImport('api/src/testing/seeded.ts', '@homeyield/sandbox/start-sandbox')
  mayImport('imports/src/inner/seeded.test.ts', '@homeyield/sandbox/start-sandbox')
  mayImport('imports/src/inner/seeded.pg.test.ts', '@homeyield/sandbox/start-sandbox')
  mayImport('imports/src/testing/seeded.ts', '@homeyield/sandbox/start-sandbox')
  mayNotImport('imports/src/inner/seeded.test.ts', '@homeyield/api/deep/thing')
  mayNotImport('api/src/testing/seeded.ts', '@homeyield/web/deep/thing')
  mayNotImport('api/src/inner/seeded.test.ts', '@homeyield/web/deep/thing')
  mayNotImport('api/src/inner/seeded.test.ts', '../../../sandbox/src/start-sandbox.ts')
  mayNotImport('web/src/inner/seeded.test.ts', '@homeyield/sandbox/start-sandbox')
})

describe('packages and Node modules', () => {
  mayNotImport('domain/src/inner/seeded.ts', 'zod')
  mayNotImport('domain/src/inner/seeded.ts', 'node:fs')
  mayNotImport('web/src/inner/seeded.ts', 'node:fs')
})

describe('inside api', () => {
  for (const [file, specifier] of [
    ['areas/seeded.ts', '../server/refusal.ts'],
    ['areas/seeded.ts', '../queue/queue-task.ts'],
    ['areas/seeded.ts', '../mail/mail-store.ts'],
    ['areas/seeded.ts', '../accounts/account-store.ts'],
    ['areas/seeded.ts', '../accounts/account-problems.ts'],
    ['areas/seeded.ts', '../uploads/object-store-port.ts'],
    ['accounts/email/seeded.ts', '../account-deps.ts'],
    ['accounts/email/seeded.ts', '../../subscriptions/customer-store.ts'],
    ['attempts/seeded.ts', '../server/refusal.ts'],
    ['mail/seeded.ts', '../queue/queue-task.ts'],
    ['pdf/seeded.ts', '../mail/assessment-letter.ts'],
    ['areas/seeded.ts', '../pdf/print-page.ts'],
    ['gateways/stripe/seeded.ts', '../time-limit.ts'],
    ['gateways/stripe/seeded.ts', '../../subscriptions/payments-port.ts'],
    ['config/seeded.ts', '../gateways/stripe/stripe-settings.ts'],
    ['choose-gateways.ts', './gateways/stripe/stripe-gateway.ts'],
    ['administration/seeded.ts', '../accounts/remove-account.ts'],
    ['administration/commands/seeded.ts', '../../config/settings.ts'],
    ['compose-handlers.ts', './areas/area-routes.ts'],
    ['areas/seeded.test.ts', '../gateways/stripe/stripe-gateway.ts'],
  ] as const)
    mayImport(`api/src/${file}`, specifier)

  for (const [file, specifier] of [
    ['areas/seeded.ts', '../accounts/create-account.ts'],
    ['areas/seeded.ts', '../accounts/account-routes.ts'],
    ['areas/seeded.ts', '../accounts/password/reset-password.ts'],
    ['areas/seeded.ts', '../a-new-noun/read-it.ts'],
    ['areas/seeded.ts', '../gateways/stripe/stripe-gateway.ts'],
    ['areas/seeded.ts', '../gateways/disk/disk-object-store.ts'],
    ['areas/seeded.ts', '../config/settings.ts'],
    ['areas/seeded.ts', '../config/sample-store.ts'],
    ['areas/seeded.ts', '../app.ts'],
    ['areas/seeded.ts', '../choose-gateways.ts'],
    ['accounts/email/seeded.ts', '../../subscriptions/open-checkout.ts'],
    ['accounts/email/seeded.ts', '../../gateways/smtp/smtp-gateway.ts'],
    ['accounts/email/seeded.ts', '../../app.ts'],
    ['server/seeded.ts', '../accounts/account-store.ts'],
    ['server/seeded.ts', '../queue/queue-task.ts'],
    ['server/seeded.ts', '@homeyield/contract/account'],
    ['server/seeded.ts', '@homeyield/domain/rent/ladder'],
    ['queue/seeded.ts', '../server/refusal.ts'],
    ['attempts/seeded.ts', '../accounts/account-problems.ts'],
    ['mail/seeded.ts', '../accounts/account-store.ts'],
    ['pdf/seeded.ts', '../uploads/object-store-port.ts'],
    ['mail/templates/seeded.ts', '../../rental-assessments/compose-letter.ts'],
    ['gateways/seeded.ts', '../subscriptions/payments-port.ts'],
    ['gateways/stripe/seeded.ts', '../../subscriptions/customer-store.ts'],
    ['gateways/stripe/seeded.ts', '../../server/refusal.ts'],
    ['gateways/stripe/seeded.ts', '../../config/settings.ts'],
    ['gateways/stripe/seeded.ts', '../smtp/smtp-gateway.ts'],
    ['config/seeded.ts', '../gateways/stripe/stripe-gateway.ts'],
    ['config/seeded.ts', '../accounts/account-store.ts'],
    ['administration/seeded.ts', '../gateways/smtp/smtp-gateway.ts'],
    ['administration/commands/seeded.ts', '../../gateways/disk/disk-object-store.ts'],
    ['accounts/seeded.ts', '../administration/find-account.ts'],
    ['payment-setup/seeded.ts', '../subscriptions/customer-store.ts'],
    ['compose-handlers.ts', './gateways/stripe/stripe-gateway.ts'],
    ['app.ts', './gateways/stripe/stripe-gateway.ts'],
  ] as const)
    mayNotImport(`api/src/${file}`, specifier)
})

describe('inside domain', () => {
  for (const [file, specifier] of [
    ['fields/seeded.ts', '../money/thing.ts'],
    ['rent/seeded.ts', '../property/thing.ts'],
    ['listings/seeded.ts', '../property/thing.ts'],
    ['expenses/seeded.ts', '../rent/thing.ts'],
    ['calculation/seeded.ts', '../loans/thing.ts'],
    ['appraisal/seeded.ts', '../investment-return/thing.ts'],
    ['analysis/tax/seeded.ts', '../../calculation/thing.ts'],
    ['analysis/projection/seeded.ts', '../tax/thing.ts'],
    ['analysis/seeded.ts', './tax/thing.ts'],
    ['assessment/seeded.ts', '../analysis/thing.ts'],
    ['loans/seeded.test.ts', '../analysis/testing/thing.ts'],
    ['loans/testing/seeded.ts', '../../analysis/thing.ts'],
  ] as const)
    mayImport(`domain/src/${file}`, specifier)

  for (const [file, specifier] of [
    ['money/seeded.ts', '../dates/thing.ts'],
    ['fields/seeded.ts', '../property/thing.ts'],
    ['property/seeded.ts', '../calculation/fields.ts'],
    ['rent/seeded.ts', '../appraisal/thing.ts'],
    ['listings/seeded.ts', '../rent/thing.ts'],
    ['loans/seeded.ts', '../analysis/thing.ts'],
    ['loans/seeded.ts', '../calculation/fields.ts'],
    ['expenses/seeded.ts', '../calculation/fields.ts'],
    ['calculation/seeded.ts', '../analysis/thing.ts'],
    ['calculation/seeded.ts', '../own-home/thing.ts'],
    ['investment-return/seeded.ts', '../appraisal/thing.ts'],
    ['appraisal/seeded.ts', '../analysis/thing.ts'],
    ['analysis/seeded.ts', '../assessment/thing.ts'],
    ['analysis/tax/seeded.ts', '../../figures/thing.ts'],
    ['analysis/tax/seeded.ts', '../projection/thing.ts'],
    ['analysis/rules/seeded.ts', '../rule-changes.ts'],
    ['loans/deep/seeded.ts', '../../analysis/thing.ts'],
    ['loans/seeded.ts', '../../../web/src/thing.ts'],
    ['loans/seeded.ts', 'zod'],
  ] as const)
    mayNotImport(`domain/src/${file}`, specifier)
})

describe('inside web', () => {
  for (const [file, specifier] of [
    ['screens/compare/seeded.ts', '../../components/thing.ts'],
    ['screens/calculator/save/seeded.ts', '../model/calculator-state.ts'],
    ['screens/calculator/save/seeded.ts', '../model/review-state.ts'],
    ['screens/calculator/seeded.ts', './numbers/thing.ts'],
    ['screens/calculator/numbers/seeded.ts', '../result/thing.ts'],
    ['screens/calculator/numbers/seeded.test.ts', '../print/thing.ts'],
    ['screens/calculator/loans/seeded.ts', './thing.ts'],
    ['screens/calculator/result/seeded.ts', '../solve/thing.ts'],
    ['screens/calculator/print/seeded.ts', '../bank/thing.ts'],
    ['screens/delete-account/seeded.ts', '../calculator/save/stored/draft.ts'],
    ['public/pages/seeded.ts', '../../layout/thing.ts'],
    ['layout/seeded.ts', '../install/thing.ts'],
    ['components/line-chart/seeded.ts', '../../session/thing.ts'],
    ['install/install.ts', '../screens/calculator/save/send/follow-connection.ts'],
    ['session/seeded.ts', '../api-client/call.ts'],
    ['api-client/seeded.ts', '../storage/token-store.ts'],
  ] as const)
    mayImport(`web/src/${file}`, specifier)

  for (const [file, specifier] of [
    ['screens/compare/seeded.ts', '../profile/thing.ts'],
    ['screens/compare/seeded.ts', '../../public/thing.ts'],
    ['screens/compare/seeded.ts', '../../router.tsx'],
    ['screens/calculator/save/seeded.ts', '../../compare/thing.ts'],
    ['screens/calculator/save/seeded.ts', '../calculator.tsx'],
    ['screens/calculator/save/seeded.ts', '../numbers/thing.ts'],
    ['screens/calculator/model/seeded.ts', '../figures/thing.ts'],
    ['screens/calculator/address/seeded.ts', '../result/thing.ts'],
    ['screens/calculator/solve/seeded.ts', '../result/thing.ts'],
    ['screens/calculator/numbers/seeded.ts', '../loans/thing.ts'],
    ['screens/calculator/numbers/seeded.ts', '../calculator.module.css'],
    ['screens/calculator/years/seeded.ts', '../numbers/thing.ts'],
    ['screens/calculator/bank/seeded.ts', '../../compare/thing.ts'],
    ['screens/calculator/loans/seeded.ts', '../print/thing.ts'],
    ['screens/calculator/print/seeded.ts', '../calculator-head.tsx'],
    ['screens/delete-account/seeded.ts', '../calculator/model/calculator-form.ts'],
    ['public/pages/seeded.ts', '../../screens/calculator/thing.ts'],
    ['layout/seeded.ts', '../screens/compare/thing.ts'],
    ['components/line-chart/seeded.ts', '../../layout/thing.ts'],
    ['analytics/seeded.ts', '../session/thing.ts'],
    ['install/seeded.ts', '../components/thing.ts'],
    ['install/seeded.ts', '../screens/compare/thing.ts'],
    ['session/seeded.ts', '../components/thing.ts'],
    ['messages/seeded.ts', '../session/thing.ts'],
    ['api-client/seeded.ts', '../session/session.ts'],
    ['ui/seeded.ts', '../api-client/call.ts'],
    ['storage/seeded.ts', '../session/session.ts'],
    ['storage/seeded.ts', '../ui/thing.ts'],
    ['api-client/seeded.ts', '../messages/thing.ts'],
    ['session/seeded.ts', '../bench/thing.ts'],
    ['screens/calculator/save/deep/seeded.ts', '../../../../public/thing.ts'],
  ] as const)
    mayNotImport(`web/src/${file}`, specifier)
})

describe('only web/src/storage may use the browser storage', () => {
  const text = "export const seeded = localStorage.getItem('seeded')"
  const outside = seed('web/src/session/stored.ts', text)
  const inside = seed('web/src/storage/stored.ts', text)
  test('so another folder may not', () => expect(outside()).toEqual(new Set(['eslint(no-restricted-globals)'])))
  test('and it may', () => expect(inside()).toEqual(new Set()))
})

describe('import cycles', () => {
  const one = seed('domain/src/one.ts', "import type { Other } from './other.ts'")
  seed('domain/src/one.ts', 'export type One = Other | null')
  seed('domain/src/other.ts', "import type { One } from './one.ts'")
  seed('domain/src/other.ts', 'export type Other = One | null')
  test('are refused, of types too', () => expect(one()).toEqual(new Set(['import(no-cycle)'])))
})
