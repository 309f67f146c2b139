import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PackageLicence {
  readonly name: string
  readonly version: string
  /** An SPDX expression; undefined where the package states none. */
  readonly licence: string | undefined
}

/** Packages whose package.json states no licence, read from their LICENSE files. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** What is read of a package-lock.json. */
interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** The packages of a package-lock.json with their licences, by licence and name; without `all`, those of production. */
export function listLicences(lock: Lock, all = false): PackageLicence[] {
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && link !== true && (all || dev !== true))
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license ?? READ_BY_HAND[name] }
    })
  const order = ({ licence = '', name, version }: PackageLicence) => `${licence} ${name} ${version}`
  const distinct = new Map(packages.map((one) => [order(one), one]))
  return [...distinct.keys()].toSorted().flatMap((key) => distinct.get(key) ?? [])
}

export function readLock(): Lock {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lock
}
