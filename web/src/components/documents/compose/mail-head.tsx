import type { Account } from '@homeyield/contract/account'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { useConfig } from '../../../api-client/use-config.ts'
import { useDraft } from './draft-context.ts'

/** What a mail program shows of its mail before it is opened. */
export function MailHead({ account }: { account: Account }) {
  const { document, values } = useDraft()
  const { product_name } = useConfig()
  const { author, language, title, address } = document.content
  const typed = values.subject?.trim() ?? ''
  const subject = typed === '' ? sayIn(language)('mail_subject', { title, address }) : typed
  return (
    <p className="quiet breaks no-print">
      From {author.name} via {product_name} · Subject: {subject} · Replies to {account.email}
    </p>
  )
}
