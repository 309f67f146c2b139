import { NO_CONNECTION, RequestProblem } from './request-problem.ts'

/** Imports code on demand. Throws RequestProblem when it cannot be loaded or its version is gone. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() => {
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  })
}
