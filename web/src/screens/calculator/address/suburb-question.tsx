import type { Area } from '@homeyield/contract/area'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { focusHeading } from '../../../layout/focus-heading.ts'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { call } from '../../../api-client/call.ts'
import { RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { FreeSearchSentence } from '../../../components/free-search-sentence.tsx'
import { Button } from '../../../ui/button.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { completeSuburb, describeRentFound, listChanges } from './complete-suburb.ts'
import { describePlace } from './describe-place.ts'
import { fetchMarketRent } from './market-rent.ts'

/** More cannot be told apart at a glance; the suburb's own field finds them all. */
const MAX_OFFERED = 6

/**
 * Asks which area the suburb is, fetches its rent, and shows what changes before it does. Source: decision 19.
 */
export function SuburbQuestion({ premium }: { premium: boolean }) {
  const suburb = useCalculator((state) => state.form.suburb) ?? ''
  return <Question key={suburb} suburb={suburb} premium={premium} />
}

function Question({ suburb, premium }: { suburb: string; premium: boolean }) {
  const store = useCalculatorStore()
  const { support_email } = useConfig()
  const openPremiumPopup = usePremiumPopup()
  const [hidden, setHidden] = useState(false)
  const [returned, setReturned] = useState(false)
  const { data: areas, error } = useQuery({
    queryKey: ['areas', suburb],
    queryFn: ({ signal }) => call('searchAreas', { query: { q: suburb }, signal }),
  })
  const rent = useMutation({
    mutationFn: async (area: Area) => {
      const { sa2_code, suburb: name, territorial_authority: city } = area
      return { area, marketRent: await fetchMarketRent({ sa2_code, meshblock: null, suburb: name, city }) }
    },
    onError: (problem) => {
      if (problem instanceof RequestProblem && problem.code === 'premium_required') openPremiumPopup()
    },
  })
  const found = rent.data
  if (hidden) return null
  if (found && found.marketRent.status !== 'failed') {
    // A free account may not rename the address of its saved calculation.
    const renamed = premium || store.get().saved === null
    const use = () => {
      leaveNotice()
      store.update(completeSuburb, found.area, found.marketRent, renamed)
    }
    const back = () => {
      setReturned(true)
      rent.reset()
    }
    return <Preview {...found} renamed={renamed} onUse={use} onBack={back} />
  }
  const offered = areas?.slice(0, MAX_OFFERED) ?? []
  const problem = rent.error ?? error
  return (
    <Notice look="warning">
      <div ref={returned ? takeFocus : null} tabIndex={-1} className="stack tight">
        <p>
          The suburb “{suburb}” has not been looked up yet.{' '}
          {areas?.length === 0 ? 'No suburb was found by that name. Choose one under the address.' : 'Which one is it?'}
        </p>
        <FreeSearchSentence />
        {problem ? <p>{sentenceFor(problem, support_email)}</p> : null}
        {found ? <p>The market rent could not be fetched. Try again.</p> : null}
        <div className="row">
          {offered.map((area) => (
            <Button key={area.sa2_code} busy={rent.isPending} onClick={() => rent.mutate(area)}>
              {area.name}, {describePlace(area)}
            </Button>
          ))}
          <Button
            look="quiet"
            onClick={() => {
              leaveNotice()
              setHidden(true)
            }}
          >
            Not now
          </Button>
        </div>
      </div>
    </Notice>
  )
}

/** The notice goes with its buttons: the focus moves to the heading above it. */
function leaveNotice(): void {
  focusHeading(document.querySelector('main'))
}

interface PreviewProps {
  readonly area: Area
  readonly marketRent: Parameters<typeof completeSuburb>[2]
  readonly renamed: boolean
  readonly onUse: () => void
  readonly onBack: () => void
}

function Preview({ area, marketRent, renamed, onUse, onBack }: PreviewProps) {
  const state = useCalculator((current) => current)
  const completed = completeSuburb(state, area, marketRent, renamed)
  const changes = listChanges(state, completed)
  return (
    <Notice look="warning">
      <div ref={takeFocus} tabIndex={-1} className="stack tight">
        <p>
          <strong>
            {area.name}, {area.territorial_authority}.
          </strong>{' '}
          {describeRentFound(completed)} {changes.length > 0 ? 'This changes:' : 'No figure changes.'}
        </p>
        {changes.length > 0 ? (
          <FigureList
            look="sentences"
            figures={changes.map(({ name, before, after }) => ({ label: name, value: `${before} → ${after}` }))}
          />
        ) : null}
        <div className="row">
          <Button look="primary" onClick={onUse}>
            Use {area.name}
          </Button>
          <Button look="quiet" onClick={onBack}>
            Another suburb
          </Button>
        </div>
      </div>
    </Notice>
  )
}
