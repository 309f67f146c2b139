import type { Database } from '@homeyield/database/connection'
import { property_records } from '@homeyield/database/tables'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PropertyRecord } from './property-record.ts'

export interface PropertyRecordStore {
  find: (source: string, addressKey: string) => Promise<PropertyRecord | null>
  save: (addressKey: string, record: PropertyRecord) => Promise<void>
  forget: (before: Date) => Promise<void>
}

export function openPropertyRecordStore({ db }: Pick<Database, 'db'>): PropertyRecordStore {
  const { address_key, source, property_id: propertyId, parts, fetched_at: fetchedAt } = property_records
  const finding = db
    .select({ source, propertyId, parts, fetchedAt })
    .from(property_records)
    .where(and(eq(address_key, sql.placeholder('key')), eq(source, sql.placeholder('source'))))
    .prepare('find_property_record')
  return {
    async find(source, key) {
      const [found] = await finding.execute({ source, key })
      return found ? { ...found, parts: found.parts as PropertyRecord['parts'] } : null
    },
    async save(key, record) {
      const row = {
        source: record.source,
        property_id: record.propertyId,
        parts: record.parts,
        fetched_at: record.fetchedAt,
      }
      await db
        .insert(property_records)
        .values({ address_key: key, ...row })
        .onConflictDoUpdate({ target: address_key, set: row })
    },
    async forget(before) {
      await db.delete(property_records).where(lt(fetchedAt, before))
    },
  }
}
