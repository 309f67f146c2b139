import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A checker that finds no imports passes everything. So this test shows that the linter, with its real configuration, refuses
// each forbidden import and allows each allowed one, on a tree of one-line files.

const ROOT = join(import.meta.dirname, '..')
const WORKSPACES = ['domain', 'contract', 'database', 'api', 'imports', 'web', 'e2e', 'sandbox'] as const
type Workspace = (typeof WORKSPACES)[number]

/** The arrows of ARCHITECTURE.md. */
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

let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'homeyield-directions-'))
  copyFileSync(join(ROOT, 'oxlint.config.ts'), join(tree, 'oxlint.config.ts'))
})

afterAll(() => rmSync(tree, { recursive: true }))

/** Whether the linter accepts a file of `workspace` that uses what `specifier` exports. */
function accepts(workspace: Workspace, specifier: string, name = 'seeded.ts'): boolean {
  const file = workspace === 'e2e' ? 'e2e/journeys/visitor/seeded.e2e.ts' : join(workspace, 'src/inner', name)
  return acceptsFile(file, specifier)
}

function acceptsFile(file: string, specifier: string): boolean {
  return acceptsText(
    file,
    `import { thing } from '${specifier}'\n\nexport const seeded = thing\n`,
    'no-restricted-imports',
  )
}

/** Whether the linter accepts a file; expects that otherwise `rule` refuses it. */
function acceptsText(file: string, text: string, rule: string): boolean {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
  const { status, stdout, error } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), [file], {
    cwd: tree,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  // Only a refusal for the right reason counts.
  if (status !== 0) expect(stdout).toContain(rule)
  return status === 0
}

describe.each(WORKSPACES)('%s', (workspace) => {
  const others = WORKSPACES.filter((other) => other !== workspace)
  const allowed = others.filter((other) => ALLOWED[workspace].includes(other))
  const forbidden = others.filter((other) => !ALLOWED[workspace].includes(other))

  test.for(allowed)('may import %s', (other) => {
    expect(accepts(workspace, `@homeyield/${other}/deep/thing`)).toBe(true)
  })

  test.for(forbidden)('may not import %s', (other) => {
    expect(accepts(workspace, `@homeyield/${other}/deep/thing`)).toBe(false)
    expect(accepts(workspace, `@homeyield/${other}`)).toBe(false)
  })

  test.for(others)('may not reach into %s by a path', (other) => {
    expect(accepts(workspace, `../../../${other}/src/deep/thing.ts`)).toBe(false)
  })

  test('may import its own files', () => {
    expect(accepts(workspace, './thing.ts')).toBe(true)
    // Inside api, folders have directions too.
    if (workspace !== 'api') expect(accepts(workspace, '../thing.ts')).toBe(true)
  })
})

test('only tests of api may import sandbox', () => {
  expect(accepts('api', '@homeyield/sandbox/start-sandbox', 'seeded.test.ts')).toBe(true)
  expect(accepts('api', '@homeyield/sandbox/start-sandbox', 'seeded.pg.test.ts')).toBe(true)
  expect(accepts('api', '@homeyield/sandbox/start-sandbox', '../testing/seeded.ts')).toBe(true)
  expect(accepts('api', '@homeyield/web/deep/thing', '../testing/seeded.ts')).toBe(false)
  expect(accepts('api', '@homeyield/web/deep/thing', 'seeded.test.ts')).toBe(false)
  expect(accepts('api', '../../../sandbox/src/start-sandbox.ts', 'seeded.test.ts')).toBe(false)
  expect(accepts('web', '@homeyield/sandbox/start-sandbox', 'seeded.test.ts')).toBe(false)
})

test('domain may not import a package or a Node module', () => {
  expect(accepts('domain', 'zod')).toBe(false)
  expect(accepts('domain', 'node:fs')).toBe(false)
})

test('web may not import a Node module', () => {
  expect(accepts('web', 'node:fs')).toBe(false)
})

