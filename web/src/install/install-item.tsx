import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useConfig } from '../api-client/use-config.ts'
import { showInstallPrompt, useInstallPrompt } from './install-prompt.ts'

/** The menu item that installs the app where the browser supports it; on iOS it explains how. */
export function InstallItem({ className }: { className: string | undefined }) {
  const offer = useInstallPrompt()
  const { product_name } = useConfig()
  const [explaining, setExplaining] = useState(false)
  if (offer === null) return null
  return (
    <li>
      <button
        type="button"
        className={className}
        onClick={() => (offer === 'prompt' ? void showInstallPrompt() : setExplaining(true))}
      >
        Install {product_name}
      </button>
      {explaining ? (
        <Dialog
          title={`Install ${product_name}`}
          onClose={() => setExplaining(false)}
          actions={
            <Button look="primary" onClick={() => setExplaining(false)}>
              OK
            </Button>
          }
        >
          <p>Open the browser’s Share menu and choose “Add to Home Screen”.</p>
          <p>The calculator then opens like any other app, and works without a connection.</p>
        </Dialog>
      ) : null}
    </li>
  )
}
