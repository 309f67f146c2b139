import { date, doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

// As tables.ts: the tables of rents, of database/migrations, with types.

/** Weekly rent quartiles in NZD; `period` is a date as text, `2026-03-01`. */
export const market_rents = marketRentTable('market_rents')

/** The market rents before the last import. */
export const previous_market_rents = marketRentTable('previous_market_rents')

function marketRentTable<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      area_kind: text({ enum: ['area', 'district', 'region'] }).notNull(),
      area_code: text().notNull(),
      dwelling: text({ enum: ['House', 'Apartment', 'Flat', 'Room', 'Any'] }).notNull(),
      number_of_bedrooms: smallint().notNull(),
      lower_quartile: integer().notNull(),
      median: integer().notNull(),
      upper_quartile: integer().notNull(),
      bonds: integer().notNull(),
      areas: integer().notNull(),
      period: date({ mode: 'string' }).notNull(),
      set_aside: text({ enum: ['by_room', 'far_below'] }),
    },
    (table) => [primaryKey({ columns: [table.area_kind, table.area_code, table.dwelling, table.number_of_bedrooms] })],
  )
}

/** The level of rents around each area, in natural logarithms, and the weight of the evidence. */
export const rent_surroundings = pgTable('rent_surroundings', {
  sa2_code: text().primaryKey(),
  base: doublePrecision().notNull(),
  near_weight: doublePrecision().notNull(),
  district_weight: doublePrecision().notNull(),
  region_weight: doublePrecision().notNull(),
  own_weight: doublePrecision().notNull(),
  newest_period: date({ mode: 'string' }).notNull(),
  step: doublePrecision(),
})

/** What a kind of home adds in a district, in natural logarithms. */
export const rent_district_differences = pgTable(
  'rent_district_differences',
  {
    territorial_authority_code: text().notNull(),
    dwelling: text({ enum: ['House', 'Apartment', 'Flat', 'Room', 'Any'] }).notNull(),
    number_of_bedrooms: smallint().notNull(),
    difference: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.territorial_authority_code, table.dwelling, table.number_of_bedrooms] })],
)

/** Monthly sale prices and weekly rents, NZD; the whole country has the code 00. */
export const region_months = pgTable(
  'region_months',
  {
    region_code: text().notNull(),
    month: text().notNull(),
    median_sale_price: integer(),
    lower_quartile_sale_price: integer(),
    upper_quartile_sale_price: integer(),
    weekly_rent: integer(),
  },
  (table) => [primaryKey({ columns: [table.region_code, table.month] })],
)

/** Average rates of new mortgages at the end of a month, per cent a year; a floating rate has a term of 0 months. */
export const mortgage_rates = pgTable(
  'mortgage_rates',
  {
    kind: text({ enum: ['standard', 'special'] }).notNull(),
    month_end: date({ mode: 'string' }).notNull(),
    term_months: smallint().notNull(),
    rate: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.month_end, table.term_months] })],
)
