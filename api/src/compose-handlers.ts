import type { Database } from '@homeyield/database/connection'
import type { SplitReads } from '@homeyield/database/split-reads'
import { accountRoutes } from './accounts/account-routes.ts'
import { openAccountStore } from './accounts/account-store.ts'
import { openAccountWork } from './accounts/account-work.ts'
import { openAttemptCounter, type AttemptLimit } from './attempts/attempt-counter.ts'
import { openNetworkCounter } from './attempts/network-counter.ts'
import { openAttemptLimits } from './accounts/attempt-limits.ts'
import { identifyViewer, type SessionDeps } from './accounts/sessions/session.ts'
import { openResetRequestStore } from './accounts/password/reset-request-store.ts'
import { addressRoutes, nearRoutes } from './addresses/address-routes.ts'
import { openAddressStore } from './addresses/address-store.ts'
import { findPlace } from './addresses/find-place.ts'
import { ownAddresses } from './addresses/search-addresses.ts'
import type { StreetDirectory } from './addresses/street-directory.ts'
import { openAreaDirectory } from './areas/area-directory.ts'
import { areaRoutes } from './areas/area-routes.ts'
import { openAreaStore } from './areas/area-store.ts'
import { findAreaAt } from './areas/find-area-at.ts'
import { brandRoutes } from './brands/brand-routes.ts'
import { openBrandStore } from './brands/brand-store.ts'
import { calculationRoutes } from './calculations/calculation-routes.ts'
import { openCalculationStore } from './calculations/calculation-store.ts'
import { openOwnedStore } from './calculations/owned-store.ts'
import { portfolioSource } from './calculations/portfolio-source.ts'
import type { Gateways } from './choose-gateways.ts'
import { buildOf } from './config/product-version.ts'
import { readPublicConfig } from './config/read-public-config.ts'
import { openSampleStore } from './config/sample-store.ts'
import { mayHaveSamples, sharedSecret, type Settings } from './config/settings.ts'
import { contentComposer } from './documents/compose-content.ts'
import { draftToSend } from './documents/draft-to-send.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { openDocumentStore } from './documents/document-store.ts'
import { readExpenses } from './expenses/read-expenses.ts'
import { identifyKey } from './keys/identify-key.ts'
import { keyRoutes } from './keys/key-routes.ts'
import { openKeyStore } from './keys/key-store.ts'
import { linkRoutes } from './links/link-routes.ts'
import { openLinkStore } from './links/link-store.ts'
import { answerDocument } from './links/answer-document.ts'
import { openLink } from './links/open-link.ts'
import { healthRoutes } from './health/health-routes.ts'
import { householdRoutes } from './household/household-routes.ts'
import { openHouseholdStore } from './household/household-store.ts'
import { openHealthStore } from './health/health-store.ts'
import { findLookedPlace } from './looks/find-looked-place.ts'
import { lookAtRent } from './looks/look-at-rent.ts'
import type { LookAtRent } from './looks/look-port.ts'
import { lookRoutes } from './looks/look-routes.ts'
import { lookTokens } from './looks/look-token.ts'
import { marketRentRoutes } from './market-rent/market-rent-routes.ts'
import { packRentTable } from './market-rent/pack-rent-table.ts'
import { listPlacedAreas } from './market-rent/placed-area-store.ts'
import { readRentVersion } from './market-rent/rent-version-store.ts'
import { rememberRents } from './market-rent/remember-rents.ts'
import { openPropertySearchStore } from './market-rent/property-search-store.ts'
import { providedRents } from './market-rent/provided-rents.ts'
import { marketTrendRoutes } from './market-trends/market-trend-routes.ts'
import { openMarketTrendStore } from './market-trends/market-trend-store.ts'
import { mortgageRateRoutes } from './mortgage-rates/mortgage-rate-routes.ts'
import { openMortgageRateStore } from './mortgage-rates/mortgage-rate-store.ts'
import { propertyDataRoutes } from './property-data/property-data-routes.ts'
import { openPropertyRecordStore } from './property-data/property-record-store.ts'
import { recordedPropertyData } from './property-data/recorded-property-data.ts'
import { openAssessmentWork } from './rental-assessments/assessment-work.ts'
import { limitPages } from './pdf/limit-pages.ts'
import { openDocumentPrinting } from './pdf/print-document.ts'
import { openLogos, openPrinting } from './rental-assessments/print-letter.ts'
import { rentalAssessmentRoutes } from './rental-assessments/rental-assessment-routes.ts'
import { openRentalAssessmentStore } from './rental-assessments/rental-assessment-store.ts'
import { screeningRoutes } from './screenings/screening-routes.ts'
import { openScreeningStore } from './screenings/screening-store.ts'
import { openTemplateStore } from './screenings/template-store.ts'
import type { Identify } from './server/authenticate.ts'
import type { Handlers } from './server/handlers.ts'
import type { PackedText } from './server/pack-text.ts'
import { checkCoupon } from './subscriptions/check-coupon.ts'
import { refreshInBackground } from './subscriptions/refresh-in-background.ts'
import type { Membership } from './subscriptions/membership.ts'
import { openSplitStores } from './open-split-stores.ts'
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { openUploadStore } from './uploads/upload-store.ts'

