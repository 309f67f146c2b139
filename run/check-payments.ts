import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkPayments } from '@homeyield/api/payment-setup/check-payments'
import { lineOf } from '@homeyield/api/payment-setup/finding'

// `npm run check-payments`: prints a line for each check; fails if one does.
const ROOT = join(import.meta.dirname, '..')

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const port = process.env['PORT']?.trim() || '4321'
const findings = await checkPayments(process.env, { localOrigin: `http://localhost:${port}` })
for (const finding of findings) console.log(lineOf(finding))
const wrong = findings.filter(({ state }) => state === 'problem').length
if (wrong > 0) {
  const faults = wrong === 1 ? 'One fault' : `${wrong} faults`
  console.log(`\n${faults}. See docs/payments.md for the complete set-up.`)
  process.exitCode = 1
} else console.log('\nNo faults found.')
