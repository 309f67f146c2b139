import type { MortgageRates } from '@homeyield/contract/mortgage-rate'
import { MORTGAGE_TERMS, nameTerm } from '@homeyield/domain/loans/mortgage-terms'
import { areOldRates, RATE_KINDS, type RateKind } from '@homeyield/domain/loans/published-rates'
import { formatPercent } from '@homeyield/domain/money/amount'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { dateText } from '../../ui/date-text.ts'
import { Table } from '../../ui/table.tsx'
import { WithQuery } from '../with-query.tsx'
import { publishedRatesQuery } from './published-rates-query.ts'

interface PublishedRatesProps {
  readonly today: string
  /** Offers each rate that is not old. */
  readonly onUse?: (rate: number) => void
}

const NAMES: Readonly<Record<RateKind, string>> = { standard: 'Standard', special: 'Special' }

/** What banks advertise by term, with its date and source. */
export function PublishedRates(props: PublishedRatesProps) {
  return (
    <WithQuery query={useQuery(publishedRatesQuery)} loading="Loading the published rates" height="16rem">
      {(data) => <LoadedRates {...props} data={data} />}
    </WithQuery>
  )
}

function LoadedRates({ today, onUse, data }: PublishedRatesProps & { readonly data: MortgageRates }) {
  const months = RATE_KINDS.flatMap((kind) => {
    const month = data[kind]
    return month === null ? [] : [{ kind, ...month, old: areOldRates(month.month_end, today) }]
  })
  if (months.length === 0) return <p>No published rates are loaded.</p>
  const terms = MORTGAGE_TERMS.filter((term) => months.some((month) => rateOf(month, term) !== null))
  return (
    <div className="stack tight">
      <Table
        className="half-page"
        caption="What banks advertise, a year"
        columns={[
          { key: 'term', heading: 'Fixed for', renderCell: (term) => nameTerm(term) },
          ...months.map((month) => ({
            key: month.kind,
            heading: (
              <>
                {NAMES[month.kind]}
                <small>{dateText(month.month_end)}</small>
              </>
            ),
            renderCell: (term: (typeof terms)[number]) => {
              const rate = rateOf(month, term)
              if (rate === null) return '–'
              if (month.old || onUse === undefined) return formatPercent(rate)
              return (
                <Button
                  look="quiet"
                  aria-label={`Use ${formatPercent(rate)}: ${nameTerm(term)}, ${month.kind}`}
                  onClick={() => onUse(rate)}
                >
                  Use {formatPercent(rate)}
                </Button>
              )
            },
          })),
        ]}
        rows={terms}
        rowKey={(term) => term}
      />
      {months.some(({ old }) => old) ? (
        <p>These rates are more than three months old, so they are shown but not offered. Ask your bank for today’s.</p>
      ) : null}
      <p className="quiet">
        A guide: averages over banks at the end of a month. Special rates have conditions, such as a deposit of 20%.
        Source: <a href={data.url}>{data.source}</a>.
      </p>
    </div>
  )
}

function rateOf({ rates }: NonNullable<MortgageRates['standard']>, term: number): number | null {
  return rates.find(({ term_months }) => term_months === term)?.rate ?? null
}