interface ComposedHandlers {
  readonly readRentTable: () => Promise<PackedText>
  readonly handlers: Handlers
  readonly openLink: ReturnType<typeof openLink>
  readonly answerDocument: ReturnType<typeof answerDocument>
  readonly look: LookAtRent
  readonly identify: Identify
}

export interface HandlerDeps {
  readonly database: Database
  readonly reads: SplitReads
  readonly settings: Settings
  readonly gateways: Gateways
  readonly membership: Membership
  readonly session: SessionDeps
  readonly streets: StreetDirectory
  /** The API's origin, for images and uploads. */
  readonly origin: () => string
  /** The pages' own, such as https://homeyield.example. */
  readonly pagesOrigin: () => string
  readonly origins: () => string[]
  readonly warn: (sentence: string) => void
  readonly now: () => number
}

/** The handlers of all endpoints, what opens and answers a page by its link, which are no endpoints, and what identifies callers. */
export function composeHandlers(deps: HandlerDeps): ComposedHandlers {
  const { database, reads, settings, gateways, membership, origin, pagesOrigin, origins, warn, now } = deps
  const { objects, propertyData: provider } = gateways
  const secret = sharedSecret(settings)
  const counter = (name: string, limit: AttemptLimit) => openAttemptCounter(database, name, secret, limit)
  const attempts = openAttemptLimits(database, settings, secret)
  const accounts = openAccountStore(database)
  const addresses = openAddressStore(database)
  const areas = openAreaStore(database)
  const directory = openAreaDirectory({ areas, now })
  const calculations = openCalculationStore(database)
  const households = openHouseholdStore(database)
  const { listed, saved, listedInputs, exports, marketRents } = openSplitStores(reads)
  const readVersion = () => readRentVersion(database)
  const tables = { ...marketRents, ...rememberRents({ tables: marketRents, readVersion, now }) }
  const rents = gateways.marketRents ? providedRents({ tables, provider: gateways.marketRents }) : tables
  const records = openPropertyRecordStore(database)
  const samples = openSampleStore(database)
  const propertySearches = openPropertySearchStore(database)
  const readSuburbGroups = async () => (await directory.current()).suburbGroups
  const readConfig = () => readPublicConfig(settings, samples)
  const owned = openOwnedStore(database)
  const portfolios = portfolioSource({ owned, now })
  const links = openLinkStore(database)
  const brands = openBrandStore(database)
  const documents = openDocumentStore(database, settings.mailFrom)
  const pages = counter('assessment_page_account', settings.assessmentPagesPerAccount)
  const addressCredit = async () => {
    const { has_addresses, address_credit } = await readConfig()
    return has_addresses ? address_credit : ''
  }
  const keys = openKeyStore(database, settings.mailFrom)
  const readLogo = openLogos(objects)
  const compose = contentComposer({
    accounts,
    brands,
    calculations,
    marketRents: { ...tables, rentsOf: rents.rentsOf },
    portfolios,
    addressCredit,
    now,
  })
  const toSend = draftToSend({ compose, languages: settings.documentLanguages })
  const readRentTable = packRentTable({
    imported: marketRents,
    listPlacedAreas: () => listPlacedAreas(database),
    readAreaNames: directory.current,
    readVersion,
  })
  const addressSource = gateways.addresses ?? ownAddresses({ addresses, streets: deps.streets })
  const findOwnPlace = findPlace({ addresses, streets: deps.streets, areas: directory })
  const looks = lookTokens(settings.jwtSecret, settings.installation, settings.jwtSecretsBefore)
  const look = lookAtRent({
    find: findLookedPlace({
      readDirectory: directory.current,
      findPlace: findOwnPlace,
      addresses: addressSource,
      isProvided: gateways.addresses !== null,
      sa2OfMeshblock: tables.sa2OfMeshblock,
    }),
    rents,
    readSuburbGroups,
    looks,
    limit: openNetworkCounter(database, 'look_address', secret, settings.looksPerAddress),
    now,
  })
  const handlers: Handlers = {
    ...accountRoutes({
      ...deps.session,
      accounts,
      attempts,
      productName: settings.productName,
      paymentRefresh: refreshInBackground({ ...membership, warn }),
      checkCoupon: checkCoupon({ payments: membership.payments, attempts }),
      transact: openAccountWork(database, settings.mailFrom),
      resetRequests: openResetRequestStore(database),
      exports,
      readLook: async (token) => (await looks.read(token, now()))?.claims ?? null,
      propertySearches,
      readSuburbGroups,
    }),
    ...subscriptionRoutes({ ...membership, accounts, attempts, origins, warn }),
    ...marketRentRoutes({
      rents,
      tables,
      readTable: readRentTable,
      propertySearches,
      readSuburbGroups,
    }),
    ...marketTrendRoutes({ trends: openMarketTrendStore(database) }),
    ...mortgageRateRoutes({ rates: openMortgageRateStore(database) }),
    ...areaRoutes(directory),
    // A provider does not know the ids of our addresses: only the suburb is offered beside one.
    ...nearRoutes({
      addresses: gateways.addresses ? { listNear: () => Promise.resolve([]) } : addresses,
      areaAt: findAreaAt({ areas, directory }),
    }),
    ...(gateways.addresses
      ? addressRoutes(gateways.addresses, counter('address_search_account', settings.addressSearchesPerAccount))
      : addressRoutes(addressSource)),
    ...lookRoutes(look),
    ...calculationRoutes({
      calculations,
      listed,
      saved,
      listedInputs,
      owned,
      portfolios,
      households,
      recorded: recordedPropertyData({ records, provider, now }),
      isSampleAddress: mayHaveSamples(settings) ? samples.isSampleAddress : () => Promise.resolve(false),
      now,
    }),
    ...householdRoutes({ households }),
    ...brandRoutes({ brands }),
    ...linkRoutes({ links, pagesOrigin, now }),
    ...documentRoutes({
      documents,
      calculations,
      brands,
      compose,
      draftToSend: toSend,
      languages: settings.documentLanguages,
      drafts: counter('document_account', settings.documentChangesPerAccount),
      pages,
      print: openDocumentPrinting(settings.productName, readLogo),
      pagesOrigin,
      warn,
      now,
    }),
    ...keyRoutes({ keys, made: counter('key_account', settings.keysPerAccount), now }),
    ...screeningRoutes({
      screenings: openScreeningStore(database),
      templates: openTemplateStore(database),
      findPlace: findOwnPlace,
      rents,
      propertySearches,
      readSuburbGroups,
      now,
    }),
    ...propertyDataRoutes({
      records,
      provider,
      lookups: counter('property_lookup_account', settings.propertyLookupsPerAccount),
      cacheHours: settings.propertyDataHours,
      now,
    }),
    ...uploadRoutes({
      uploads: openUploadStore(database),
      objects,
      origin,
      requests: counter('upload_account', settings.uploadsPerAccount),
      confirmations: counter('upload_look_account', settings.uploadsPerAccount),
      now,
      warn,
    }),
    ...rentalAssessmentRoutes({
      accounts,
      calculations,
      documents,
      draftToSend: toSend,
      pagesOrigin,
      marketRents: { ...tables, rentsOf: rents.rentsOf },
      assessments: openRentalAssessmentStore(database),
      transact: openAssessmentWork(database, settings.mailFrom),
      limits: settings.assessmentLimits,
      attempts,
      pages,
      addressCredit,
      print: openPrinting(settings.productName, readLogo),
      now,
    }),
    ...healthRoutes({ health: openHealthStore(database), build: buildOf(settings), now }),
    readConfig,
    readExpenses,
  }
  const found = { links, accounts, attempts, documents, now }
  return {
    handlers: { ...handlers, ...limitPages(handlers) },
    readRentTable,
    look,
    openLink: openLink({ ...found, portfolios }),
    answerDocument: answerDocument({ ...found, answers: counter('document_answer', settings.answersPerDocument) }),
    identify: identifyKey(
      { keys, attempts, calls: counter('key_calls', settings.callsPerKey), now },
      identifyViewer(deps.session),
    ),
  }
}
