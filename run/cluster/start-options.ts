import type { RestartedProcess } from './restarted-process.ts'

/** What the parts of a cluster start with. */
export interface StartOptions {
  readonly folder: string
  /** Makes a folder of the account that runs the servers. */
  readonly makeFolder: (path: string) => Promise<void>
  /** Starts a program as that account; `environment` starts it as ours. It ends with the cluster. */
  readonly start: (
    name: string,
    program: string,
    words: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => RestartedProcess
  /** Called at the end, the last one first. */
  readonly onStop: (stop: () => Promise<unknown>) => void
}
