import { useState } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'

const SolveDialog = lazyPart(async () => (await import('../solve/solve-dialog.tsx')).SolveDialog)

export function SolveButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        What would I have to pay?
      </Button>
      {open ? <SolveDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
