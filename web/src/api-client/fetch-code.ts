import { NO_CONNECTION, RequestProblem } from './request-problem.ts'

/**
 * Code that comes when it is wanted: what `load` imports, or a RequestProblem when it does not arrive or belongs to a version that
 * has gone.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() => {
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  })
}
