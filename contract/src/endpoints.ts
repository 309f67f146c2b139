import { keysOf } from '@homeyield/domain/records/keys-of'
import { recordOf } from '@homeyield/domain/records/pick'
import * as z from 'zod/mini'
import { accountEndpoints } from './account-endpoints.ts'
import { addressResponse, addressesResponse, addressParams, nearBody, nearResponse } from './address.ts'
import { areaParams, areaSchema, areasResponse, searchQuery } from './area.ts'
import { brandEndpoints } from './brand-endpoints.ts'
import { calculationEndpoints } from './calculation-endpoints.ts'
import { configResponse } from './config.ts'
import { documentEndpoints } from './document-endpoints.ts'
import type { EndpointDetails } from './endpoint.ts'
import { dataStatusResponse } from './data-status.ts'
import { endpointTable, type EndpointName } from './endpoint-table.ts'
import { expensesResponse } from './expense.ts'
import {
  householdConflictSchema,
  householdResponse,
  ownersResponse,
  refusedHouseholdSchema,
  replacedHouseholdResponse,
  replaceHouseholdBody,
} from './household.ts'
import { keyEndpoints } from './key-endpoints.ts'
import { linkEndpoints } from './link-endpoints.ts'
import { LOOK_COOKIE, LOOK_SECONDS, lookHeaders, lookQuery, lookResponse } from './look.ts'
import {
  marketRentResponse,
  marketRentByMeshblockQuery,
  marketRentBySa2Query,
  rentTableResponse,
} from './market-rent.ts'
import {
  growthQuery,
  growthResponse,
  marketTrendsResponse,
  marketTrendsQuery,
  regionRentsResponse,
} from './market-trend.ts'
import { mortgageRatesResponse } from './mortgage-rate.ts'
import { portfolioResponse } from './portfolio.ts'
import { propertyDataQuery, propertyDataSchema } from './property-data.ts'
import { rentalAssessmentEndpoints } from './rental-assessment-endpoints.ts'
import { ownedHomesResponse } from './saved-calculation.ts'
import { screeningEndpoints } from './screening-endpoints.ts'
import { subscriptionEndpoints } from './subscription-endpoints.ts'
import { versionResponse } from './version.ts'
import { confirmUploadResponse, confirmUploadBody, newUploadResponse, newUploadQuery } from './upload.ts'

const health = z.object({ status: z.string() })

type ParamsInPath<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsInPath<Rest>
  : never

/** The details of a call; its schema of path parameters has the names in its path. */
type DetailsOf<Name extends EndpointName> = EndpointDetails &
  ([ParamsInPath<(typeof endpointTable)[Name]['path']>] extends [never]
    ? { readonly params?: never }
    : { readonly params: z.core.$ZodType<Record<ParamsInPath<(typeof endpointTable)[Name]['path']>, unknown>> })

