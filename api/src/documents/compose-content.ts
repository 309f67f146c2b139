import { analyse } from '@homeyield/domain/analysis/analyse'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import { composeBankPage } from '@homeyield/domain/assessment/compose-bank-page'
import { describePortfolioForBank } from '@homeyield/domain/assessment/describe-portfolio-for-bank'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { type AuthorBrand, authorOf } from '@homeyield/domain/documents/author-of'
import { composeDocument } from '@homeyield/domain/documents/compose-document'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import type { DocumentHome } from '@homeyield/domain/documents/document-facts'
import type { DocumentInputs } from '@homeyield/domain/documents/document-fields'
import type { DocumentKind } from '@homeyield/domain/documents/document-kinds'
import type { AccountStore } from '../accounts/account-store.ts'
import type { CalculationStore } from '../calculations/calculation-store.ts'
import type { PortfolioSource } from '../calculations/portfolio-source.ts'
import type { MarketRentStore } from '../market-rent/market-rent-store.ts'
import { rentOfHome } from '../market-rent/rent-of-home-source.ts'
import { notFound, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { checkKind } from './permitted-inputs.ts'

export interface ContentDeps {
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly brands: { readonly read: (accountId: string) => Promise<AuthorBrand> }
  readonly calculations: Pick<CalculationStore, 'find'>
  readonly marketRents: Pick<MarketRentStore, 'rentsOf' | 'sa2OfMeshblock'>
  readonly portfolios: PortfolioSource
  /** The credit of the source of addresses; empty when there is none. */
  readonly addressCredit: () => Promise<string>
  readonly now: () => number
}

interface Described {
  readonly kind: DocumentKind
  readonly calculation_id: string | null
  readonly inputs: DocumentInputs
}

export type ComposeContent = (viewer: Viewer, described: Described) => Promise<DocumentContent>

/**
 * The content of a document of the viewer's as at today. Throws the refusal of a calculation that is not theirs, and of a page
 * for a bank without Premium.
 */
export function contentComposer(deps: ContentDeps): ComposeContent {
  return async (viewer, { kind, calculation_id, inputs }) => {
    checkKind(viewer, kind)
    const [account, brand] = await Promise.all([
      deps.accounts.findById(viewer.accountId),
      deps.brands.read(viewer.accountId),
    ])
    if (account === null) throw notSignedIn()
    const today = dayInNewZealand(new Date(deps.now()))
    const author = authorOf(viewer, account, brand)
    const subject =
      calculation_id === null
        ? await describePortfolio(deps, viewer, today)
        : await describeHome(deps, viewer, calculation_id, kind, today)
    return composeDocument({ kind, inputs, author, today, ...subject })
  }
}

async function describePortfolio({ portfolios }: ContentDeps, viewer: Viewer, today: string) {
  const portfolio = await portfolios(viewer.accountId)
  if (portfolio.homes.length === 0) throw notFound()
  return { home: null, bank: describePortfolioForBank(portfolio, today) }
}

async function describeHome(
  { calculations, marketRents, addressCredit }: ContentDeps,
  viewer: Viewer,
  id: string,
  kind: DocumentKind,
  today: string,
) {
  const record = await calculations.find(viewer.accountId, id)
  if (record === null) throw notFound()
  const { inputs, figures } = contentFor(viewer, record.inputs, today)
  const home: DocumentHome = {
    inputs,
    figures,
    market: await rentOfHome(marketRents, inputs),
    addressCredit: await addressCredit(),
  }
  if (kind !== 'bank') return { home, bank: null }
  const analysed = completeAnalysis(inputs, today, true)
  const analysis = analyse(inputs, analysed, { premium: true, withPayments: false, today })
  return { home, bank: composeBankPage(home, analysis, analysed) }
}
