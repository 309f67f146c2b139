import cliProgress from 'cli-progress'

/** Where progress is shown: a bar on a terminal, otherwise a line every ten seconds. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean }

export interface Progress {
  /** The part done, 0 to 1, and the rows so far. */
  report: (share: number, rows?: number) => void
  /** Names work whose end is not known, such as "Building the indexes", until the next report. */
  name: (phase: string) => void
  stop: () => void
}

const SECONDS_BETWEEN_LINES = 10
const STEPS = 1000

/** Shows nothing before the first report or phase. */
export function openProgress(stream: ProgressStream): Progress {
  let isStopped = false
  let repeating: NodeJS.Timeout | undefined
  const bar = new cliProgress.SingleBar({
    stream: stream as NodeJS.WritableStream,
    format: (options, { progress, startTime, eta }, { rows }: { rows?: number }) => {
      const drawn = stream.isTTY === true ? `${cliProgress.Format.BarFormat(progress, options)} ` : ''
      const seconds = (Date.now() - startTime) / 1000
      const facts = [
        `${Math.floor(progress * 100)} %`,
        ...describeRows(rows, seconds),
        ...describeTimeLeft(progress, eta),
      ]
      return drawn + facts.join(', ')
    },
    noTTYOutput: true,
    notTTYSchedule: SECONDS_BETWEEN_LINES * 1000,
    fps: 5,
    hideCursor: true,
    gracefulExit: false,
    etaBuffer: 50,
  })
  const endCurrent = () => {
    clearInterval(repeating)
    if (bar.isActive) bar.stop()
  }
  return {
    report(share, rows) {
      if (isStopped) return
      clearInterval(repeating)
      if (!bar.isActive) bar.start(STEPS, 0, { rows })
      bar.update(Math.floor(share * STEPS), { rows })
    },
    name(phase) {
      if (isStopped) return
      endCurrent()
      const write = () => void stream.write(`${phase} …\n`)
      write()
      if (stream.isTTY !== true) repeating = setInterval(write, SECONDS_BETWEEN_LINES * 1000)
    },
    stop() {
      isStopped = true
      endCurrent()
    },
  }
}

function describeRows(rows: number | undefined, seconds: number): string[] {
  if (rows === undefined) return []
  const format = (count: number) => count.toLocaleString('en-NZ')
  return [`${format(rows)} rows`, ...(seconds >= 1 ? [`${format(Math.round(rows / seconds))} a second`] : [])]
}

// The library gives a text while it cannot tell yet.
function describeTimeLeft(progress: number, seconds: unknown): string[] {
  if (progress === 0 || progress === 1 || typeof seconds !== 'number') return []
  return [seconds < 90 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`]
}
