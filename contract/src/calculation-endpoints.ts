import * as z from 'zod/mini'
import { analysisBody, analysisResponse } from './analysis.ts'
import { appraisedFiguresResponse } from './appraised-figures.ts'
import {
  calculationParams,
  changeCalculationBody,
  createCalculationBody,
  idempotencyHeaders,
  listCalculationsQuery,
} from './calculation.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { calculationSchema, conflictSchema, listedCalculationSchema, refusedSaveSchema } from './saved-calculation.ts'

/** Calculations, saved or not. */
export const calculationEndpoints = {
  listCalculations: {
    summary:
      'The saved calculations, the one changed last first: all, or at most `limit` that follow the one with the id `after`. ' +
      'A change moves a calculation to the front; start again from the first page to see it',
    query: listCalculationsQuery,
    status: 200,
    response: z.array(listedCalculationSchema),
  },
  readCalculation: {
    summary: 'A saved calculation',
    params: calculationParams,
    status: 200,
    response: calculationSchema,
    refusals: [404],
  },
  createCalculation: {
    summary: 'Save a calculation; the same Idempotency-Key returns the same calculation, and with another body 422',
    headers: idempotencyHeaders,
    body: createCalculationBody,
    status: 201,
    response: calculationSchema,
    refusals: [403],
    refusalBodies: { 422: refusedSaveSchema },
  },
  appraiseCalculation: {
    summary:
      'Rent, repayments, expenses, yields and cash of a calculation, as saving it would answer them; nothing is saved, and no address is needed',
    body: createCalculationBody,
    status: 200,
    response: appraisedFiguresResponse,
  },
  analyseCalculation: {
    summary:
      'Loans over time, what a week brings when rates or rents change, and what would reach a target. Several loans and offsets are for Premium: without it `loans` is premium_required and the own loan fields count, as in saved figures. Saved loans without settlement_date begin on the day they are saved',
    body: analysisBody,
    status: 200,
    response: analysisResponse,
    refusals: [403],
  },
  changeCalculation: {
    summary: 'Change a saved calculation; with a version, only if nobody changed it since',
    params: calculationParams,
    body: changeCalculationBody,
    status: 200,
    response: calculationSchema,
    refusals: [403, 404, 409],
    refusalBodies: { 409: conflictSchema },
  },
  deleteCalculation: {
    summary: 'Delete a saved calculation',
    params: calculationParams,
    status: 204,
    // Of keys, while a document of it was sent.
    refusals: [404, 409],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>
