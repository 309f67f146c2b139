import type { Account } from '@homeyield/contract/account'
import type { Document } from '@homeyield/contract/document'
import { mayGiveEstimate, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { ownAddress } from '../../../api-client/own-address.ts'
import { paths } from '../../../paths.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { UpgradeLink } from '../../upgrade-link.tsx'
import { DocumentPage } from '../document-page.tsx'
import { documentQuery, DOCUMENTS_KEY } from '../documents-query.ts'
import { LeftOut } from '../left-out.tsx'
import { BedroomQuestion } from './bedroom-question.tsx'
import { BlockChoices } from './block-choices.tsx'
import { Comparables } from './comparables.tsx'
import { ComposerPart } from './composer-part.tsx'
import styles from './composer.module.css'
import { DocumentActions } from './document-actions.tsx'
import { DraftContext, useDraft } from './draft-context.ts'
import { createDraftSaver } from './draft-saver.ts'
import { EstimateInputs } from './estimate-inputs.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LinkCard } from './link-card.tsx'
import { SaveStatus } from './save-status.tsx'
import { MailHead } from './mail-head.tsx'
import { NextAppraisal } from './next-appraisal.tsx'
import { SendCard } from './send-card.tsx'
import { SentDocument } from './sent-document.tsx'
import { readStoredChanges } from './stored-changes.ts'
import { TemplateChoice } from './template-choice.tsx'
import { DraftLine, DraftParagraph } from './text-inputs.tsx'

interface DocumentComposerProps {
  readonly document: Document
  readonly account: Account
}

/** A document beside what is written in it, which saves itself; one that was sent can only be read. */
export function DocumentComposer({ document, account }: DocumentComposerProps) {
  const queryClient = useQueryClient()
  const [saver] = useState(() => {
    return createDraftSaver(document, readStoredChanges(document.id) ?? {}, (saved) => {
      queryClient.setQueryData(documentQuery(saved.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY, refetchType: 'none' })
      // The range of an appraisal is its calculation's too.
      void queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey, refetchType: 'none' })
    })
  })
  useEffect(() => {
    const save = () => void saver.save()
    save()
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      saver.typeRange(false)
      save()
    }
  }, [saver])
  return (
    <DraftContext value={saver}>
      <Composer account={account} />
    </DraftContext>
  )
}

const VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

function Composer({ account }: { account: Account }) {
  const { document, other } = useDraft()
  // On a phone one of the two is shown.
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const preview = useRef<HTMLDivElement>(null)
  const isDraft = document.state === 'draft'
  const isPremium = mayUsePremiumFeatures(account)
  // Without Premium an account saves one home.
  const mayStartNext = isPremium && document.kind !== 'bank' && mayGiveEstimate(account)
  const mayWrite = document.kind === 'bank' ? isPremium : mayGiveEstimate(account)
  return (
    <>
      <div className="row wide between no-print">
        {isDraft || other !== null ? <SaveStatus /> : null}
        <DocumentActions />
      </div>
      <div className={`no-print ${styles.switch}`}>
        <RadioGroup name="view" label="Show" value={view} options={VIEWS} onChoice={setView} />
      </div>
      <div className={`stack loose top ${styles.composer}`} data-view={view}>
        <div className={`stack no-print ${styles.edit}`}>
          {isDraft ? <BedroomQuestion /> : <SentDocument />}
          {isDraft || !mayStartNext ? null : (
            <ComposerPart title="Next appraisal">
              <NextAppraisal />
            </ComposerPart>
          )}
          {isDraft ? <LeftOut sentences={document.content.missing} /> : null}
          {isDraft ? <FigureParts mayGive={mayGiveEstimate(account)} /> : null}
          {isDraft && mayWrite ? <Words /> : null}
          <ComposerPart title={document.sendings.length === 0 ? 'Send' : 'Send again'}>
            {isDraft && !mayWrite ? <LanguageChoice /> : null}
            <SendCard
              account={account}
              onPreview={() => {
                flushSync(() => setView('preview'))
                // With the choice above it, which leads back.
                preview.current?.focus({ preventScroll: true })
                window.scrollTo(0, 0)
              }}
            />
          </ComposerPart>
          {isDraft && mayWrite ? (
            <ComposerPart title="Parts">
              <BlockChoices />
            </ComposerPart>
          ) : null}
          <ComposerPart title="Link">{isPremium ? <LinkCard account={account} /> : <UpgradeLink />}</ComposerPart>
        </div>
        <ScrollRegion label="Preview" className={`stays shrinks ${styles.preview}`} ref={preview}>
          <MailHead account={account} />
          <DocumentPage content={document.content} level={2} addressOf={ownAddress} />
        </ScrollRegion>
      </div>
    </>
  )
}

/** A professional's estimate and comparable homes; for others one note that these are for professionals. */
function FigureParts({ mayGive }: { mayGive: boolean }) {
  const { document } = useDraft()
  if (document.kind === 'bank') return null
  if (!mayGive) {
    return (
      <ComposerPart title="For property professionals">
        <p className="quiet">
          Your own range and reasons, comparable homes, your words to the client and the choice of parts are for
          property professionals. If you are one, say so in <Link to={paths.editAccount}>Edit account</Link>.
        </p>
      </ComposerPart>
    )
  }
  return (
    <>
      <ComposerPart title="Your estimate">
        <EstimateInputs />
      </ComposerPart>
      <ComposerPart title="Your comparable homes">
        <Comparables />
      </ComposerPart>
    </>
  )
}

function Words() {
  const { document } = useDraft()
  return (
    <ComposerPart title={document.kind === 'bank' ? 'Words to your bank' : 'Words to your client'}>
      <TemplateChoice />
      <DraftLine name="subject" hint="If left empty, the title and the address." />
      <DraftParagraph name="message" rows={5} />
      <LanguageChoice />
      <p className="quiet">
        Your company, colour and logo are in <Link to={paths.yourBrand}>Your brand</Link>.
      </p>
    </ComposerPart>
  )
}
