import type { Link } from '@homeyield/contract/link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { momentText } from '../../../ui/moment-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Table } from '../../../ui/table.tsx'
import { linksQuery } from './links-query.ts'

/** The links, those that have expired too. */
export function LinksTable({ links }: { readonly links: readonly Link[] }) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const removal = useMutation({
    mutationFn: (id: string) => call('deleteLink', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(linksQuery),
  })
  return (
    <section className="stack" aria-labelledby="links">
      <h2 id="links">Your links</h2>
      {removal.isError ? <Notice look="problem">{sentenceFor(removal.error, support_email)}</Notice> : null}
      <Table
        isStacked
        scrollLabel="Your links, as a table"
        rows={links}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', heading: 'For', renderCell: ({ name }) => name },
          {
            key: 'shows',
            heading: 'Shows',
            isText: true,
            renderCell: ({ with_people }) =>
              with_people ? 'Homes, loans and the tax of each owner' : 'Homes and loans',
          },
          { key: 'until', heading: 'Opens until', renderCell: untilText },
          {
            key: 'opened',
            heading: 'Last opened',
            renderCell: ({ last_opened_at }) =>
              last_opened_at === null ? 'Not yet' : momentText(new Date(last_opened_at)),
          },
          {
            key: 'remove',
            heading: <span className="visually-hidden">Remove</span>,
            renderCell: ({ id, name }) => (
              <Button
                busy={removal.isPending && removal.variables === id}
                aria-label={`Remove the link for ${name}`}
                onClick={() => removal.mutate(id)}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function untilText({ expires_at }: Link): string {
  const isOver = Date.parse(expires_at) <= Date.now()
  return isOver ? `Expired on ${dateText(expires_at)}` : dateText(expires_at)
}
