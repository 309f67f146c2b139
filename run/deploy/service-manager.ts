import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readAssignments, readUnit } from './read-unit.ts'

/** Runs units as systemd does, without its restrictions, for tests of the guide. */
export interface ServiceManager {
  /** Does what `systemctl` is asked for. Throws when the migration fails, or a service does not end with 0. */
  readonly systemctl: (words: readonly string[]) => Promise<void>
  /** Ends a service at once; it is started again, as after any end. */
  readonly kill: (unit: string) => void
  readonly stopAll: () => void
}

interface Service {
  process: ChildProcess
  output: string
  /** Whether it is to run: one that ends is started again. */
  isWanted: boolean
}

const SECONDS = 1000

/** Of the units in a folder; `translate` replaces the paths and ports in their settings. */
export function openServiceManager(folder: string, translate: (text: string) => string): ServiceManager {
  const running = new Map<string, Service>()

  function run(name: string): ChildProcess {
    const unit = readUnit(folder, name)
    const settings = readAssignments(readFileSync(translate(unit.last('EnvironmentFile')), 'utf8'))
    const own = Object.entries(unit.environment).map(([setting, value]) => [setting, translate(value)])
    const [, ...program] = unit.last('ExecStart').split(' ')
    return spawn(process.execPath, program, {
      cwd: translate(unit.last('WorkingDirectory')),
      // The file's settings replace the unit's own.
      env: { PATH: process.env['PATH'], ...Object.fromEntries(own), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  async function start(name: string): Promise<void> {
    const unit = readUnit(folder, name)
    const service: Service = { process: run(name), output: '', isWanted: true }
    follow(service)
    if (unit.all('Type').includes('oneshot')) {
      await once(service.process, 'exit')
      if (service.process.exitCode !== 0) throw new Error(`${name} failed: ${service.output}`)
      return
    }
    running.set(name, service)
    const restart = () => {
      if (!service.isWanted) return
      setTimeout(
        () => {
          if (!service.isWanted) return
          service.process = run(name)
          follow(service)
          service.process.once('exit', restart)
        },
        Number(unit.last('RestartSec')) * SECONDS,
      )
    }
    service.process.once('exit', restart)
  }

  async function stop(name: string): Promise<void> {
    const service = running.get(name)
    if (service === undefined) return
    running.delete(name)
    service.isWanted = false
    const limit = Number(readUnit(folder, name).last('TimeoutStopSec')) * SECONDS
    if (service.process.exitCode === null) {
      const ended = once(service.process, 'exit', { signal: AbortSignal.timeout(limit) })
      service.process.kill('SIGTERM')
      await ended
    }
    const { exitCode, signalCode } = service.process
    if (exitCode !== 0) throw new Error(`${name} ended with ${exitCode ?? signalCode}: ${service.output}`)
  }

  return {
    async systemctl([verb, ...words]) {
      const units = words.filter((word) => word !== '--now')
      if (verb === 'stop' || verb === 'restart') for (const unit of units) await stop(unit)
      if (verb === 'start' || verb === 'enable' || verb === 'restart') for (const unit of units) await start(unit)
    },
    kill(unit) {
      const service = running.get(unit)
      if (service === undefined) throw new Error(`${unit} is not running`)
      service.process.kill('SIGKILL')
    },
    stopAll() {
      for (const service of running.values()) {
        service.isWanted = false
        service.process.kill('SIGKILL')
      }
    },
  }
}

function follow(service: Service): void {
  const add = (data: Buffer) => (service.output += data.toString())
  service.process.stdout?.on('data', add)
  service.process.stderr?.on('data', add)
}
