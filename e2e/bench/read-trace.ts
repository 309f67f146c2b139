/** The main thread's CPU time from one keystroke to the next, in milliseconds. */
export interface KeystrokeCost {
  readonly total: number
  readonly script: number
  readonly style: number
  readonly layout: number
  readonly paint: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** CPU time of `dur`, without that of other programs. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The categories that `readTrace` needs. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

const PHASES: Readonly<Record<string, 'style' | 'layout' | 'paint'>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

// A task has a name for each category.
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])

/** The cost of each keystroke of a Chromium trace, in order, without the last one, which has no end. */
export function readTrace(json: string): KeystrokeCost[] {
  const { traceEvents } = JSON.parse(json) as { traceEvents: TraceEvent[] }
  const downs = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  const [first] = downs
  if (!first) throw new Error('The trace has no keystroke')
  const main = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const outermost = withoutNested(main.filter(({ name }) => TASKS.has(name)))
  // Events nest: the paint of a page includes that of its parts.
  const phases = withoutNested(main.filter(({ name }) => name in PHASES))
  // The task that dispatches the key begins a little before the key itself.
  const starts = downs.map(({ ts }) => outermost.findLast((task) => task.ts <= ts)?.ts ?? ts).toSorted((a, b) => a - b)
  return starts.slice(0, -1).map((start, index) => {
    const until = starts[index + 1] ?? start
    const within = ({ ts }: TraceEvent) => ts >= start && ts < until
    const total = sum(outermost.filter(within))
    const [style, layout, paint] = (['style', 'layout', 'paint'] as const).map((phase) =>
      sum(phases.filter((event) => PHASES[event.name] === phase && within(event))),
    ) as [number, number, number]
    return { total, style, layout, paint, script: total - style - layout - paint }
  })
}

/** The events that are not part of another. Expects them by start, the longer first. */
function withoutNested(events: TraceEvent[]): TraceEvent[] {
  let end = 0
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

function costOf({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1000
}

function sum(events: TraceEvent[]): number {
  return events.reduce((milliseconds, event) => milliseconds + costOf(event), 0)
}
