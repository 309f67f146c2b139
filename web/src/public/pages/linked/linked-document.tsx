import { LONGEST_QUESTION, type OpenDocument } from '@homeyield/contract/link'
import { isAppraisal } from '@homeyield/domain/documents/document-kinds'
import { sayDay, sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { DocumentPage } from '../../../components/documents/document-page.tsx'
import buttons from '../../../ui/button.module.css'
import styles from './linked-page.module.css'

/** A document for its client, who can accept it or ask. The forms need no script. */
export function LinkedDocument({ page }: { readonly page: OpenDocument }) {
  const { content, expiresOn } = page
  const say = sayIn(content.language)
  return (
    <div className={`stack loose page-text centre ${styles.document}`}>
      <DocumentPage content={content} />
      <div className={`stack no-print ${styles.answers}`}>
        <Answer page={page} />
        <p className="quiet">
          {say('made_by', { name: content.author.name, day: sayDay(say, content.day) })}.{' '}
          {say('open_until', { day: sayDay(say, expiresOn) })}
        </p>
      </div>
    </div>
  )
}

function Answer({ page: { content, answered, asked, problem, typed } }: { readonly page: OpenDocument }) {
  const say = sayIn(content.language)
  const { name } = content.author
  const hasAccepted = answered?.answer === 'accepted'
  const mayAccept = !hasAccepted && isAppraisal(content.kind)
  return (
    <>
      {answered === null ? null : (
        <p className="pad-row round wash bold" role="status">
          {say(hasAccepted ? 'accepted_on' : 'asked_on', { name, day: sayDay(say, answered.on) })}
        </p>
      )}
      {asked && hasAccepted ? (
        <p className="pad-row round wash bold" role="status">
          {say('asked_now', { name })}
        </p>
      ) : null}
      {mayAccept ? (
        <form method="post">
          <button className={`${buttons.button} ${buttons.primary}`} name="answer" value="accepted">
            {say('accept')}
          </button>
        </form>
      ) : null}
      <details open={problem !== ''}>
        <summary className="opener">{say('ask')}</summary>
        <form method="post" className="stack tight">
          <label htmlFor="question">{say('your_question')}</label>
          <textarea
            className="full pad-tight edged round raised"
            id="question"
            name="question"
            rows={4}
            maxLength={LONGEST_QUESTION}
            required
            defaultValue={typed.question}
            aria-invalid={problem === '' ? undefined : true}
            aria-describedby={problem === '' ? undefined : 'problem'}
          />
          {problem === '' ? null : (
            <p id="problem" className="loss" role="alert">
              {problem}
            </p>
          )}
          <label htmlFor="email">{say('your_email')}</label>
          <input
            className="full pad-tight edged round raised"
            id="email"
            name="email"
            type="email"
            maxLength={254}
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={typed.email}
          />
          <div className="row">
            <button className={`${buttons.button} ${buttons.secondary}`} name="answer" value="asked">
              {say('send')}
            </button>
          </div>
        </form>
      </details>
    </>
  )
}
