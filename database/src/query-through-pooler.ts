import type pg from 'pg'

type Query = (...given: unknown[]) => unknown

/**
 * Returns a `query` for a connection through a pooler in transaction mode, where each transaction may have another server.
 * Statements have no name, and PostgreSQL itself ends them after `timeout` milliseconds.
 */
export function queryThroughPooler(client: pg.Client, query: Query, timeout: number): Query {
  const limit = `set local statement_timeout = ${timeout}`
  return (given: unknown, ...rest) => {
    const statement = withoutName(given)
    const text = textOf(statement)
    if (/^begin\b/iu.test(text))
      return query(`${text}; ${limit}; set local idle_in_transaction_session_timeout = ${timeout}`, ...rest)
    if (client.getTransactionStatus() !== 'I' || /^(?:commit|rollback)\b/iu.test(text)) return query(statement, ...rest)
    const last = rest.at(-1)
    if (typeof last !== 'function') return runAlone([statement, ...rest])
    runAlone([statement, ...rest.slice(0, -1)]).then(
      (result) => last(null, result),
      (error: unknown) => last(error),
    )
    return undefined
  }

  /** In a transaction of its own, because a limit for the session would stay on a connection that others use. */
  async function runAlone(given: unknown[]): Promise<unknown> {
    // Sent together, as the connection pipelines them.
    const [begun, result, committed] = await Promise.allSettled([
      query(`begin; ${limit}`),
      query(...given),
      query('commit'),
    ])
    if (result.status === 'rejected') throw result.reason
    if (begun.status === 'rejected') throw begun.reason
    if (committed.status === 'rejected') throw committed.reason
    return result.value
  }
}

function withoutName(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'name' in given ? { ...given, name: undefined } : given
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement
  return hasText ? String(statement.text) : ''
}
