import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareWithLedger } from './compare-with-ledger.ts'
import { FAULT_KINDS, type FaultKind } from './fault-kinds.ts'
import { startWriters, type Ledger } from './ledger.ts'
import { longestPause } from './longest-pause.ts'
import { readStored } from './read-stored.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { isRunning } from './start-members.ts'
import { runWithCluster } from './run-with-cluster.ts'

// `npm run faults`: injects faults of every kind, one after the other, while people save, and compares what was acknowledged with
// what is stored. Fails when anything acknowledged is lost or doubled, when a mail is missing, or when a fault lasts too long.

const USAGE = 'npm run faults -- [--count 100] [--minutes 90] [--only <part of a kind>] [--logs <folder>]'
// Milliseconds without an acknowledged save, after the end of a fault.
const LIMITS = { failover: 25_000, other: 15_000 }
const OBSERVED = 4_000
const SETTLED_LIMIT = 120_000

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '90' },
    only: { type: 'string', default: '' },
    logs: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else process.exitCode = await runWithCluster(startCluster, injectFaults)

async function injectFaults(cluster: Cluster): Promise<number> {
  const wanted = FAULT_KINDS.filter(({ name }) => name.includes(values.only))
  const kinds = wanted.filter(({ isPossible }) => isPossible?.(cluster) ?? true)
  for (const { name } of wanted.filter((kind) => !kinds.includes(kind))) console.log(`Not possible here: ${name}`)
  const deadline = performance.now() + Number(values.minutes) * 60_000
  const writers = await startWriters(cluster)
  const pauses = new Map<FaultKind, number[]>()
  const problems: string[] = []
  await settle(cluster, writers.ledger)
  let done = 0
  const count = Number(values.count)
  for (; done < count && performance.now() < deadline; done++) {
    const kind = kinds[done % kinds.length]
    if (kind === undefined)
      throw new Error(`No kind of fault has "${values.only}" in its name, or none is possible here.`)
    const began = performance.now()
    try {
      const end = await kind.begin(cluster)
      await sleep(Math.max(0, began + kind.lasts - performance.now()))
      await end()
    } catch (error) {
      problems.push(`${kind.name} could not be injected: ${String(error)}`)
    }
    const isSettled = await settle(cluster, writers.ledger)
    const pause = longestPause(writers.ledger.successes, began, performance.now())
    pauses.set(kind, [...(pauses.get(kind) ?? []), pause])
    console.log(`${done + 1} ${kind.name}: ${(pause / 1000).toFixed(1)} s without an acknowledged save`)
    const limit = kind.isFailover ? LIMITS.failover : LIMITS.other + kind.lasts
    if (pause > limit) problems.push(`${kind.name}: ${(pause / 1000).toFixed(1)} s without an acknowledged save`)
    if (!isSettled) {
      problems.push(
        `${kind.name}: the cluster was not whole again within two minutes: ${JSON.stringify(await cluster.states())}`,
      )
      break
    }
  }
  await writers.stop()
  const compared = compareWithLedger(writers.ledger, await readStored(cluster))
  const failovers = [...pauses].reduce((sum, [{ isFailover }, { length }]) => sum + (isFailover ? length : 0), 0)
  console.log(
    `\n${done} faults of ${pauses.size} kinds, ${failovers} of them failovers; seconds without an acknowledged save (longest, of how many):`,
  )
  for (const [{ name }, seconds] of pauses)
    console.log(`  ${name}: ${(Math.max(...seconds) / 1000).toFixed(1)} (${seconds.length})`)
  console.table(compared)
  if (done < count) problems.push(`${done} of ${count} faults were injected`)
  for (const { kind, lost, doubled = 0 } of compared)
    if (lost + doubled > 0) problems.push(`${kind}: ${lost} lost or missing, ${doubled} doubled`)
  problems.push(...new Set(writers.ledger.refused))
  for (const problem of problems) console.log(`✗ ${problem}`)
  if (values.logs !== undefined) await copyLogs(cluster.folder, values.logs)
  return problems.length === 0 ? 0 : 1
}

/** Waits until all members run, one of them as the synchronous standby, and saves succeed; false when that takes too long. */
async function settle(cluster: Cluster, { successes }: Ledger): Promise<boolean> {
  const limit = performance.now() + SETTLED_LIMIT
  let since = performance.now()
  while (performance.now() < limit) {
    await sleep(250)
    const states = await cluster.states()
    const isWhole =
      states.filter(isRunning).length === cluster.members.length &&
      states.some(({ role }) => role === 'leader') &&
      states.some(({ role }) => role === 'sync_standby')
    const isSaving = performance.now() - (successes.at(-1) ?? 0) < 1_000
    if (!isWhole || !isSaving) since = performance.now()
    else if (performance.now() - since > OBSERVED) return true
  }
  return false
}

async function copyLogs(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) if (name.endsWith('.log')) await copyFile(join(from, name), join(to, name))
}
