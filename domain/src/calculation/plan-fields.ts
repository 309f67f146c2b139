import { PRICE, RATE } from '../fields/amounts.ts'
import type { FieldTable } from '../fields/field.ts'
import { YES_NO } from '../fields/field.ts'
import { LOAN_LIST_FIELDS } from '../loans/loan-fields.ts'
import { OWNER_FIELDS } from './owner-fields.ts'
import { TENANCY_FIELDS } from './tenancy-fields.ts'

const GROWTH = { kind: 'rate', unit: '% a year', limits: { lowest: -20, highest: 20 } } as const
const MONEY = { kind: 'money', unit: 'NZD', limits: { lowest: 0, highest: 1_000_000 } } as const
const YEAR = { lowest: 1, highest: 30 } as const

/** What years ahead follow from. Source: docs/method/years-and-tax.md, "Inputs of the years". */
export const PLAN_FIELDS = {
  settlement_date: LOAN_LIST_FIELDS.settlement_date,
  /** The binding agreement to buy. */
  acquired_date: { kind: 'date', label: 'Agreement to buy', default: null, follows: 'settlement_date' },
  years: { kind: 'whole', label: 'Years ahead', unit: 'years', limits: YEAR, default: 10 },
  /** The year at whose end the home is sold. */
  sale_year: {
    kind: 'whole',
    label: 'Year of the sale',
    unit: '',
    limits: YEAR,
    default: null,
    missing: 'The last year',
  },
  rent_growth_pct: { ...GROWTH, label: 'Growth of the rent', default: 2.5 },
  value_growth_pct: { ...GROWTH, label: 'Growth of the value', default: 3 },
  expense_inflation_pct: { ...GROWTH, label: 'Growth of the costs', limits: { lowest: -5, highest: 20 }, default: 3 },
  /** Of a home settled before. */
  current_value: {
    ...PRICE,
    label: 'Worth today',
    limits: { lowest: 1, highest: 1_000_000_000 },
    missing: 'The purchase price',
  },
  purchase_costs: { ...MONEY, label: 'Costs of buying', default: 3000 },
  /** A part of them. */
  purchase_legal_fees: { ...MONEY, label: 'Legal fees of buying', default: 0 },
  sale_cost_pct: {
    kind: 'rate',
    label: 'Costs of selling',
    unit: '% of price',
    limits: { lowest: 0, highest: 20 },
    default: 3,
  },
  sale_cost_fixed: { ...MONEY, label: 'Fixed costs of selling', default: 2000 },
  capital_spend: {
    kind: 'years',
    label: 'Capital spending',
    figure: { ...MONEY, label: 'Capital spending', limits: { lowest: 0, highest: 10_000_000 }, default: 0 },
    most: YEAR.highest,
    default: {},
  },
  discount_rate_pct: { ...GROWTH, label: 'Discount rate', limits: { lowest: -50, highest: 100 }, default: 6 },
  new_build: { kind: 'boolean', label: 'New build', box: 'A new build', labels: YES_NO, default: false },
  main_home: {
    kind: 'boolean',
    label: 'Main home',
    box: 'Our main home for most of the time',
    labels: YES_NO,
    default: null,
    follows: 'purpose',
  },
  /** Whether the owners let other homes too. */
  other_rentals: {
    kind: 'boolean',
    label: 'Other homes are let',
    box: 'We let other homes too',
    labels: YES_NO,
    default: false,
  },
  owners: { kind: 'list', label: 'Owners', fields: OWNER_FIELDS, most: 8, default: [] },
  ring_fence_basis: {
    kind: 'choice',
    label: 'Ring-fencing',
    options: ['portfolio', 'property'],
    labels: { portfolio: 'All homes together', property: 'This home alone' },
    default: 'portfolio',
  },
  chattels_cost: { ...PRICE, label: 'Chattels', default: 0 },
  chattels_rate_pct: { ...RATE, label: 'Depreciation of chattels', default: 25 },
  chattels_method: {
    kind: 'choice',
    label: 'Depreciation method',
    options: ['DV', 'SL'],
    labels: { DV: 'Diminishing value', SL: 'Straight line' },
    default: 'DV',
  },
  /** The rent grows every year, or only as the law allows. */
  rent_mode: {
    kind: 'choice',
    label: 'Growth of the rent follows',
    options: ['smooth', 'lawful'],
    labels: { smooth: 'The growth given', lawful: 'Lawful increases' },
    default: 'smooth',
  },
  tenancy: { kind: 'group', label: 'Tenancy', fields: TENANCY_FIELDS, default: null },
} as const satisfies FieldTable
