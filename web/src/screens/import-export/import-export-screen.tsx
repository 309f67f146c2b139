import { Link } from 'react-router'
import { Screen } from '../../ui/screen.tsx'
import { paths } from '../../paths.ts'
import { ExportPart } from './export-part.tsx'
import { ImportPart } from './import-part.tsx'

/** All saved calculations as a file, and calculations from one. */
export function ImportExportScreen() {
  return (
    <Screen heading="Import and export" width="wide">
      <p>
        <Link to={paths.calculations}>Saved calculations</Link>
      </p>
      <ExportPart />
      <ImportPart />
    </Screen>
  )
}
