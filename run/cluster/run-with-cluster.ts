import { installDebianPackages } from '../suites/install-debian-packages.ts'
import { missingPackages, type Cluster } from './start-cluster.ts'

type Start = (report: (step: string) => void) => Promise<Cluster>

/** Starts a cluster for `work`, and ends all of it afterwards and on a signal. Returns the status to exit with. */
export async function runWithCluster(start: Start, work: (cluster: Cluster) => Promise<number>): Promise<number> {
  const missing = missingPackages()
  if (missing.length > 0 && !(await installDebianPackages(missing))) {
    console.error(`Debian's packages ${missing.join(', ')} are needed. Install them with apt-get as root.`)
    return 1
  }
  let cluster: Promise<Cluster> | undefined
  let isEnding = false
  const end = async (status: number) => {
    if (isEnding) return
    isEnding = true
    await cluster?.then(
      ({ stop }) => stop(),
      () => undefined,
    )
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(130))
  // The launcher is gone, so nobody could stop this process.
  process.on('disconnect', () => void end(1))
  try {
    cluster = start((step) => console.log(`Starting ${step} …`))
    const status = await work(await cluster)
    await end(status)
    return status
  } catch (error) {
    console.error(error)
    await end(1)
    return 1
  }
}
