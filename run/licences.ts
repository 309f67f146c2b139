import { listLicences, readLock } from './list-licences.ts'

// `npm run licences`: licence, name and version of every package that the running product uses; `-- --all` adds those of development.

for (const { licence, name, version } of listLicences(readLock(), process.argv.includes('--all'))) {
  console.log(`${licence ?? 'unknown'}\t${name} ${version}`)
}
