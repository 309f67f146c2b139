import type { ApiKey } from '@homeyield/contract/key'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { SCOPE_WORDS } from '@homeyield/contract/scope-words'
import { Button } from '../../ui/button.tsx'
import { dateText } from '../../ui/date-text.ts'
import { momentText } from '../../ui/moment-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { Table } from '../../ui/table.tsx'
import { keysQuery } from './keys-query.ts'

/** The keys, those that have expired too. */
export function KeysTable({ keys }: { readonly keys: readonly ApiKey[] }) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const removal = useMutation({
    mutationFn: (id: string) => call('deleteKey', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(keysQuery),
  })
  return (
    <section className="stack" aria-labelledby="keys">
      <h2 id="keys">Your keys</h2>
      {removal.isError ? <Notice look="problem">{sentenceFor(removal.error, support_email)}</Notice> : null}
      <Table
        isListed
        scrollLabel="Your keys, as a table"
        rows={keys}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', heading: 'Name', renderCell: ({ name }) => name },
          {
            key: 'scopes',
            heading: 'May',
            isText: true,
            renderCell: ({ scopes }) => (
              <ul className="text-left">
                {scopes.map((scope) => (
                  <li key={scope}>{SCOPE_WORDS[scope]}</li>
                ))}
              </ul>
            ),
          },
          { key: 'expires', heading: 'Expires', renderCell: expiryText },
          {
            key: 'used',
            heading: 'Last used',
            renderCell: ({ last_used_at }) => (last_used_at === null ? 'Not yet' : momentText(new Date(last_used_at))),
          },
          {
            key: 'revoke',
            heading: <span className="visually-hidden">Revoke</span>,
            renderCell: ({ id, name }) => (
              <Button
                busy={removal.isPending && removal.variables === id}
                aria-label={`Revoke the key ${name}`}
                onClick={() => removal.mutate(id)}
              >
                Revoke
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function expiryText({ expires_at }: ApiKey): string {
  if (expires_at === null) return 'Never'
  const isOver = Date.parse(expires_at) <= Date.now()
  return isOver ? `Expired on ${dateText(expires_at)}` : dateText(expires_at)
}
