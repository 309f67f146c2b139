import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkPayments } from '@homeyield/api/payment-setup/check-payments'
import { lineOf } from '@homeyield/api/payment-setup/finding'

// What `npm run check-payments` runs: one line for each thing that was looked at, and a bad end when one of them is wrong.
const ROOT = join(import.meta.dirname, '..')

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const port = process.env['PORT']?.trim() || '4321'
const findings = await checkPayments(process.env, { localOrigin: `http://localhost:${port}` })
for (const finding of findings) console.log(lineOf(finding))
const wrong = findings.filter(({ state }) => state === 'bad').length
if (wrong > 0) {
  const faults = wrong === 1 ? 'One fault' : `${wrong} faults`
  console.log(`\n${faults}. docs/payments.md says how everything is made, and where.`)
  process.exitCode = 1
} else console.log('\nNothing wrong was found.')
