import { DOCUMENT_KINDS, type DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api-client/call.ts'
import { RequestCancelled, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { documentPath } from '../../paths.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UpgradeLink } from '../upgrade-link.tsx'
import { KIND_WORDS } from './document-words.ts'
import styles from './documents.module.css'

interface NewDocumentProps {
  /** Those of a home; of all homes together there is one. */
  readonly kinds?: readonly DocumentKind[]
  /** Saves the home first, and returns its id; undefined where that failed. */
  readonly findCalculation: () => Promise<string | null | undefined>
}

/** Makes a draft of a kind, and opens it. */
export function NewDocument({ kinds = DOCUMENT_KINDS, findCalculation }: NewDocumentProps) {
  const navigate = useNavigate()
  const { support_email } = useConfig()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (kind: DocumentKind) => {
      const calculation_id = await findCalculation()
      return calculation_id === undefined ? null : call('createDocument', { body: { kind, calculation_id } })
    },
  })
  const make = (kind: DocumentKind) =>
    mutate(kind, {
      // Not called once the person has left the screen.
      onSuccess: (made) => {
        if (made !== null) void navigate(documentPath(made.calculation_id, made.id))
      },
    })
  return (
    <section className="stack tight" aria-labelledby="new-document">
      <h3 id="new-document">New document</h3>
      <WithAccount height="8rem">
        {(account) => (
          <ul className="grid even columns">
            {kinds.map((kind) => (
              <li key={kind} className={`flex far close ${styles.kind}`}>
                <p className="quiet" id={`kind-${kind}`}>
                  {KIND_WORDS[kind].purpose}
                </p>
                {kind === 'bank' && !mayUsePremiumFeatures(account) ? (
                  <div className="row">
                    <strong>{KIND_WORDS[kind].name}</strong> <UpgradeLink />
                  </div>
                ) : (
                  <Button
                    aria-describedby={`kind-${kind}`}
                    busy={isPending && variables === kind}
                    onClick={() => make(kind)}
                  >
                    {KIND_WORDS[kind].name}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </WithAccount>
      {error === null || error instanceof RequestCancelled ? null : (
        <Notice look="problem">{sentenceFor(error, support_email)}</Notice>
      )}
    </section>
  )
}
