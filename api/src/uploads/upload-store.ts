import type { UploadType } from '@homeyield/contract/upload-types'
import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { accounts, brands, calculations, images, uploads } from '@homeyield/database/tables'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'

/** The most bytes of an image that we have encoded. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024

export function newImageKey(contentType: 'image/png' | 'image/jpeg'): string {
  return `${randomUUID().replaceAll('-', '')}.${contentType === 'image/png' ? 'png' : 'jpg'}`
}

export function isImageKey(text: string): boolean {
  return /^[0-9a-f]{32}\.(?:png|jpg)$/u.test(text)
}

export function imageObject(key: string): string {
  return `images/${key}`
}

export function imageUrl(origin: string, key: string): string {
  return `${origin}/api/images/${key}`
}

export interface NewUploadRecord {
  readonly account_id: string
  readonly upload_type: UploadType
  readonly content_type: string
  readonly object_key: string
  readonly created_at: Date
  readonly expires_at: Date
}

export interface UploadRecord extends Omit<NewUploadRecord, 'account_id' | 'created_at'> {
  readonly id: string
  readonly image_key: string | null
  readonly calculation_id: string | null
}

export interface NewImage {
  readonly key: string
  readonly account_id: string
  readonly calculation_id: string | null
  readonly content_type: string
  readonly created_at: Date
}

export interface UnusedImages {
  readonly keys: readonly string[]
  /** Of the page; null when there is none. */
  readonly last: string | null
}

/** Stores uploads. One of another account is treated as unknown. */
export interface UploadStore {
  hand: (upload: NewUploadRecord) => Promise<void>
  find: (accountId: string, objectKey: string) => Promise<UploadRecord | null>
  ownsCalculation: (accountId: string, calculationId: string) => Promise<boolean>
  noteImage: (image: NewImage) => Promise<void>
  /**
   * Makes an image the account's logo, its brand's photo or the calculation's photo, at the URL `url`. Returns the key in use, which is
   * another when the upload was confirmed in parallel; null when the account or calculation was deleted.
   */
  use: (accountId: string, upload: UploadRecord, image: NewImage, url: string) => Promise<string | null>
  /** The type of an image in use, or null. */
  findImage: (key: string) => Promise<{ content_type: string } | null>
  /** Some uploads that were due before a time, oldest first. */
  listExpired: (before: Date) => Promise<{ id: string; object_key: string }[]>
  forgetUpload: (id: string) => Promise<void>
  /** Of a page of images by key, after the key `after`, those from before a time that are not used. */
  listUnused: (before: Date, after: string) => Promise<UnusedImages>
  forgetImage: (key: string) => Promise<void>
}

const SOME = 100
// A statement's time must not grow with the number of images, most of which are used.
const PAGE = 1_000

const isUsed = sql`(
  exists (select from accounts where accounts.id = images.account_id
    and accounts.brand_logo_url like '%/' || images.key)
  or exists (select from brands where brands.account_id = images.account_id
    and brands.photo_url like '%/' || images.key)
  or exists (select from calculations where calculations.id = images.calculation_id
    and calculations.property_photo_url like '%/' || images.key))`

export function openUploadStore(database: Database): UploadStore {
  const { db } = database
  return {
    async hand(upload) {
      await db.insert(uploads).values(upload)
    },
    async find(accountId, objectKey) {
      const mine = and(eq(uploads.object_key, objectKey), eq(uploads.account_id, accountId))
      return (await db.select().from(uploads).where(mine))[0] ?? null
    },
    async ownsCalculation(accountId, calculationId) {
      const mine = and(eq(calculations.id, calculationId), eq(calculations.account_id, accountId))
      return (await db.select({ id: calculations.id }).from(calculations).where(mine)).length > 0
    },
    async noteImage(image) {
      await db.insert(images).values(image)
    },
    use: (accountId, upload, image, url) =>
      transaction(database, async (queries) => {
        const own = queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
        if ((await own.for('no key update')).length === 0) return null
        const [current] = await queries.select().from(uploads).where(eq(uploads.id, upload.id)).for('update')
        if (current === undefined) return null
        if (current.image_key !== null) {
          return current.calculation_id === image.calculation_id ? current.image_key : null
        }
        if (!(await refer(queries, accountId, current.upload_type, image, url))) return null
        const came = { image_key: image.key, calculation_id: image.calculation_id }
        await queries.update(uploads).set(came).where(eq(uploads.id, upload.id))
        return image.key
      }),
    async findImage(key) {
      const isShown = and(eq(images.key, key), isUsed)
      return (await db.select({ content_type: images.content_type }).from(images).where(isShown))[0] ?? null
    },
    listExpired: (before) =>
      db
        .select({ id: uploads.id, object_key: uploads.object_key })
        .from(uploads)
        .where(lt(uploads.expires_at, before))
        .orderBy(asc(uploads.expires_at))
        .limit(SOME),
    async forgetUpload(id) {
      await db.delete(uploads).where(eq(uploads.id, id))
    },
    async listUnused(before, after) {
      const page = await db
        .select({
          key: images.key,
          isUnused: sql<boolean>`${images.created_at} < ${before.toISOString()} and not ${isUsed}`,
        })
        .from(images)
        .where(gt(images.key, after))
        .orderBy(asc(images.key))
        .limit(PAGE)
      return { keys: page.filter(({ isUnused }) => isUnused).map(({ key }) => key), last: page.at(-1)?.key ?? null }
    },
    async forgetImage(key) {
      await db.delete(images).where(eq(images.key, key))
    },
  }
}

/** Stores the URL where the image is shown. Returns false when the calculation was deleted. */
async function refer(
  queries: Transaction,
  accountId: string,
  type: UploadType,
  { calculation_id }: NewImage,
  url: string,
): Promise<boolean> {
  switch (type) {
    case 'brand_logo':
      await queries.update(accounts).set({ brand_logo_url: url }).where(eq(accounts.id, accountId))
      return true
    case 'brand_photo':
      // A new version, so that a brand that was read before does not remove it.
      await queries
        .insert(brands)
        .values({ account_id: accountId, photo_url: url, version: 1 })
        .onConflictDoUpdate({
          target: brands.account_id,
          set: { photo_url: url, version: sql`${brands.version} + 1`, updated_at: sql`clock_timestamp()` },
        })
      return true
    case 'property_photo': {
      if (calculation_id === null) return false
      const mine = and(eq(calculations.id, calculation_id), eq(calculations.account_id, accountId))
      const update = queries.update(calculations).set({ property_photo_url: url }).where(mine)
      return (await update.returning({ id: calculations.id })).length > 0
    }
  }
}
