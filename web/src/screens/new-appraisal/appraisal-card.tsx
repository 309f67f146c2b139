import { DOCUMENT_KINDS, type DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { foldText } from '@homeyield/domain/property/fold-text'
import { type Dwelling, DWELLINGS } from '@homeyield/domain/property/property-options'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../api-client/call.ts'
import { RequestCancelled, RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AddressBox } from '../../components/addresses/address-box.tsx'
import { KIND_WORDS } from '../../components/documents/document-words.ts'
import { useCalculations } from '../../components/use-calculations.ts'
import { usePremiumPopup } from '../../layout/use-premium-popup.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { findHome, inputsOf } from './find-home.ts'
import { lastAppraisalQuery } from './last-appraisal.ts'
import { OpenDraft } from './open-draft.tsx'
import { useCompose } from './use-compose.ts'

const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'bank').map((kind) => [kind, KIND_WORDS[kind].name] as const)
const DWELLING_OPTIONS = DWELLINGS.map((value) => ({ value }))

interface AppraisalCardProps {
  readonly premium: boolean
  readonly defaults: Parameters<typeof inputsOf>[3]
}

/** One address; once it is chosen, one press composes its appraisal. */
export function AppraisalCard({ premium, defaults }: AppraisalCardProps) {
  const { support_email } = useConfig()
  const { data: last } = useQuery(lastAppraisalQuery)
  const [chosen, setChosen] = useState<DocumentKind | null>(null)
  const kind = chosen ?? last?.kind ?? 'owner_appraisal'
  const [dwelling, setDwelling] = useState<Dwelling>('House')
  const [pressed, setPressed] = useState<number | null>(null)
  const [search] = useSearchParams()
  const [isLinked] = useState(() => search.has('address'))
  const { home, linked, find, again, isFinding, problem } = useFindHome()
  const { known, query } = useCalculations()
  const saved = known?.find((one) => home !== undefined && foldText(one.property) === foldText(home.address.property))
  const { mutate, isPending, error, reset } = useCompose()
  const recorded = useRecordedBedrooms(premium ? (home?.address.property ?? null) : null)
  const composeNew = (bedrooms: number | null) => {
    if (home === undefined) return
    setPressed(bedrooms)
    mutate({ kind: chosen, of: { inputs: inputsOf(home, dwelling, bedrooms, defaults) } })
  }
  const isShown = error !== null && !(error instanceof RequestCancelled) && !isOfPremium(error)
  return (
    <Card>
      <div className="stack pad">
        <AddressBox
          key={linked ?? 'typed'}
          name="property"
          label="Address"
          given={linked ?? ''}
          isChosen={linked !== null}
          otherwise="Enter it yourself."
          startOpen={!isLinked}
          busy={isFinding}
          problem={problem}
          onChoose={(addressId) => {
            reset()
            find(addressId)
          }}
        >
          {problem === null ? null : <Button onClick={again}>Try again</Button>}
          <Link className="touch-link" to={paths.calculator}>
            Enter it yourself
          </Link>
        </AddressBox>
        {home === undefined ? null : saved === undefined ? (
          <>
            <RadioGroup
              name="dwelling"
              label="Dwelling type"
              value={dwelling}
              options={DWELLING_OPTIONS}
              onChoice={setDwelling}
            />
            {dwelling === 'Room' ? (
              <ComposeButton isBusy={isPending || query.isPending} onPress={() => composeNew(null)} />
            ) : (
              <Bedrooms
                recorded={recorded}
                pressed={isPending ? pressed : null}
                // Until it is known which homes are saved: this one may be.
                disabled={query.isPending}
                onPress={composeNew}
              />
            )}
          </>
        ) : (
          <>
            <p>You have this home already.</p>
            <OpenDraft calculationId={saved.id} kind={kind} />
            <ComposeButton isBusy={isPending} onPress={() => mutate({ kind: chosen, of: { saved: saved.id } })} />
          </>
        )}
        {isShown ? <Notice look="problem">{sentenceFor(error, support_email)}</Notice> : null}
        <SelectField
          label="Document"
          value={kind}
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

/** Finds the home of an address that is chosen, or that a link such as /newappraisal?address=… names. */
function useFindHome() {
  const [search, setSearch] = useSearchParams()
  const openPremiumPopup = usePremiumPopup()
  const [linked, setLinked] = useState<string | null>(null)
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: findHome,
    onError: (problem) => {
      if (isOfPremium(problem)) openPremiumPopup()
    },
  })
  const addressId = search.get('address')
  const find = (id: string) =>
    mutate(id, {
      onSuccess: ({ address }) => {
        if (id === addressId) setLinked(address.property)
        if (addressId !== null) setSearch({}, { replace: true })
      },
    })
  const onLinked = useEffectEvent(find)
  useEffect(() => {
    if (addressId !== null) onLinked(addressId)
  }, [addressId])
  return {
    home: data,
    /** The address that a link named, once it is found. */
    linked,
    find,
    again: () => (variables === undefined ? undefined : find(variables)),
    isFinding: isPending,
    problem: isOfPremium(error) ? null : error,
  }
}

/** The bedrooms on record, for Premium; null where there is none. */
function useRecordedBedrooms(address: string | null): number | null {
  const { data } = useQuery({
    queryKey: ['recorded-bedrooms', address],
    queryFn:
      address === null
        ? skipToken
        : async ({ signal }) => (await call('readPropertyData', { query: { address }, signal })).beds,
    retry: false,
  })
  return data ?? null
}

function ComposeButton({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  return (
    <div className="row">
      <Button look="primary" busy={isBusy} onClick={onPress}>
        Compose its appraisal
      </Button>
    </div>
  )
}

// More are rare, and can be typed on the home’s own page.
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]

interface BedroomsProps {
  readonly recorded: number | null
  /** Null while none is. */
  readonly pressed: number | null
  readonly disabled: boolean
  readonly onPress: (bedrooms: number) => void
}

function Bedrooms({ recorded, pressed, disabled, onPress }: BedroomsProps) {
  return (
    <div className="stack tight" role="group" aria-labelledby="bedrooms">
      <p id="bedrooms">
        How many bedrooms? The appraisal is composed at once.{recorded === null ? '' : ` On record: ${recorded}.`}
      </p>
      <div className="row">
        {COUNTS.map((count) => (
          <Button
            key={count}
            look={count === recorded ? 'primary' : 'secondary'}
            aria-label={count === 1 ? '1 bedroom' : `${count} bedrooms`}
            busy={count === pressed}
            disabled={disabled || (pressed !== null && count !== pressed)}
            onClick={() => onPress(count)}
          >
            {count}
          </Button>
        ))}
      </div>
    </div>
  )
}
