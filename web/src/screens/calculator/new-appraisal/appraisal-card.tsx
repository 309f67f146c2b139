import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { DOCUMENT_KINDS, type DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { foldText } from '@homeyield/domain/property/fold-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { RequestCancelled, RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { KIND_WORDS } from '../../../components/documents/document-words.ts'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { useCalculations } from '../../../components/use-calculations.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { AddressFinder } from '../address/address-finder.tsx'
import { useChooseAddress } from '../address/choose-address.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { usePropertyData } from '../property-data/property-data.tsx'
import styles from './new-appraisal.module.css'
import { lastAppraisalQuery } from './last-appraisal.ts'
import { type Composed, useCompose } from './use-compose.ts'

const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'bank').map((kind) => [kind, KIND_WORDS[kind].name] as const)

/** One address; once it is chosen, one press composes its appraisal. */
export function AppraisalCard({ premium }: { premium: boolean }) {
  const { support_email } = useConfig()
  const { data: last } = useQuery(lastAppraisalQuery)
  const [chosen, setChosen] = useState<DocumentKind | null>(null)
  const property = useCalculator(({ form }) => form.property)
  const { known } = useCalculations()
  const saved = known?.find((one) => property !== '' && foldText(one.property) === foldText(property))
  const { mutate, isPending, variables, error } = useCompose()
  const composing = isPending ? variables.of : null
  const card = useRef<HTMLDivElement>(null)
  const isLooking = useLinkedAddress(premium)
  useEffect(() => {
    if (!isLooking) card.current?.querySelector('input')?.focus()
    // Only as it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isShown = error !== null && !(error instanceof RequestCancelled) && !isOfPremium(error)
  return (
    <Card>
      <div className={`stack ${styles.card}`} ref={card}>
        <AddressFinder premium={premium} />
        {isLooking ? <p role="status">Looking up the market rent…</p> : null}
        {property === '' || isLooking ? null : saved === undefined ? (
          <NewHome composing={composing} onCompose={(of) => mutate({ kind: chosen, of })} />
        ) : (
          <SavedHome home={saved} composing={composing} onCompose={(of) => mutate({ kind: chosen, of })} />
        )}
        {isShown ? <Notice look="problem">{sentenceFor(error, support_email)}</Notice> : null}
        <SelectField
          label="Document"
          value={chosen ?? last?.kind ?? 'owner_appraisal'}
          options={KINDS}
          onChoice={setChosen}
          hint={
            last
              ? 'As your last one: its language, hidden parts and text, and your range as far from the market’s rent.'
              : undefined
          }
        />
      </div>
    </Card>
  )
}

function isOfPremium(problem: unknown): boolean {
  return problem instanceof RequestProblem && problem.code === 'premium_required'
}

/** Chooses the address of a link such as /newappraisal?address=…; returns whether it is being looked up. */
function useLinkedAddress(premium: boolean): boolean {
  const [search, setSearch] = useSearchParams()
  const { choose, busy } = useChooseAddress(premium)
  const addressId = search.get('address')
  const onLinked = useEffectEvent((id: string) => {
    setSearch({}, { replace: true })
    choose({ id })
  })
  useEffect(() => {
    if (addressId !== null) onLinked(addressId)
  }, [addressId])
  return busy || addressId !== null
}

interface ComposeProps {
  /** Of what an appraisal is being composed; null while none is. */
  readonly composing: Composed['of'] | null
  readonly onCompose: (of: Composed['of']) => void
}

function SavedHome({ home, composing, onCompose }: ComposeProps & { readonly home: ListedCalculation }) {
  return (
    <div className="stack tight">
      <p>You have this home already.</p>
      <div className="row">
        <Button look="primary" busy={composing !== null} onClick={() => onCompose({ saved: home.id })}>
          Compose its appraisal
        </Button>
      </div>
    </div>
  )
}

// More are rare, and can be typed on the home’s own page.
const BEDROOMS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The bedrooms of a home, each a press that composes; a room has none. */
function NewHome({ composing, onCompose }: ComposeProps) {
  const isRoom = useCalculator(({ form }) => form.dwelling === 'Room')
  const { status, data } = usePropertyData()
  const recorded = status === 'found' ? data.beds : null
  const pressed = composing !== null && 'bedrooms' in composing ? composing.bedrooms : undefined
  return (
    <>
      <ChoiceField name="dwelling" />
      {isRoom ? (
        <div className="row">
          <Button look="primary" busy={composing !== null} onClick={() => onCompose({ bedrooms: null })}>
            Compose its appraisal
          </Button>
        </div>
      ) : (
        <div className="stack tight" role="group" aria-labelledby="bedrooms">
          <p id="bedrooms">
            How many bedrooms? The appraisal is composed at once.
            {recorded === null ? '' : ` On record: ${recorded}.`}
          </p>
          <div className="row">
            {BEDROOMS.map((count) => (
              <Button
                key={count}
                look={count === recorded ? 'primary' : 'secondary'}
                aria-label={count === 1 ? '1 bedroom' : `${count} bedrooms`}
                busy={count === pressed}
                disabled={composing !== null}
                onClick={() => onCompose({ bedrooms: count })}
              >
                {count}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
