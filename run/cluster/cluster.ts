import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { runWithCluster } from './run-with-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

// `npm run cluster`: starts a cluster on this machine, prints its addresses, and ends it after an hour or on Ctrl-C.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })

process.exitCode = await runWithCluster(startCluster, async (cluster) => {
  print(cluster)
  await sleep(Number(values.minutes) * 60_000)
  return 0
})

function print({ urls, directUrl, replicaUrl, members, sandbox, folder }: Cluster): void {
  console.log(`Web:      ${urls.join(' ')}`)
  console.log(`Inbox:    ${sandbox.url}`)
  console.log(`Primary:  ${directUrl}`)
  console.log(`Replica:  ${replicaUrl}`)
  console.log(
    `Patroni:  ${members.map(({ name, restPort }) => `${name} http://127.0.0.1:${restPort}/cluster`).join(' ')}`,
  )
  console.log(`Logs:     ${folder}`)
  console.log(`It ends after ${values.minutes} minutes, or with Ctrl-C.`)
}
