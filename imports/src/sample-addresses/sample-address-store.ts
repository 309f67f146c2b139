import type { Transaction } from '@homeyield/database/connection'
import { sql } from 'drizzle-orm'
import type { SampleArea } from './choose-sample-areas.ts'
import type { SampleAddress, SampleStreet } from './make-sample-addresses.ts'

// Any constant, used for samples only.
const sampleLock = 4_321_010

export async function lockSamples(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${sampleLock})`)
}

/** Areas on land with their meshblocks, in order of codes. */
export async function readSampleAreas(transaction: Transaction): Promise<SampleArea[]> {
  const { rows } = await transaction.execute<SampleArea & Record<string, unknown>>(sql`
    select sa2_code, name, territorial_authority, region_code, latitude, longitude,
      array_agg(meshblock order by meshblock) as meshblocks
    from areas join meshblocks using (sa2_code)
    where on_land
    group by sa2_code
    order by sa2_code`)
  return rows
}

export async function countSamples(transaction: Transaction): Promise<{ samples: number; hasReal: boolean }> {
  const { rows } = await transaction.execute<{ samples: number; hasReal: boolean }>(sql`
    select (select count(*)::int from addresses where is_sample) as samples,
      exists (select from addresses where not is_sample) as "hasReal"`)
  return rows[0] ?? { samples: 0, hasReal: false }
}

/** Replaces all samples. Their streets have negative ids. */
export async function replaceSamples(
  transaction: Transaction,
  samples: { streets: readonly SampleStreet[]; addresses: readonly SampleAddress[] },
): Promise<void> {
  await transaction.execute(sql`delete from streets where id < 0`)
  await transaction.execute(sql`
    insert into streets (id, name, suburb, city, territorial_authority)
    select id, name, suburb, city, territorial_authority
    from json_populate_recordset(null::streets, ${JSON.stringify(samples.streets)})`)
  await transaction.execute(sql`
    insert into addresses (id, street_id, label, house_number, suffix, unit, address, sa2_code, meshblock, latitude, longitude, is_sample)
    select id, street_id, label, house_number, suffix, unit, address, sa2_code, meshblock, latitude, longitude, true
    from json_populate_recordset(null::addresses, ${JSON.stringify(samples.addresses)})`)
}