const details = {
  ...accountEndpoints,
  ...calculationEndpoints,
  ...subscriptionEndpoints,
  ...rentalAssessmentEndpoints,
  ...documentEndpoints,
  ...linkEndpoints,
  ...brandEndpoints,
  ...keyEndpoints,
  ...screeningEndpoints,
  lookAtRent: {
    summary:
      'The rent of one place without an account. `look` is also set as a cookie, with which another suburb is refused for a day; sent with POST /account, it is the account’s free search',
    query: lookQuery,
    headers: lookHeaders,
    status: 200,
    response: lookResponse,
    cookie: { name: LOOK_COOKIE, field: 'look', seconds: LOOK_SECONDS },
    refusals: [403, 404, 502, 504],
  },
  marketRentBySa2: {
    summary: 'Market rent of an SA2 area',
    query: marketRentBySa2Query,
    status: 200,
    response: marketRentResponse,
    refusals: [403],
  },
  marketRentByMeshblock: {
    summary: 'Market rent of the SA2 area of a meshblock',
    query: marketRentByMeshblockQuery,
    status: 200,
    response: marketRentResponse,
    refusals: [403],
  },
  readRentTable: {
    summary: 'The estimated market rents of all areas, for devices without a connection; needs Premium',
    status: 200,
    response: rentTableResponse,
    refusals: [403],
  },
  searchAreas: {
    summary: 'Suburbs by name',
    query: searchQuery,
    status: 200,
    response: areasResponse,
  },
  readArea: {
    summary: 'One suburb',
    params: areaParams,
    status: 200,
    response: areaSchema,
    refusals: [404],
  },
  searchAddresses: {
    summary: 'Addresses that match a text',
    query: searchQuery,
    status: 200,
    response: addressesResponse,
  },
  findNear: {
    summary: 'The addresses within 200 m of a position, nearest first, and its suburb; the position is not stored',
    body: nearBody,
    status: 200,
    response: nearResponse,
  },
  readAddress: {
    summary: 'One address and its position',
    params: addressParams,
    status: 200,
    response: addressResponse,
    refusals: [404],
  },
  readConfig: {
    summary: 'The public settings of this installation',
    status: 200,
    response: configResponse,
  },
  readExpenses: {
    summary: 'Default expenses and options of a new calculation',
    status: 200,
    response: expensesResponse,
  },
  readHousehold: {
    summary:
      'The people, companies and trusts that own homes, once for the account. `other_residential_net` is of homes that are not among the saved calculations',
    status: 200,
    response: householdResponse,
  },
  replaceHousehold: {
    summary:
      'Replace the list of people, if nobody changed it since the version that was read. Whoever is left out is removed, which is refused while a calculation names them. Each name is there once, in any capitals. Anybody without an id gets one. `changed_homes` are the calculations that name somebody whose name, kind or income this changes',
    body: replaceHouseholdBody,
    status: 200,
    response: replacedHouseholdResponse,
    refusals: [409],
    refusalBodies: { 409: householdConflictSchema, 422: refusedHouseholdSchema },
  },
  listOwners: {
    summary:
      'The saved calculations that have owners, in their scenarios too, by address, with these owners. An owner without `person_id` was typed into the calculation',
    status: 200,
    response: ownersResponse,
  },
  readPortfolio: {
    summary:
      'The saved calculations whose status is owned: value, debt, equity, LVR and cash each week of each and in all, what changes next and needs doing, when the rates of the loans end, the year before tax, what a bank asks about all, and the year after tax with ring-fenced losses on the portfolio basis; needs Premium',
    status: 200,
    response: portfolioResponse,
    refusals: [403],
  },
  listOwnedHomes: {
    summary:
      'The inputs of the saved calculations whose status is owned, by address, for figures over all their loans; needs Premium',
    status: 200,
    response: ownedHomesResponse,
    refusals: [403],
  },
  readPropertyData: {
    summary: 'Property data of an address',
    query: propertyDataQuery,
    status: 200,
    response: propertyDataSchema,
    refusals: [403, 429, 502, 504],
  },
  readRegionRents: {
    summary: "Rents over time in an area's region",
    query: marketTrendsQuery,
    status: 200,
    response: regionRentsResponse,
    refusals: [404],
  },
  readGrowth: {
    summary: "What prices and rents grew by a year, in the country and in an area's region",
    query: growthQuery,
    status: 200,
    response: growthResponse,
  },
  readMortgageRates: {
    summary:
      'What banks advertise for new mortgages, on average, by how long the rate is fixed: the newest month of each kind that the Reserve Bank has published and that is loaded',
    status: 200,
    response: mortgageRatesResponse,
  },
  readMarketTrends: {
    summary: "Sale prices and rents over time in an area's region",
    query: marketTrendsQuery,
    status: 200,
    response: marketTrendsResponse,
    refusals: [403, 404],
  },
  newUpload: {
    summary: 'Where to post an image',
    query: newUploadQuery,
    status: 200,
    response: newUploadResponse,
    refusals: [403, 429],
  },
  confirmUpload: {
    summary: 'Check and use an image that was posted',
    body: confirmUploadBody,
    status: 201,
    response: confirmUploadResponse,
    refusals: [403, 404, 502, 504, 507],
  },
  live: {
    summary: 'The process runs',
    status: 200,
    response: health,
  },
  ready: {
    summary: 'The process serves, its database included',
    status: 200,
    response: health,
    refusals: [503],
  },
  dataStatus: {
    summary: 'The open data that are loaded: rows, age, origin, and whether they are out of date',
    status: 200,
    response: dataStatusResponse,
    refusals: [503],
  },
  readVersion: {
    summary: 'The version of the server, and when the process that responds was started',
    status: 200,
    response: versionResponse,
  },
} as const satisfies { readonly [Name in EndpointName]: DetailsOf<Name> }

type Details = typeof details

/** All calls by name: a row of the endpoint table and its details. */
export type Endpoints = { readonly [Name in EndpointName]: (typeof endpointTable)[Name] & Details[Name] }

/** The server's routes and openapi.json come from this table; the browser's client takes only its types. */
export const endpoints = recordOf(keysOf(endpointTable), (name) => ({
  ...endpointTable[name],
  ...details[name],
})) as Endpoints
