import type { Database } from './connection.ts'

/** A set of open data, as it is in the tables. */
export interface DataSetStatus {
  readonly name: 'addresses' | 'rents' | 'areas' | 'region_months' | 'mortgage_rates'
  readonly rows: number
  /** Samples are made up for development. */
  readonly extent: 'whole country' | 'part of the country' | 'samples' | 'none'
  /** What the data show: a time, a day, a month or a year (of the areas' definition) in ISO form; null when the source does not say. */
  readonly as_of: string | null
  readonly loaded_at: Date | null
  readonly source: string | null
}

// Addresses are counted by their import: millions of rows are too many to count for each question.
const statement = `
  with loads as (
    select distinct on (loaded.name) loaded.name, source, imported_at, report
    from import_reports cross join lateral (select case
      when name in ('addresses', 'areas', 'region_months', 'mortgage_rates') then name
      when name = 'sample_addresses' then 'samples'
      when name = 'shipped_mortgage_rates' then 'mortgage_rates'
      when name = 'market_rents' or (name = 'reference_data' and report->>'rents' = 'loaded') then 'rents'
    end as name) as loaded
    where loaded.name is not null
    order by loaded.name, id desc
  ), shipped as (
    select source, imported_at from import_reports where name = 'reference_data' order by id desc limit 1
  ), counts as (
    select 'addresses' as name, coalesce((select (report->>'rows')::int from loads where name = 'addresses'),
      (select count(*)::int from addresses where is_sample)) as rows, null as as_of
    union all select 'rents', count(*)::int, max(period)::text from market_rents where area_kind = 'area'
    union all select 'areas', count(*)::int, case when count(*) > 0 then '2018' end from areas
    union all select 'region_months', count(*)::int, max(month) from region_months
    union all select 'mortgage_rates', count(*)::int, max(month_end)::text from mortgage_rates
  )
  select counts.name, rows, coalesce(counts.as_of, load.report->>'as_of') as as_of,
    case when rows = 0 then 'none' when load.name = 'samples' then 'samples'
      when (load.report->>'partial')::boolean then 'part of the country' else 'whole country' end as extent,
    coalesce(load.imported_at, shipped.imported_at) as loaded_at, coalesce(load.source, shipped.source) as source
  from counts
  left join lateral (
    select * from loads
    where loads.name = counts.name or (counts.name = 'addresses' and loads.name = 'samples')
    order by loads.name limit 1
  ) as load on true
  left join shipped on counts.name = 'areas'
  order by counts.name`

/** Every set of open data with its extent, age and origin. */
export async function readDataStatus({ pool }: Pick<Database, 'pool'>): Promise<DataSetStatus[]> {
  return (await pool.query<DataSetStatus>(statement)).rows
}
