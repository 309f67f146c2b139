import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

interface ProcessOptions {
  readonly program: string
  readonly words: readonly string[]
  /** Of standard output and standard error. */
  readonly logFile: string
  /** The account that runs it, instead of ours. */
  readonly identity?: { readonly uid: number; readonly gid: number }
  readonly environment?: Readonly<Record<string, string>>
}

/** A process that is started again two seconds after it ends, as a service manager does. */
export interface RestartedProcess {
  readonly signal: (name: NodeJS.Signals) => void
  /** Ends it at once, and leaves it so until `resume`. */
  readonly hold: () => Promise<void>
  readonly resume: () => void
  /** How often it was started. */
  readonly starts: () => number
}

// Ends it when this process is killed, where the system can.
const setpriv = ['setpriv', '--pdeathsig', 'TERM', '--']
const deathSignal = spawnSync(setpriv[0] ?? '', [...setpriv.slice(1), 'true']).status === 0 ? setpriv : []
const RESTART_DELAY = 2_000

export function startProcess({ program, words, logFile, identity, environment }: ProcessOptions): RestartedProcess {
  let child: ChildProcess | undefined
  let isHeld = false
  let starts = 0

  function start(): void {
    const log = openSync(logFile, 'a', 0o644)
    starts++
    // Its own process group keeps Ctrl-C from it: we end everything in order.
    const [command = program, ...given] = [...deathSignal, program, ...words]
    const started = spawn(command, given, {
      ...identity,
      stdio: ['ignore', log, log],
      detached: true,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: '/tmp', ...environment },
    })
    closeSync(log)
    child = started
    let isOver = false
    const restart = async () => {
      if (isOver) return
      isOver = true
      child = undefined
      await sleep(RESTART_DELAY, undefined, { ref: false })
      if (!isHeld && child === undefined) start()
    }
    started.once('error', () => void restart())
    started.once('exit', () => void restart())
  }

  const signal = (name: NodeJS.Signals) => void child?.kill(name)
  async function hold(): Promise<void> {
    isHeld = true
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  start()
  return {
    signal,
    hold,
    resume() {
      isHeld = false
      if (child === undefined) start()
    },
    starts: () => starts,
  }
}
