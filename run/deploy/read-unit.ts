import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A setting of a unit, in the order of the files. */
interface UnitSetting {
  readonly section: string
  readonly name: string
  readonly value: string
}

/** A unit of systemd with its drop-ins, of which Homeyield uses those of a prefix: `homeyield-.service.d`. */
export interface Unit {
  /** Every value of a setting of [Service]. */
  readonly all: (name: string) => readonly string[]
  /** The last value. Throws when there is none. */
  readonly last: (name: string) => string
  readonly environment: Readonly<Record<string, string>>
}

/** Reads a unit such as `homeyield-web@3001` from a folder, with its instance filled in. */
export function readUnit(folder: string, unit: string): Unit {
  const [, template = unit, instance = ''] = /^([^@]+@)(.+)$/u.exec(unit) ?? []
  const [prefix = ''] = /^[^-]+-/u.exec(template) ?? []
  const files = [`${template}.service`, ...globSync(`${prefix}.service.d/*.conf`, { cwd: folder })]
  const settings = files.flatMap((file) => parse(readFileSync(join(folder, file), 'utf8').replaceAll('%i', instance)))
  const all = (name: string) =>
    settings.filter((setting) => setting.section === 'Service' && setting.name === name).map(({ value }) => value)
  const last = (name: string) => {
    const value = all(name).at(-1)
    if (value === undefined) throw new Error(`${unit} has no ${name}`)
    return value
  }
  return { all, last, environment: readAssignments(all('Environment').join(' ').replaceAll(' ', '\n')) }
}

/** The variables of a file for EnvironmentFile=, without quotes and empty ones. */
export function readAssignments(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gmu)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/^"|"$/gu, ''),
  ])
  return Object.fromEntries(pairs)
}

function parse(text: string): UnitSetting[] {
  let section = ''
  const settings: UnitSetting[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, heading] = /^\[(\w+)\]$/u.exec(line) ?? []
    const [, name, value] = /^(\w+)=(.*)$/u.exec(line) ?? []
    if (heading !== undefined) section = heading
    else if (name !== undefined && value !== undefined) settings.push({ section, name, value })
    else throw new Error(`Not a line of a unit: ${line}`)
  }
  return settings
}
