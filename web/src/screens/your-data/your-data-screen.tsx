import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { isoDate } from '../../ui/date-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { download } from '../../ui/download.ts'
import { exportPage } from './export-page.ts'

export function YourDataScreen() {
  const { product_name, support_email } = useConfig()
  const reading = useMutation({
    mutationFn: async (_format: 'page' | 'json') => call('exportAccount', {}),
    onSuccess: (exported, format) => {
      const name = `${product_name} data ${isoDate(exported.exported_at)}`
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      if (format === 'page') download(`${name}.html`, 'text/html', exportPage(exported, product_name))
      else download(`${name}.json`, 'application/json', JSON.stringify(exported, null, 2))
    },
  })
  const busy = (format: 'page' | 'json') => reading.isPending && reading.variables === format

  return (
    <AccountCard heading="Your data" after={<Link to={paths.profile}>Back to Profile</Link>}>
      <p>
        Download everything that we hold about you: your account, your saved calculations, the area that you searched,
        when you signed in, and which emails we sent you.
      </p>
      <Button look="primary" busy={busy('page')} disabled={busy('json')} onClick={() => reading.mutate('page')}>
        Download to read
      </Button>
      <Button busy={busy('json')} disabled={busy('page')} onClick={() => reading.mutate('json')}>
        Download as JSON
      </Button>
      <p>
        <Link to={paths.importExport}>Import and export calculations</Link>, as a spreadsheet too.
      </p>
      <p role="status">{reading.isSuccess ? 'Your download is ready.' : null}</p>
      {reading.error ? <Notice look="problem">{sentenceFor(reading.error, support_email)}</Notice> : null}
    </AccountCard>
  )
}