test('only web/src/storage may use the browser storage', () => {
  const text = "export const seeded = localStorage.getItem('seeded')\n"
  expect(acceptsText('web/src/session/seeded.ts', text, 'no-restricted-globals')).toBe(false)
  expect(acceptsText('web/src/storage/seeded.ts', text, 'no-restricted-globals')).toBe(true)
})

describe('inside api', () => {
  test.for([
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
    ['gateways/stripe/seeded.ts', '../time-limit.ts'],
    ['gateways/stripe/seeded.ts', '../../subscriptions/payments-port.ts'],
    ['config/seeded.ts', '../gateways/stripe/stripe-settings.ts'],
    ['choose-gateways.ts', './gateways/stripe/stripe-gateway.ts'],
    ['compose-handlers.ts', './areas/area-routes.ts'],
    ['areas/seeded.test.ts', '../gateways/stripe/stripe-gateway.ts'],
  ] as const)('%s may import %s', ([file, specifier]) => {
    expect(acceptsFile(join('api/src', file), specifier)).toBe(true)
  })

  test.for([
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
    ['mail/templates/seeded.ts', '../../rental-assessments/compose-letter.ts'],
    ['gateways/seeded.ts', '../subscriptions/payments-port.ts'],
    ['gateways/stripe/seeded.ts', '../../subscriptions/customer-store.ts'],
    ['gateways/stripe/seeded.ts', '../../server/refusal.ts'],
    ['gateways/stripe/seeded.ts', '../../config/settings.ts'],
    ['gateways/stripe/seeded.ts', '../smtp/smtp-gateway.ts'],
    ['config/seeded.ts', '../gateways/stripe/stripe-gateway.ts'],
    ['config/seeded.ts', '../accounts/account-store.ts'],
    ['payment-setup/seeded.ts', '../subscriptions/customer-store.ts'],
    ['compose-handlers.ts', './gateways/stripe/stripe-gateway.ts'],
    ['app.ts', './gateways/stripe/stripe-gateway.ts'],
  ] as const)('%s may not import %s', ([file, specifier]) => {
    expect(acceptsFile(join('api/src', file), specifier)).toBe(false)
  })
})

describe('inside web', () => {
  test.for([
    ['screens/compare/seeded.ts', '../../components/thing.ts'],
    ['screens/calculator/save/seeded.ts', '../model/calculator-state.ts'],
    ['screens/calculator/save/seeded.ts', '../review/review.tsx'],
    ['screens/delete-account/seeded.ts', '../calculator/save/draft.ts'],
    ['public/pages/seeded.ts', '../../layout/thing.ts'],
    ['layout/seeded.ts', '../install/thing.ts'],
    ['components/line-chart/seeded.ts', '../../session/thing.ts'],
    ['install/install.ts', '../screens/calculator/save/follow-connection.ts'],
    ['session/seeded.ts', '../api-client/call.ts'],
    ['api-client/seeded.ts', '../storage/token-store.ts'],
  ] as const)('%s may import %s', ([file, specifier]) => {
    expect(acceptsFile(join('web/src', file), specifier)).toBe(true)
  })

  test.for([
    ['screens/compare/seeded.ts', '../profile/thing.ts'],
    ['screens/compare/seeded.ts', '../../public/thing.ts'],
    ['screens/compare/seeded.ts', '../../router.tsx'],
    ['screens/calculator/save/seeded.ts', '../../compare/thing.ts'],
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
  ] as const)('%s may not import %s', ([file, specifier]) => {
    expect(acceptsFile(join('web/src', file), specifier)).toBe(false)
  })
})

test('import cycles are refused, of types too', () => {
  const write = (name: string, other: string) =>
    writeFileSync(
      join(tree, 'domain/src', `${name}.ts`),
      `import type { ${other} } from './${other}.ts'\n\nexport type ${name} = ${other} | null\n`,
    )
  mkdirSync(join(tree, 'domain/src'), { recursive: true })
  write('One', 'Other')
  write('Other', 'One')
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['domain/src'], {
    cwd: tree,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status).not.toBe(0)
  expect(stdout).toContain('import(no-cycle)')
})
