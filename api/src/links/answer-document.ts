import { answerBody, type DocumentAnswer, LONGEST_QUESTION, type OpenDocument } from '@homeyield/contract/link'
import { isAppraisal } from '@homeyield/domain/documents/document-kinds'
import type { PhraseName } from '@homeyield/domain/documents/phrases/en'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { isRecord } from '@homeyield/domain/records/is-record'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { DocumentRecord, DocumentStore } from '../documents/document-store.ts'
import type { Visitor } from '../server/viewer.ts'
import { type FindLinkDeps, findLink, linkIsClosed } from './find-link.ts'
import { showDocument } from './open-link.ts'

export interface AnswerDocumentDeps extends FindLinkDeps {
  readonly documents: Pick<DocumentStore, 'find' | 'answer'>
  /** Counts the answers by a link. */
  readonly answers: AttemptCounter
}

/**
 * Notes what the client posted on the page of a document, and mails it to the author. Returns the page with what is wrong
 * when nothing was noted, and what was noted when it was. Throws the refusals of `findLink`, and of too many answers.
 */
export function answerDocument(deps: AnswerDocumentDeps) {
  const find = findLink(deps)
  return async (visitor: Visitor, token: string, posted: unknown): Promise<OpenDocument | DocumentAnswer> => {
    const { link, owner } = await find(visitor, token)
    const document = link.document_id === null ? null : await deps.documents.find(owner.id, link.document_id)
    if (document === null) throw linkIsClosed()
    const refuse = (phrase: PhraseName) =>
      showDocument(document, link.expires_at, {
        problem: sayIn(document.content.language)(phrase, { most: LONGEST_QUESTION }),
        typed: typedIn(posted),
      })
    const parsed = answerBody.safeParse(posted)
    if (!parsed.success) return refuse(phraseOf(parsed.error.issues[0]?.path[0]))
    const { answer, question = '', email = '' } = parsed.data
    const isAsked = answer === 'asked'
    const isMissing = isAsked ? question === '' : !isAppraisal(document.kind)
    if (isMissing) return refuse('question_missing')
    // An address that was never confirmed may be somebody else's.
    const to = owner.email_confirmed_at === null ? owner.last_confirmed_email : owner.email
    if (to === null) return refuse('undelivered')
    await deps.answers.count(link.id)
    const { title, address } = document.content
    const told = {
      title,
      address,
      path: pathOf(document),
      client: document.inputs.client_name ?? '',
      sentTo: link.recipient ?? '',
      email,
      answer,
      question: isAsked ? question : '',
    }
    const mail = { kind: 'document_answered', accountId: owner.id, to, data: told } as const
    await deps.documents.answer(document.id, answer, new Date(deps.now()), mail)
    return answer
  }
}

/** What is said of the field of the form that is wrong. */
function phraseOf(field: PropertyKey | undefined): PhraseName {
  if (field === 'question') return 'question_wrong'
  return field === 'email' ? 'email_wrong' : 'answer_missing'
}

// What a browser lets people type in the form.
const LONGEST_TYPED = 2000

/** What was typed in a form that is refused, to be shown again. */
function typedIn(posted: unknown): OpenDocument['typed'] {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_TYPED) : '')
  return isRecord(posted)
    ? { question: text(posted['question']), email: text(posted['email']) }
    : { question: '', email: '' }
}

/** The web app's address of a document (web/src/paths.ts). */
function pathOf({ id, calculation_id }: DocumentRecord): string {
  return calculation_id === null ? `/portfolio/documents/${id}` : `/calculator/${calculation_id}/documents/${id}`
}
