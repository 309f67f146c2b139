import type { QueueTask } from '../queue/queue-task.ts'
import type { Metrics } from './metrics.ts'

/** The same tasks, with each job timed. A job that fails is tried again. */
export function measureJobs(tasks: readonly QueueTask[], { jobSeconds }: Metrics): QueueTask[] {
  return tasks.map((task) => ({
    ...task,
    async work(payload, signal) {
      const end = jobSeconds.startTimer({ task: task.name })
      try {
        await task.work(payload, signal)
        end({ outcome: 'done' })
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
  }))
}
